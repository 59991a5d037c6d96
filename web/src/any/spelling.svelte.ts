import { ApiError } from '../lib/api';
import type { Action, Ask } from '../lib/messages';
import { errorText, toasts } from '../lib/toasts.svelte';
import type { Branch, Choice } from './tree';

type Walk = (ask: Ask, path: number[]) => Promise<Branch>;

/** An action being spelled, choice by choice; steps with one choice are taken by themselves. */
export class Spelling {
  branch = $state.raw<Branch | null>(null);
  /** What was chosen, and whether by the person: steps without a choice are not shown. */
  path = $state.raw<{ choice: Choice; own: boolean; from: Branch }[]>([]);
  #ask: Ask | null = null;
  /** The next choices are on their way. */
  busy = $state(false);
  #turn = 0;

  constructor(private readonly walk: Walk) {}

  /** A new question begins anew; the same question with other moves does, too. */
  async begin(ask: Ask | null, root: () => Promise<Branch | null>): Promise<void> {
    this.#ask = ask;
    this.path = [];
    this.branch = null;
    const turn = ++this.#turn;
    if (!ask) return;
    const found = await root();
    if (turn !== this.#turn) return;
    if (found) await this.#settle(found);
  }

  get choices(): Choice[] {
    return this.branch && !this.branch.done ? this.branch.choices : [];
  }

  get action(): Action | null {
    return this.branch?.done ? this.branch.action : null;
  }

  /** The action as far as it is spelled. */
  get said(): (Partial<Action> & { verb: string }) | null {
    const said: Record<string, unknown> = {};
    for (const { choice } of this.path) {
      if (choice.kind === undefined) said[choice.field] = choice.value;
      else
        said[choice.field] = {
          ...(said[choice.field] as object | undefined),
          [choice.kind]: choice.value,
        };
    }
    return typeof said.verb === 'string' ? (said as { verb: string }) : null;
  }

  get started(): boolean {
    return this.path.some(({ own }) => own);
  }

  async choose(choice: Choice): Promise<void> {
    if (this.busy || !this.branch) return;
    this.busy = true;
    try {
      await this.#follow(choice, true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toasts.show(errorText(error.code, error.args), 'bad');
    } finally {
      this.busy = false;
    }
  }

  /** Takes back the last own choice. */
  back(): void {
    const last = this.path.findLastIndex(({ own }) => own);
    if (last < 0 || this.busy) return;
    this.branch = this.path[last]!.from;
    this.path = this.path.slice(0, last);
  }

  async #follow(choice: Choice, own: boolean): Promise<void> {
    const turn = this.#turn;
    const path = [...this.path, { choice, own, from: this.branch! }];
    const ids = path.map((one) => one.choice.id);
    const next = choice.next ?? (await this.walk(this.#ask!, ids));
    if (turn !== this.#turn) return;
    this.path = path;
    await this.#settle(next);
  }

  async #settle(branch: Branch): Promise<void> {
    this.branch = branch;
    if (!branch.done && branch.choices.length === 1) await this.#follow(branch.choices[0]!, false);
  }
}
