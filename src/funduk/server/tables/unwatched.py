"""Games that only bots play and nobody looks at: a few go on at a time, the others wait for their turn."""

from collections import Counter, OrderedDict
from collections.abc import Callable

from funduk.server.tables.table import Table

MOST = 16
MOST_OF_ONE = 4
"""How many of them one host has going at once."""


def _nobody(number: str) -> None:
    return


class Unwatched:
    """Whoever comes to look sets a waiting game going at once."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self.call: Callable[[str], object] = _nobody
        """Sets a table going that has waited for its turn."""
        self.most = most
        self.most_of_one = most_of_one
        self.going: dict[str, str] = {}
        self.parked: OrderedDict[str, str] = OrderedDict()
        self._hosts: Counter[str] = Counter()

    def may_go_on(self, table: Table) -> bool:
        """Whether bots may think at this table now; if not, it is called when there is room."""
        number, host = table.state.id, table.state.host
        if number in self.going:
            return True
        if len(self.going) < self.most and self._hosts[host] < self.most_of_one:
            self.parked.pop(number, None)
            self.going[number] = host
            self._hosts[host] += 1
            return True
        self.parked[number] = host
        return False

    def sleeps(self, number: str) -> None:
        """One that goes on makes room, one that waits for its turn still does."""
        if number in self.going:
            self.release(number)

    def release(self, number: str) -> None:
        """Somebody looks at this game, or it is over: another one may go on."""
        self.parked.pop(number, None)
        host = self.going.pop(number, None)
        if host is None:
            return
        self._hosts[host] -= 1
        if not self._hosts[host]:
            del self._hosts[host]
        for waiting, whose in self.parked.items():
            if self._hosts[whose] < self.most_of_one:
                del self.parked[waiting]
                self.call(waiting)
                return
