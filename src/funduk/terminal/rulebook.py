"""The rulebooks, as they lie in the games' rooms."""

from pathlib import Path

GAMES = Path(__file__).parent.parent / "games"


def rules_text(game: str, language: str) -> str:
    """The rulebook of a game in one language."""
    return (GAMES / game / f"RULES.{language}.md").read_text(encoding="utf-8")
