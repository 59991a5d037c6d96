import { api } from './api';
import type { Card } from './messages';
import { link, type Link } from './socket.svelte';
import { t } from './words.svelte';

const SOON = 150;

/** My games wherever I am: fetched once, then whenever the house says that something has changed. */
class Turns {
  cards = $state.raw<Card[] | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many games wait for me, not counting one that I am looking at. */
  elsewhere(here: string | null = null): number {
    return (this.cards ?? []).filter((card) => card.turn && card.id !== here).length;
  }

  async look(): Promise<void> {
    this.cards = await api.mine();
  }

  /** Listens while a page is open. */
  follow(house: Link = link): () => void {
    return house.listen({
      opened: () => this.#soon(),
      message: (message) => message.type === 'mine' && this.#soon(),
    });
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look().catch(() => {}), SOON);
  }
}

export const turns = new Turns();

/** "(2) Your turn · the game · Funduk". */
export function pageTitle(waiting: number, ...places: string[]): string {
  const call = waiting > 0 ? [`${waiting > 1 ? `(${waiting}) ` : ''}${t('title-your-turn')}`] : [];
  return [...call, ...places, 'Funduk'].join(' · ');
}
