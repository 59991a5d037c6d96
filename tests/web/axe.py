"""axe-core in the page: what it finds wrong for people who do not look or do not point."""

from __future__ import annotations

from functools import lru_cache

from playwright.sync_api import Page

from tools import frontend

KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental"]
RUN = """async (kinds) => {
  // What is still fading in has not its colours yet; endless animations are not waited for.
  const ending = document.getAnimations().filter((one) => isFinite(one.effect.getComputedTiming().endTime));
  await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  const found = await axe.run(document, { runOnly: kinds, resultTypes: ['violations'] });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `${id}: ${html.replace(/ class="[^"]*"/g, '').slice(0, 120)} (${why.slice(0, 160)})`;
    }),
  );
}"""


@lru_cache(maxsize=1)
def _source() -> str:
    return (frontend.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()


def violations(page: Page) -> list[str]:
    """Every violation of any kind on the page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found: list[str] = page.evaluate(RUN, KINDS)
    return found
