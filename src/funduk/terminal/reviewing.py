"""`funduk review`: a finished match as a table, a page or records."""

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

import funduk
from funduk.core.errors import FundukError
from funduk.core.recording import Recording
from funduk.locale import Words
from funduk.locale.phrases import Phrases
from funduk.locale.review import ReviewWords, points
from funduk.study.had_you import had_you
from funduk.study.reviewing import begun, findings, has_choice
from funduk.terminal import review_page, review_table
from funduk.terminal.session import bot_names


def run(
    match: funduk.Match,
    words: Words,
    seat: int | None,
    seed: int,
    effort: str,
    html: Path | None,
    as_json: bool,
) -> int:
    """Reviews a match and tells what was found; progress goes to the side."""
    if seat is not None and not 0 <= seat < match.seats:
        raise FundukError(f"--seat {seat}: the seats of this match are 0 to {match.seats - 1}")
    if html is not None and not html.resolve().parent.is_dir():
        raise FundukError(f"cannot write {html}: there is no such folder")
    recording = Recording(match)
    review = _reviewed(recording, words, seat, seed, effort)
    if as_json:
        print(json.dumps(review, ensure_ascii=False))
        return 0
    names = bot_names(words)
    told = ReviewWords(
        Phrases(words, match.game, lambda place: names[place], match.seats), recording
    )
    if html is not None:
        try:
            html.write_text(review_page.page(review, told), encoding="utf-8")
        except OSError as wrong:
            raise FundukError(f"cannot write {html}: {wrong.strerror or wrong}") from None
        print(html)
        return 0
    review_table.show(Console(), review, told)
    return 0


def tell_branch(match: funduk.Match, words: Words, step: int, had: str, seed: int) -> int:
    """What another answer would have been worth in one step, and how it might have gone on."""
    recording = Recording(match)
    action = match.game.parse(had)
    branch = had_you(recording, step, action, seed=seed)
    names = bot_names(words)
    phrases = Phrases(words, match.game, lambda place: names[place], match.seats)
    told = ReviewWords(phrases, recording)
    print(told.say("had", seat=phrases.name(action.seat), action=phrases.action(action)))
    figures = {
        "share": points(branch.share),
        "done": points(branch.done),
        "gain": points(branch.gain, signed=True),
        "half": points(branch.half),
    }
    print(told.say("had-share", **figures))
    print(told.say("had-line"))
    for then in branch.line:
        print("  " + told.say("did", seat=phrases.name(then.seat), action=phrases.action(then)))
    return 0


def _reviewed(
    recording: Recording, words: Words, seat: int | None, seed: int, effort: str
) -> dict[str, Any]:
    made = begun(recording)
    words.need("review")
    steps = sum(
        recording.done(step).seat >= 0
        and seat in (None, recording.done(step).seat)
        and has_choice(recording, step)
        for step in range(1, recording.steps + 1)
    )
    side = Console(file=sys.stderr)
    with side.status("") if side.is_terminal else side.status("", spinner="line") as status:
        for found in findings(recording, seat, seed, effort):
            made.take(found)
            if side.is_terminal:
                told = {"done": len(made.by_step), "steps": steps}
                status.update(words.say("review-working", told))
    return made.to_json()
