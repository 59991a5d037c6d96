"""Legal actions as lazy sequences: length, index, membership and iteration without building a list."""

from abc import abstractmethod
from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from funduk.core.action import Action
from funduk.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Who says what is legal."""

    @abstractmethod
    def allows(self, table: Table, action: Action) -> bool: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Moves:
    """The legal actions of one ask, in a fixed order, none of them built before it is wanted."""

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __getitem__(self, place: int) -> Action: ...

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    def __iter__(self) -> Iterator[Action]:
        for place in range(len(self)):
            yield self[place]

    def at(self, place: int) -> int:
        """The place counted from the front; an IndexError when there is none."""
        size = len(self)
        if not -size <= place < size:
            raise IndexError(f"there are {size} moves, none at {place}")
        return place + size if place < 0 else place
