import { api } from './api';
import type { Line } from './messages';

/** What is said at one table, as this tab knows it; lines of people I have muted or blocked are left out. */
export class Chat {
  lines = $state.raw<Line[]>([]);
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  more = $state(false);
  unread = $state(0);
  #looking = 0;
  #asked = false;
  /** From where on this tab has looked; people I shun may have said what lies there. */
  #first = 0;
  #hears = new Set<(line: Line) => void>();

  constructor(readonly table: string) {}

  get shown(): Line[] {
    return this.lines.filter((line) => !this.hidden.has(line.who));
  }

  onLine(listener: (line: Line) => void): () => void {
    this.#hears.add(listener);
    return () => this.#hears.delete(listener);
  }

  /** The last lines as a snapshot has them; what was paged in before them stays. */
  replace(lines: Line[]): void {
    const first = lines[0]?.n ?? 0;
    const older = this.lines.filter((line) => line.n < first);
    if (!older.length) {
      this.more = first > 1;
      this.#first = 0;
    }
    this.lines = [...older, ...lines];
    if (!this.#asked) void this.#askWhomToHide();
  }

  hear(line: Line): void {
    if (line.n <= (this.lines.at(-1)?.n ?? 0)) return;
    this.lines = [...this.lines, line];
    if (this.hidden.has(line.who)) return;
    if (!this.#looking) this.unread++;
    for (const hears of this.#hears) hears(line);
  }

  /** While somebody looks, nothing is unread. */
  look(): () => void {
    this.#looking++;
    this.unread = 0;
    return () => void this.#looking--;
  }

  async older(): Promise<void> {
    const page = await api.chat(this.table, this.#first || this.lines[0]?.n);
    this.lines = [...page.lines, ...this.lines];
    this.more = page.more;
    this.#first = page.first;
  }

  async say(text: string): Promise<void> {
    await api.command(this.table, 'say', { text });
  }

  async shun(line: Line, how: 'mute' | 'block'): Promise<void> {
    const { who } = await api.command<{ who: string }>(this.table, 'shun', { line: line.n, how });
    this.hidden = new Set([...this.hidden, who]);
  }

  async #askWhomToHide(): Promise<void> {
    this.#asked = true;
    try {
      this.hidden = new Set((await api.chat(this.table, 1)).hidden);
    } catch {
      this.#asked = false;
    }
  }
}
