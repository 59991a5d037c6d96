// What belongs to the answer of a question and cannot be seen without scrolling the page.
() => {
  const PIECES = ['choice', 'stall', 'type', 'take', 'own', 'to', 'die', 'pay', 'chip', 'on', 'make'];
  PIECES.push('put', 'want', 'sell', 'move', 'partner', 'recover', 'give', 'pick', 'act');
  const named = (one) => PIECES.find((piece) => one.hasAttribute(`data-${piece}`));
  const beside = 'header, aside, dialog, .stall:not(.open), [data-act=order]';
  const live = (one) => one.checkVisibility() && !one.disabled && !one.closest(beside);
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !!there && (one.contains(there) || there.contains(one));
  };
  /** A row that is swiped, or a list of its own: its frame must be in sight, and something in it. */
  const frame = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const across = /auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1;
      const down = /auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1;
      if (across || down) return up;
    }
    return null;
  };
  const question = document.querySelector('[data-testid=question]');
  const pieces = [...document.querySelectorAll(PIECES.map((piece) => `[data-${piece}]`).join())];
  const answers = pieces.filter(live);
  const shown = new Set(answers.filter(seen));
  const framed = new Set([...shown].map(frame).filter(Boolean));
  const hidden = answers.filter((one) => !shown.has(one) && !framed.has(frame(one)));
  const name = (one) => `${named(one)}=${one.getAttribute(`data-${named(one)}`)}`;
  return {
    question: question && seen(question) ? question.textContent.trim() : '',
    answers: answers.length,
    shown: shown.size,
    hidden: hidden.map(name),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}
