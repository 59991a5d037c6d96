const drawings = import.meta.glob<string>('../../art/good-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LETTERS: Record<string, string> = {
  tobacco: 'T',
  marmalade: 'M',
  pearls: 'P',
  books: 'B',
  coffee: 'C',
  glass: 'G',
};

/** Puts the drawings of the goods into the page once, so that each piece only points at them. */
function hang(): void {
  const symbols = Object.entries(drawings).map(([path, svg]) => {
    const [, name, small] = /good-([a-z]+?)(-small)?\.svg$/.exec(path)!;
    const inner = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
    const symbol = (letter: string, drawing: string) =>
      `<symbol id="good-${letter}${small ? '-s' : ''}" viewBox="0 0 48 48">${drawing}</symbol>`;
    const own = symbol(LETTERS[name!]!, inner);
    return name === 'coffee' ? own + symbol('K', inner.replace('>C</text>', '>K</text>')) : own;
  });
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg class="hidden" width="0" height="0" aria-hidden="true" id="goods">${symbols.join('')}</svg>`,
  );
}

if (typeof document !== 'undefined' && !document.getElementById('goods')) hang();
