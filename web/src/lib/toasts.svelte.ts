import { ApiError } from './api';
import { t, words } from './words.svelte';

interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'ok' | 'bad';
  /** Read out; not where something else has said it already. */
  spoken: boolean;
}

/** Short notes that go by themselves. */
class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  show(text: string, tone: Toast['tone'] = 'plain', spoken = true): void {
    const id = this.#next++;
    this.list = [...this.list.slice(-2), { id, text, tone, spoken }];
    setTimeout(() => (this.list = this.list.filter((toast) => toast.id !== id)), 4500);
  }

  /** Runs something that may be refused and says why if it is. */
  async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.show(errorText(error.code, error.args), 'bad');
      return undefined;
    }
  }
}

export function errorText(code: string, args: Record<string, string | number> = {}): string {
  return words.has(`error-${code}`) ? t(`error-${code}`, args) : t('error-server');
}

export const toasts = new Toasts();
