/** Keys that act on the table, unless someone is typing or a sheet is open. Return true when the key was used. */
export function onKey(handle: (key: string, event: KeyboardEvent) => boolean): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (target.closest?.('input, textarea, select, dialog')) return;
    // Enter and space on a focused control belong to that control.
    if ((event.key === 'Enter' || event.key === ' ') && target.closest?.('button, a')) return;
    if (handle(event.key.length === 1 ? event.key.toLowerCase() : event.key, event))
      event.preventDefault();
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}
