import type { Game } from '../../lib/messages';

/** The level for someone who has not chosen one: the middle of the ladder. */
export function middleLevel(about: Game): string {
  return about.levels[Math.floor((about.levels.length - 1) / 2)] ?? 'random';
}
