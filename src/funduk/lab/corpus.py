"""A corpus: many bot games as one Parquet file, a row for every answer; each game replays to the same bytes.

Loading takes three lines:

    import polars
    corpus = polars.read_parquet("corpus.parquet")
    one_game = corpus.filter(polars.col("game_number") == 0)
"""

import json
from pathlib import Path
from typing import Any

import polars as pl

import funduk
from funduk.core.errors import FundukError
from funduk.core.record import CHANCE
from funduk.doors import seating

MOST = 100_000


def play(
    game: str, seats: int, options: dict[str, Any], names: list[str], seed: str
) -> funduk.Match:
    """One game with its whole log; the seed makes it the same again."""
    match = funduk.Match(funduk.game(game), seats, seed, options)
    match.play_out(names)
    return match


def rows_of(match: funduk.Match, number: int, names: list[str], seed: str) -> list[dict[str, Any]]:
    """A row for every answer: the position before it, who is asked what, the action, and the win."""
    game, table = match.game, match.start.copy()
    winners = match.winners or []
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    rows = []
    for step, entry in enumerate(match.entries):
        action = entry.action
        if action is None:
            continue
        asks = game.asks(table)
        question = next((ask.question for ask in asks if ask.seat == action.seat), "")
        rows.append(
            {
                "game_number": number,
                "step": step,
                "seed": seed,
                "seat": action.seat,
                "bot": "" if action.seat == CHANCE else names[action.seat],
                "question": question,
                "action": action.to_text(),
                "position": json.dumps(game.dump(table), ensure_ascii=False),
                "win_share": None if action.seat == CHANCE else shares[action.seat],
                "shares": shares,
                "scores": match.scores,
            }
        )
        game.perform(table, action)
    return rows


def write(
    game: str,
    games: int,
    seats: int,
    options: dict[str, Any],
    bots: str,
    seed: int,
    path: Path,
) -> int:
    """Plays the games and writes the file, whole or not at all; the number of rows."""
    if not 1 <= games <= MOST:
        raise FundukError(f"--games must be a number from 1 to {MOST}, not {games}")
    given = seating.split_names(bots)
    if not given or len(given) > seats:
        raise FundukError(f"--bots needs 1 to {seats} names, got {len(given)}")
    names = [given[seat % len(given)] for seat in range(seats)]
    rows = []
    for number in range(games):
        turned = [names[(seat + number) % seats] for seat in range(seats)]
        own = f"corpus {seed} {number}"
        rows += rows_of(play(game, seats, options, turned, own), number, turned, own)
    content = funduk.game(game).components.content
    about = {
        "funduk": funduk.__version__,
        "game": game,
        "rules_version": str(funduk.game(game).rules_version),
        "seats": str(seats),
        "options": json.dumps(options),
        "set": str(content.get("name", "")),
    }
    part = path.with_name(path.name + ".part")
    pl.DataFrame(rows).write_parquet(part, metadata=about)
    part.replace(path)
    return len(rows)


def replays(path: Path) -> int:
    """Plays every game of a corpus again from its seed's actions and positions; how many agreed."""
    frame = pl.read_parquet(path)
    about = pl.read_parquet_metadata(path)
    game = funduk.game(about["game"])
    agreed = 0
    for rows in frame.partition_by("game_number", maintain_order=True):
        table = game.setup(int(about["seats"]), json.loads(about["options"]))
        for row in rows.iter_rows(named=True):
            if json.dumps(game.dump(table), ensure_ascii=False) != row["position"]:
                raise FundukError(f"game {row['game_number']} differs before step {row['step']}")
            game.apply(table, game.parse(row["action"]))
        agreed += game.scores(table) == rows["scores"][0].to_list()
    return agreed
