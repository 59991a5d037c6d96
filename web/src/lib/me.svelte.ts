import { api } from './api';
import type { Me } from './messages';

const AGAIN = 2000;

/** Who sits at this device. */
class Myself {
  me = $state<Me | null>(null);
  #asking: Promise<Me> | null = null;

  /** Asks the server once; it makes a guest where there is none. */
  known(): Promise<Me> {
    this.#asking ??= api.me().then((me) => (this.me = me));
    this.#asking.catch(() => (this.#asking = null));
    return this.#asking;
  }

  /** Goes on as soon as it is known, however long the house takes to answer; returns a way to let it be. */
  whenKnown(go: () => void): () => void {
    let wanted = true;
    const ask = (): void =>
      void this.known().then(
        () => wanted && go(),
        () => wanted && setTimeout(ask, AGAIN),
      );
    ask();
    return () => (wanted = false);
  }

  /** Whoever comes next is somebody new. */
  forget(): void {
    this.me = null;
    this.#asking = null;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }
}

export const myself = new Myself();
