import type { Clock, Time } from './messages';
import { prefs } from './prefs.svelte';
import { t } from './words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on a clock is urgent. */
const URGENT: Record<Clock['kind'], number> = { live: 20 * SECOND, days: HOUR };

/** The server's clock, which stands still while the server does, read by this machine's. */
class ServerTime {
  now = $state(0);
  #offset = 0;
  #readers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  heard(now: number): void {
    this.#offset = now - performance.now();
    this.#tick();
  }

  /** Ticks once a second while somebody looks. */
  read(): () => void {
    this.#tick();
    if (this.#readers++ === 0) this.#timer = setInterval(() => this.#tick(), SECOND);
    return () => {
      if (--this.#readers === 0) clearInterval(this.#timer);
    };
  }

  /** This very moment, for whoever sets a timer of their own. */
  exact(): number {
    return performance.now() + this.#offset;
  }

  #tick(): void {
    this.now = this.exact();
  }
}

export const serverTime = new ServerTime();

export interface Left {
  ms: number;
  total: number;
  banked: boolean;
  urgent: boolean;
}

/** What is left of a question's allowance, or of the bank once that is gone; over days both together. */
export function leftOf(time: Time, kind: Clock['kind'], now = serverTime.now): Left {
  const total = Math.max(0, time.until + time.bank - now);
  const banked = now >= time.until;
  return {
    ms: banked || kind === 'days' ? total : time.until - now,
    total,
    banked,
    urgent: total <= URGENT[kind],
  };
}

const unit = (n: number, name: string, long: boolean): string =>
  new Intl.NumberFormat(prefs.lang, {
    style: 'unit',
    unit: name,
    unitDisplay: long ? 'long' : 'short',
    maximumFractionDigits: 0,
  }).format(n);

/** "4:32", "5 hr", "3 days"; long: "4 minutes", for those who listen. */
export function duration(ms: number, long = false): string {
  if (ms >= 2 * DAY) return unit(Math.round(ms / DAY), 'day', true);
  if (ms >= 2 * HOUR) return unit(Math.round(ms / HOUR), 'hour', long);
  if (long)
    return ms >= 2 * MINUTE
      ? unit(Math.floor(ms / MINUTE), 'minute', true)
      : unit(Math.ceil(ms / SECOND), 'second', true);
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= 3600) return unit(Math.floor(seconds / 60), 'minute', false);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A round length such as "30 sec" or "3 days". */
function length(seconds: number): string {
  if (seconds >= 2 * 86400) return unit(seconds / 86400, 'day', true);
  if (seconds >= 3600) return unit(seconds / 3600, 'hour', false);
  return seconds >= 120 ? unit(seconds / 60, 'minute', false) : unit(seconds, 'second', false);
}

/** A table's clock in words; the house's presets are data, so no preset has a text of its own. */
export function clockText(clock: Clock | null | undefined): string {
  if (!clock) return t('clock-none');
  return t(`clock-${clock.kind}`, { question: length(clock.question), bank: length(clock.bank) });
}
