import { api } from './api';
import type { Me } from './messages';

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
