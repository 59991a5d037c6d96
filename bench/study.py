"""What must hold of the study, printed per game: `python -m bench.study WHAT`, where WHAT is one of

luck          the joint test of mean zero, and the factor of games saved, also per second
times         processor seconds of a quick and of a normal review
levels        mean loss per decision at tables of four alike, which must order the levels
planted       errors certified by many lines: how many a normal review finds, and how many it makes up
calibration   by tenths: what the judge said at rounds' starts and after reveals, and what was won
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

import funduk
from funduk import bots
from funduk.core.dice import FastDice
from funduk.core.recording import Recording
from funduk.study.decisions import by_playing, by_values
from funduk.study.judge import judge_of
from funduk.study.luck import CHANCE_EVENT, account, end_of_event, play_and_note
from funduk.study.prices import Adviser, Moment, mean_and_half, play_on
from funduk.study.reviewing import EFFORTS, has_choice, moment_before, review

Floats = NDArray[np.float64]
SEATS = 4
SEEDS_APART = 50_000_000
"""Far from all arenas, trainings and studies."""


def played(game: funduk.Game, who: list[str], seed: int) -> tuple[funduk.Match, dict[int, Any]]:
    """A match of bots, and what their dice drew from."""
    match = funduk.Match(game, seats=len(who), dice=FastDice(SEEDS_APART + seed))
    seated = [bots.bot(name, game, seat, match.bot_dice(seat)) for seat, name in enumerate(who)]
    for bot in seated:
        bot.recall(match.history(bot.seat))
    return match, play_and_note(match, seated, seed)


# luck


def luck(game: funduk.Game, options: argparse.Namespace) -> None:
    judge = judge_of(game)
    results, by_chance, by_mixture = [], [], []
    playing = reckoning = 0.0
    for seed in range(options.games):
        begun = time.process_time()
        match, mixtures = played(game, [options.bots] * SEATS, seed)
        between = time.process_time()
        told = account(Recording(match), judge, seed, options.samples, mixtures)
        playing += between - begun
        reckoning += time.process_time() - between
        results.append(told.result)
        for terms, kind in ((by_chance, True), (by_mixture, False)):
            kept = [term.shares for term in told.terms if (term.event == CHANCE_EVENT) is kind]
            terms.append(np.sum(kept, axis=0) if kept else np.zeros(SEATS))
    won, chance, drawn = np.array(results), np.array(by_chance), np.array(by_mixture)
    print(f"{game.name}: {options.games} games of {options.bots}, {options.samples} samples")
    for name, terms in (("chance", chance), ("mixtures", drawn), ("both", chance + drawn)):
        print(f"  mean zero, {name}: {joint_test(terms)}")
        print(f"  factor, {name} as it is: {factor(won, won - terms)}")
    half = options.games // 2
    weights = fitted(won[:half], chance[:half], drawn[:half])
    adjusted = won[half:] - weights[0] * chance[half:] - weights[1] * drawn[half:]
    print(f"  weights from the first half: chance {weights[0]:.2f}, mixtures {weights[1]:.2f}")
    print(f"  factor, weighed, second half: {factor(won[half:], adjusted)}")
    cost = (playing + reckoning) / playing
    saved = spread(won[half:]) / spread(adjusted) / cost
    print(f"  an account costs {cost:.2f} times the game alone; factor a second: {saved:.2f}")


def spread(values: Floats) -> float:
    return float(values.var(axis=0, ddof=1).sum())


def factor(raw: Floats, adjusted: Floats) -> str:
    """Raw variance by adjusted, with an interval from leaving games out in twenty groups."""
    whole = spread(raw) / spread(adjusted)
    groups = np.arange(len(raw)) % 20
    left = [
        np.log(spread(raw[groups != group]) / spread(adjusted[groups != group]))
        for group in range(20)
    ]
    half = 1.96 * sqrt(19 / 20 * float(np.sum((np.array(left) - np.mean(left)) ** 2)))
    return f"{whole:.2f} ({whole * np.exp(-half):.2f} to {whole * np.exp(half):.2f})"


def fitted(won: Floats, chance: Floats, drawn: Floats) -> Floats:
    """The weights of both accounts that leave least variance."""
    columns = np.stack([chance.ravel(), drawn.ravel()], axis=1)
    found, *_ = np.linalg.lstsq(columns, (won - won.mean(axis=0)).ravel(), rcond=None)
    return np.array(found, dtype=np.float64)


def joint_test(terms: Floats) -> str:
    """Hotelling's test of all seats together; one seat follows from the others."""
    some = terms[:, :-1]
    if np.allclose(some, 0.0):
        return "no such terms"
    mean = some.mean(axis=0)
    covered = np.cov(some.T) / len(some)
    squared = float(mean @ np.linalg.pinv(covered) @ mean)
    limit = 7.81  # chi-squared, three degrees, 95 %
    return f"{squared:.2f} (below {limit} holds at 95 %)"


# decisions


