import { api } from './api';
import type { Game } from './messages';
import { prefs } from './prefs.svelte';

/** The games this house offers, in its order, as the server tells them. */
class Catalogue {
  games = $state.raw<Game[]>([]);
  #loading: Promise<Game[]> | null = null;

  /** Asks once; after a failure the next one asks again. */
  known(): Promise<Game[]> {
    this.#loading ??= api.games().then(
      (games) => (this.games = games),
      (error) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  of(game: string): Game | null {
    return this.games.find((one) => one.game === game) ?? null;
  }

  /** What a game calls itself, briefly. */
  title(game: string): string {
    return this.of(game)?.signs[prefs.lang]?.title ?? '';
  }

  line(game: string): string {
    return this.of(game)?.signs[prefs.lang]?.line ?? '';
  }
}

export const catalogue = new Catalogue();
export const titleOf = (game: string): string => catalogue.title(game);
