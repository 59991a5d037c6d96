"""Chooses between the full screen and the line mode, and sits people down."""

import shlex
import sys
from pathlib import Path

import funduk
from funduk.catalogue import rulebook
from funduk.locale import Words
from funduk.locale.phrases import Phrases
from funduk.terminal import kept_games
from funduk.terminal.session import Seating, Session, bot_names


def has_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def play(
    match: funduk.Match,
    people: int,
    names: list[str],
    lineup: list[str],
    words: Words,
    save: Path | None,
    plain: bool,
    pace: str,
) -> int:
    """One match at this terminal."""
    called = [
        names[seat]
        if seat < len(names)
        else words.say("terminal-person", {"people": people, "number": seat + 1})
        for seat in range(people)
    ]
    session = Session(match, Seating(called, lineup, words), words, save)
    if not plain and not has_screen():
        print(words.say("terminal-falls-back"))
        plain = True
    if plain:
        from funduk.terminal.plain import PlainTable

        PlainTable(session, sys.stdin, sys.stdout).play()
    else:
        from funduk.terminal.app import HUMAN_MOMENT, TableApp

        TableApp(session, HUMAN_MOMENT if pace == "human" else 0).run()
    if save is not None and save.exists():
        print(words.say("terminal-saved", {"file": str(save)}))
    return 0


def list_kept_games(words: Words) -> int:
    """The kept games that can go on, each as the command that does it."""
    found = kept_games.unfinished()
    if not found:
        print(words.say("terminal-no-kept-games", {"folder": str(kept_games.folder())}))
        return 0
    print(words.say("terminal-kept-games", {"count": len(found)}))
    for file, game in found:
        print(f"  funduk play {game} --resume {shlex.quote(str(file))}")
    return 0


def replay(match: funduk.Match, words: Words, plain: bool) -> int:
    """A saved match, step by step or line by line."""
    from funduk.terminal.reel import Reel

    names = bot_names(words)
    phrases = Phrases(words, match.game, lambda seat: names[seat], match.seats)
    reel = Reel(match, phrases)
    if plain or not has_screen():
        from funduk.terminal.reel import EVERYTHING

        for step in range(1, reel.length + 1):
            for line in reel.lines(step, EVERYTHING):
                print(line)
        if match.winners is not None:
            scores = ", ".join(
                f"{phrases.name(seat)} {points}" for seat, points in enumerate(match.scores or [])
            )
            print(scores)
            count = len(match.winners)
            print(
                words.say(
                    "terminal-winners", {"winners": phrases.names(match.winners), "count": count}
                )
            )
        return 0
    from funduk.terminal.replay_app import ReplayApp

    ReplayApp(reel).run()
    return 0


def rules(game: str, words: Words) -> int:
    """The rulebook, set for the screen or as it is for a pipe."""
    text = rulebook(game, words.language)
    if not sys.stdout.isatty():
        print(text)
        return 0
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))
    return 0
