// jsdom has no media queries; calm motion makes shows immediate.
globalThis.matchMedia = ((query: string) => ({
  matches: query.includes('reduced-motion'),
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia;
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
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.getAnimations ??= () => [];
