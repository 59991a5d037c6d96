"""Columns of gems in a table of traders."""

from rich.table import Table
from rich.text import Text

from funduk.core.goods import count
from funduk.games.gems.material import GEMS
from funduk.terminal.paint import GEM_SIGNS, QUIET

DRAWN = 5
"""More gems than this are counted, not drawn."""


def add_gem_columns(table: Table) -> None:
    for letter in GEMS.letters:
        sign, colour = GEM_SIGNS[letter]
        table.add_column(Text(f"{letter} {sign}", style=colour), no_wrap=True)


def gem_cells(gems: int, wide: bool) -> list[Text]:
    """A cell a colour, dearest first."""
    cells = []
    for letter in GEMS.letters:
        number = int(count(gems, GEMS.kind(letter)))
        sign, colour = GEM_SIGNS[letter]
        if number == 0:
            cells.append(Text("·", style=QUIET))
        else:
            cells.append(
                Text(sign * number if wide and number <= DRAWN else f"{number}{sign}", style=colour)
            )
    return cells
