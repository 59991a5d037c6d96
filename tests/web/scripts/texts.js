() => {
  const parse = (text) => {
    const n = (text.match(/[\d.]+%?/g) ?? []).map((v) => v.endsWith('%') ? parseFloat(v) / 100 : parseFloat(v));
    if (text.startsWith('color(srgb')) return [n[0] * 255, n[1] * 255, n[2] * 255, n[3] ?? 1];
    return [n[0] ?? 0, n[1] ?? 0, n[2] ?? 0, n[3] ?? 1];
  };
  const over = (top, under) => [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3])).concat(1);
  const behind = (element) => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) layers.push(parse(getComputedStyle(e).backgroundColor));
    let colour = parse(getComputedStyle(document.documentElement).backgroundColor);
    for (const layer of layers.reverse()) colour = over(layer, colour);
    return colour;
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const found = [];
  const walk = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    const text = walk.currentNode.textContent.trim();
    if (!text || element.closest('svg, .hidden, :disabled, [aria-disabled=true], option') || element.offsetParent === null) continue;
    let opacity = 1;
    let moving = false;
    for (let e = element; e; e = e.parentElement) moving ||= e.getAnimations().length > 0;
    if (moving) continue;
    for (let e = element; e; e = e.parentElement) opacity *= parseFloat(getComputedStyle(e).opacity);
    const ground = behind(element);
    const ink = parse(getComputedStyle(element).color);
    ink[3] *= opacity;
    const [a, b] = [light(over(ink, ground)), light(ground)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const size = parseFloat(getComputedStyle(element).fontSize);
    found.push({ text: text.slice(0, 40), ratio: Math.round(ratio * 100) / 100, need: size >= 24 ? 3 : 4.5 });
  }
  return found;
}
