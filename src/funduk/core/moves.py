"""Legal actions as lazy sequences: length, index, membership and iteration without building a list."""

from abc import abstractmethod
from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from funduk.core.action import Action


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


class Listed(Moves):
    """Moves few enough to be written down."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, place: int) -> Action:
        return self.actions[place]

    def __contains__(self, action: object) -> bool:
        return action in self.actions


class Joined(Moves):
    """Several sequences of moves, one after another."""

    def __init__(self, parts: list[Moves]) -> None:
        self.parts = parts

    def __len__(self) -> int:
        size = 0
        for part in self.parts:
            size += len(part)
        return size

    def __getitem__(self, place: int) -> Action:
        place = self.at(place)
        for part in self.parts:
            size = len(part)
            if place < size:
                return part[place]
            place -= size
        raise IndexError(place)

    def __contains__(self, action: object) -> bool:
        return any([action in part for part in self.parts])
