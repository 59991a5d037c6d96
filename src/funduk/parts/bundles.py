"""All ways to pick an exact number of goods, counted but not listed."""

from mypy_extensions import i64

from funduk.core.goods import NONE, count, some


class Bundles:
    """Every bundle of so many goods out of some goods, in rising order of the packed number."""

    def __init__(self, goods: i64, kinds: int, number: int) -> None:
        self.kinds = kinds
        self.number = number
        self.ways: list[list[int]] = [[1] + [0] * number]
        """ways[k][n]: how many bundles of n goods there are in the k cheapest kinds"""
        for kind in range(kinds):
            self.ways.append(_one_kind_more(self.ways[kind], count(goods, kind)))
        self.size = self.ways[kinds][number]

    def nth(self, place: int) -> i64:
        """The bundle at a place of the rising order."""
        bundle: i64 = NONE
        left = self.number
        for kind in range(self.kinds - 1, -1, -1):
            cheaper = self.ways[kind]
            taken = 0
            while True:
                ways = cheaper[left - taken]
                if place < ways:
                    break
                place -= ways
                taken += 1
            bundle += some(kind, taken)
            left -= taken
        return bundle


def _one_kind_more(before: list[int], have: int) -> list[int]:
    now: list[int] = []
    running = 0
    for number, ways in enumerate(before):
        running += ways
        if number > have:
            running -= before[number - have - 1]
        now.append(running)
    return now
