import { vi } from 'vitest';

// jsdom has no media queries; calm motion makes shows immediate.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('reduced-motion'),
  media: query,
  addEventListener() {},
  removeEventListener() {},
}));
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.animate ??= () =>
  ({
    finished: Promise.resolve(),
    cancel() {},
    finish() {},
    play() {},
    pause() {},
  }) as unknown as Animation;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.getAnimations ??= () => [];
