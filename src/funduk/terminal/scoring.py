"""A scoring as a table: colour by colour who has most, and what it brings."""

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from funduk.games.gems.material import GEMS
from funduk.locale.phrases import Phrases
from funduk.terminal.paint import GEM_SIGNS, LAMP, LINE, OK, QUIET, TEXT, seat_name


class ScoringTable:
    """Rows are colours, columns are seats; the last row is what the scoring brought each."""

    def __init__(self, phrases: Phrases, seats: int) -> None:
        self.phrases = phrases
        self.seats = seats
        self.sums = [0] * seats
        self.table = Table(box=SIMPLE_HEAD, header_style=QUIET, border_style=LINE, pad_edge=False)
        self.table.add_column("")
        for seat in range(seats):
            self.table.add_column(seat_name(seat, phrases.name(seat)), justify="right", min_width=8)

    def add_colour(
        self, colour: int, counts: list[int], leaders: list[int], points: int, returned: int
    ) -> None:
        letter = next(iter(GEMS.to_json(colour)))
        sign, style = GEM_SIGNS[letter]
        cells = []
        for seat, number in enumerate(counts):
            cell = Text(str(number), style=style if number else QUIET)
            if seat in leaders:
                self.sums[seat] += points
                cell = Text.assemble(
                    (f"{number}", style), (f"-{returned} ", QUIET), (f"+{points}", f"bold {OK}")
                )
            cells.append(cell)
        self.table.add_row(Text(f"{sign} {self.phrases.good(letter)}", style=style), *cells)

    def add_extra(self, label: str, points: dict[int, int]) -> None:
        cells = []
        for seat in range(self.seats):
            gained = points.get(seat, 0)
            self.sums[seat] += gained
            cells.append(
                Text(f"+{gained}", style=f"bold {OK}") if gained else Text("·", style=QUIET)
            )
        self.table.add_row(Text(label, style=TEXT), *cells)

    def picture(self) -> Table:
        self.table.add_section()
        self.table.add_row(
            Text("Σ", style=LAMP),
            *[Text(f"+{number}", style=f"bold {LAMP}") for number in self.sums],
        )
        return self.table


def majority_table(phrases: Phrases, seats: int) -> ScoringTable:
    return ScoringTable(phrases, seats)