def times(game: funduk.Game, options: argparse.Namespace) -> None:
    for effort in ("quick", "normal"):
        taken = []
        for seed in range(options.games):
            match, _ = played(game, ["regular"] * SEATS, seed)
            begun = time.process_time()
            review(match, effort=effort)
            taken.append(time.process_time() - begun)
        print(
            f"{game.name}: {effort} review {np.mean(taken):.1f} s on average, {max(taken):.1f} at most"
            f" ({options.games} games of regulars; compiled: {funduk.compiled})"
        )


def levels(game: funduk.Game, options: argparse.Namespace) -> None:
    for name in ("peddler", "merchant", "novice", "regular", "expert", "master"):
        losses = []
        for seed in range(options.games):
            match, _ = played(game, [name] * SEATS, seed)
            found = review(match, effort=options.effort)
            losses.append(sum(one.loss for one in found.decisions) / len(found.decisions))
        mean, half = mean_and_half([100 * loss for loss in losses])
        print(f"{game.name}: {name} loses {mean:.2f} ± {half:.2f} points a decision")


def planted(game: funduk.Game, options: argparse.Namespace) -> None:
    """Any legal action at moments of experts' games, certified by many lines, then reviewed."""
    judge, means = judge_of(game), EFFORTS["normal"]
    found = {"10 and more": [0, 0], "5 to 10": [0, 0], "below 2": [0, 0]}
    dice = FastDice(options.seed)
    for seed in range(options.games):
        match, _ = played(game, ["expert"] * SEATS, seed)
        recording = Recording(match)
        steps = [
            step
            for step in range(1, recording.steps + 1)
            if recording.done(step).seat >= 0 and has_choice(recording, step)
        ]
        for _ in range(options.moments):
            step = steps[dice.below(len(steps))]
            moment = moment_before(recording, step)
            assert moment is not None
            moves = game.moves(recording.tables[step - 1], moment.ask)
            action = moves[dice.below(len(moves))]
            if recording.answered(step) is None:
                continue
            loss = certified(moment, action, judge, options.lines)
            told, adviser = by_values(moment, step, action)
            if told.loss >= 0.02:
                told = by_playing(told, adviser, moment, judge, action, means.lines, 1)
            flagged = told.verdict != "fine"
            for name, here in (
                ("10 and more", loss >= 0.10),
                ("5 to 10", 0.05 <= loss < 0.10),
                ("below 2", loss < 0.02),
            ):
                found[name][0] += flagged and here
                found[name][1] += here
    for name, (flagged, number) in found.items():
        share = f"{100 * flagged / number:.0f} %" if number else "–"
        print(f"{game.name}: certified {name} points: {flagged} of {number} flagged ({share})")


def certified(moment: Moment, action: Any, judge: Any, lines: int) -> float:
    """How far an action lies behind the adviser's best of many lines."""
    adviser = Adviser(moment)
    others = [option for option, _ in adviser.options[:3]] or [adviser.advice.action]
    actions = [action, *[other for other in others if other != action]]
    if len(actions) == 1:
        return 0.0
    tried = play_on(moment, judge, adviser.bot, actions, range(10_000, 10_000 + lines), 7)
    return max(0.0, max(tried.mean(place) for place in range(1, len(actions))) - tried.mean(0))


# values


def calibration(game: funduk.Game, options: argparse.Namespace) -> None:
    judge = judge_of(game)
    said: list[list[tuple[float, float]]] = []
    for seed in range(options.games):
        match, _ = played(game, [options.bots] * SEATS, seed)
        recording = Recording(match)
        result = judge.shares(recording.tables[-1])
        here, last = [], 1
        while last <= recording.steps:
            last = end_of_event(recording, last)
            starts = getattr(recording.tables[last], "round", 0) != getattr(
                recording.tables[last - 1], "round", 0
            )
            reveals = any(event.reveals() for event in recording.entries[last - 1].events)
            if starts or reveals:
                here += list(zip(judge.shares(recording.tables[last]), result, strict=True))
            last += 1
        said.append(here)
    for tenth in range(10):
        low, high = tenth / 10, (tenth + 1) / 10
        by_game = [
            np.mean([won - share for share, won in here if low <= share < high])
            for here in said
            if any(low <= share < high for share, _ in here)
        ]
        if len(by_game) > 1:
            mean, half = mean_and_half([100 * float(off) for off in by_game])
            print(f"{game.name}: said {low:.1f} to {high:.1f}, won {mean:+.1f} ± {half:.1f} points")


WHAT = {
    "luck": luck,
    "times": times,
    "levels": levels,
    "planted": planted,
    "calibration": calibration,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=list(WHAT))
    parser.add_argument("--game", choices=list(funduk.GAMES), help="one game instead of all")
    parser.add_argument("--games", type=int, default=40, help="games to play")
    parser.add_argument("--bots", default="vizier", help="who plays, for luck and calibration")
    parser.add_argument("--samples", type=int, default=8, help="outcomes that stand for chance")
    parser.add_argument("--effort", default="quick", help="of reviews, for levels")
    parser.add_argument("--moments", type=int, default=4, help="a game, for planted errors")
    parser.add_argument("--lines", type=int, default=200, help="that certify a planted error")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for name in [options.game] if options.game else list(funduk.GAMES):
        WHAT[options.what](funduk.game(name), options)


if __name__ == "__main__":
    main()
