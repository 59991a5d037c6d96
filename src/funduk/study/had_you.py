"""Had you done something else: what it would have been worth, and how it would likely have gone on."""

from dataclasses import dataclass

from funduk.core.action import Action, Refused
from funduk.core.dice import FastDice
from funduk.core.errors import FundukError
from funduk.core.game import Table
from funduk.core.playout import answer
from funduk.core.record import CHANCE
from funduk.core.recording import Recording
from funduk.study.judge import LONGEST, Judge, judge_of, seated, thinker
from funduk.study.prices import Adviser, play_on
from funduk.study.reviewing import moment_before

LINES = 40


@dataclass(frozen=True)
class Branch:
    """An answer that was not given: both shares, the difference with half of its interval, and a line."""

    share: float
    done: float
    gain: float
    half: float
    line: list[Action]
    """What bots would do next, to the end of the round or turn."""


def had_you(
    recording: Recording,
    step: int,
    action: Action,
    lines: int = LINES,
    seed: int = 0,
    judge: Judge | None = None,
) -> Branch:
    """Holds another answer against the one that a step gave, from what its seat knew."""
    moment = moment_before(recording, step) if 1 <= step <= recording.steps else None
    if moment is None:
        raise FundukError(f"nobody decided anything in step {step} of {recording.steps}")
    game = recording.game
    refusal = game.refusal(recording.tables[step - 1], action)
    if refusal is not None or action.seat != moment.ask.seat:
        if refusal is not None:
            raise Refused(action, refusal)
        raise FundukError(f"step {step} was seat {moment.ask.seat}'s, not seat {action.seat}'s")
    judge = judge_of(game) if judge is None else judge
    adviser = Adviser(moment)
    tried = play_on(moment, judge, adviser.bot, [recording.done(step), action], range(lines), seed)
    gain, half = tried.behind(0, 1)
    imagined = judge.imagine(moment.view, adviser.bot, FastDice(seed))
    return Branch(tried.mean(1), tried.mean(0), gain, half, _line(judge, imagined, action, seed))


def _line(judge: Judge, before: Table, action: Action, seed: int) -> list[Action]:
    """How strong bots go on, without what chance does."""
    game, table = judge.game, before.copy()
    game.perform(table, action)
    found = [action]
    dice = FastDice(seed)
    players = seated(game, table.seats(), thinker(game.name), seed)
    for _ in range(LONGEST):
        ask = game.next_ask(table, dice)
        if ask is None or judge.is_far_enough(before, table):
            break
        then = answer(game, table, ask, dice, players)
        game.perform(table, then)
        if then.seat != CHANCE:
            found.append(then)
    return found
