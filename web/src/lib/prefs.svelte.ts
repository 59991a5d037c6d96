export type Lang = 'de' | 'en';
/** How quickly a person is told what happens; null: as the table plays. */
export type Telling = 'slow' | 'normal' | 'fast' | 'wait';
export type Theme = 'evening' | 'morning';

const KEY = 'funduk';

interface Kept {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  telling?: Telling;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** What a person has set on this device: language, light, sound, how quickly things are told. */
class Prefs {
  #kept = kept();
  lang = $state<Lang>(
    this.#kept.lang ?? (navigator.language?.toLowerCase().startsWith('de') ? 'de' : 'en'),
  );
  theme = $state<Theme>(
    this.#kept.theme ??
      (globalThis.matchMedia?.('(prefers-color-scheme: light)').matches ? 'morning' : 'evening'),
  );
  sound = $state<boolean>(this.#kept.sound ?? false);
  telling = $state<Telling | null>(this.#kept.telling ?? null);

  show(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', this.theme === 'morning' ? '#E6E0D8' : '#211B28');
  }

  keep(): void {
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({
          lang: this.lang,
          theme: this.theme,
          sound: this.sound,
          telling: this.telling ?? undefined,
        }),
      );
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    this.keep();
  }
  toggleTheme(): void {
    this.theme = this.theme === 'evening' ? 'morning' : 'evening';
    this.keep();
  }
  setTelling(telling: Telling): void {
    this.telling = telling;
    this.keep();
  }
  toggleSound(): void {
    this.sound = !this.sound;
    this.keep();
  }
}

export const prefs = new Prefs();
export const calm = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
