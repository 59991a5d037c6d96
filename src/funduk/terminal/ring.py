"""A ring of stalls drawn as a street around an open middle."""

from rich.text import Text

CELL = 7
COLUMNS = 10


class Ring:
    """Lays numbered cells clockwise around a rectangle, from the upper left corner."""

    def __init__(self, stalls: int, columns: int = COLUMNS) -> None:
        half = (stalls + 1) // 2 + 2
        self.columns = max(3, min(columns, half - 2))
        self.rows = half - self.columns
        self.stalls = stalls

    def place(self, stall: int) -> tuple[int, int]:
        """Row and column of a stall."""
        last_column, last_row = self.columns - 1, self.rows - 1
        if stall <= last_column:
            return 0, stall
        stall -= last_column
        if stall <= last_row:
            return stall, last_column
        stall -= last_row
        if stall <= last_column:
            return last_row, last_column - stall
        return last_row - (stall - last_column), 0

    def lines(self, cells: list[list[Text]], middle: list[Text]) -> list[Text]:
        """The ring with two lines a cell, and lines of text in its middle."""
        at = {self.place(stall): cells[stall] for stall in range(self.stalls)}
        inside = (self.columns - 2) * CELL
        drawn: list[Text] = []
        for row in range(self.rows):
            for half in range(2):
                line = Text()
                if row in (0, self.rows - 1):
                    for column in range(self.columns):
                        line.append_text(_fit(at.get((row, column), [Text(), Text()])[half], CELL))
                else:
                    line.append_text(_fit(at.get((row, 0), [Text(), Text()])[half], CELL))
                    place = (row - 1) * 2 + half
                    line.append_text(_fit(middle[place] if place < len(middle) else Text(), inside))
                    line.append_text(
                        _fit(at.get((row, self.columns - 1), [Text(), Text()])[half], CELL)
                    )
                drawn.append(line)
        return drawn


def _fit(text: Text, width: int) -> Text:
    fitted = text.copy()
    fitted.truncate(width, pad=True)
    return fitted
