const drawings = import.meta.glob<string>(
  ['../../art/ware-*.svg', '../../art/magic-lamp.svg', '../../art/artefact.svg'],
  { query: '?raw', import: 'default', eager: true },
);
const LETTERS: Record<string, string> = {
  'ware-violet': 'V',
  'ware-copper': 'C',
  'ware-teal': 'T',
  'ware-rose': 'R',
  'ware-sand': 'S',
  'ware-grey': 'G',
  'magic-lamp': 'L',
  artefact: 'A',
};

/** Puts the drawings of the wares into the page once, so that each piece only points at them. */
function hang(): void {
  const symbols = Object.entries(drawings).map(([path, svg]) => {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    return `<symbol id="ware-${LETTERS[name]!}" viewBox="0 0 48 48">${svg.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')}</symbol>`;
  });
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<svg class="hidden" width="0" height="0" aria-hidden="true" id="wares">${symbols.join('')}</svg>`,
  );
}

if (typeof document !== 'undefined' && !document.getElementById('wares')) hang();
