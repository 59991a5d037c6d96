"""The data behind a report: every game as Parquet, every figure as CSV."""

import csv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import polars as pl

from funduk.core.errors import FundukError
from funduk.lab.study.plan import Study
from funduk.lab.study.settings import Setting

GAMES_FILE = "games.parquet"
FIGURES_FILE = "figures.csv"
SCHEMA: dict[str, Any] = {
    "table": pl.UInt16,
    "seats": pl.UInt8,
    "changed": pl.String,
    "seed": pl.UInt64,
    "turn": pl.UInt8,
    "bots": pl.List(pl.String),
    "shares": pl.List(pl.Float64),
    "scores": pl.List(pl.Int32),
    "decisions": pl.UInt32,
}
"""One row a game; what the columns mean stands in docs/lab.md."""
FIGURE_COLUMNS = (
    "seats",
    "changed",
    "measure",
    "label",
    "value",
    "low",
    "high",
    "chances",
    "seeds",
)


@contextmanager
def data_folder(folder: Path | None) -> Iterator[Path | None]:
    """Room for the data before hours of games are played for them."""
    if folder is not None:
        try:
            folder.mkdir(exist_ok=True)
        except OSError as wrong:
            raise FundukError(f"cannot keep data in {folder}: {wrong.strerror}") from None
    yield folder


def write_data(study: Study, folder: Path) -> None:
    """Both files, each whole or not at all."""
    rows = [{**row, "changed": changed_words(study.settings[row["table"]])} for row in study.rows]
    _write(folder / GAMES_FILE, pl.DataFrame(rows, schema=SCHEMA).write_parquet)
    _write(folder / FIGURES_FILE, lambda path: _write_figures(study, path))


def changed_words(setting: Setting) -> str:
    """In what a table differs from the base; nothing for the base."""
    if setting.changed is None:
        return ""
    return "=".join(word for word in setting.changed[1:] if word) or "other"


def figures(study: Study) -> Iterator[dict[str, Any]]:
    """Every ratio of every table with its interval, then every distribution, value by value."""
    for setting in study.settings:
        head = {"seats": setting.seats, "changed": changed_words(setting)}
        for measure, labels in setting.tally.ratios.items():
            for label, ratio in labels.items():
                share = ratio.share()
                ends = {"value": share.mean, "low": share.low, "high": share.high}
                counts = {"chances": ratio.chances, "seeds": ratio.clusters}
                yield {**head, "measure": measure, "label": label, **ends, **counts}
        for measure, series in setting.tally.spreads.items():
            for label, found in series.items():
                whole = sum(found.values())
                for value, times in sorted(found.items()):
                    at = {"measure": f"{measure}:{value}", "label": label, "value": times / whole}
                    yield {**head, **at, "low": "", "high": "", "chances": whole, "seeds": ""}


def _write_figures(study: Study, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, FIGURE_COLUMNS)
        writer.writeheader()
        writer.writerows(figures(study))


def _write(path: Path, write: Any) -> None:
    part = path.with_suffix(".part")
    try:
        write(part)
        part.replace(path)
    except OSError as wrong:
        part.unlink(missing_ok=True)
        raise FundukError(f"cannot write {path}: {wrong.strerror or wrong}") from None
