() => [...document.querySelectorAll('button, a[href], select, input')]
  .filter((c) => c.offsetParent !== null && !c.disabled && !c.closest('[aria-hidden=true]') && !c.matches('.rule, [data-gem], p a'))
  .map((c) => [c.getBoundingClientRect(), c.outerHTML.slice(0, 90)])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 36))
  .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)
