"""The box: six goods, the exchange, the bonus track and the information cards of a component set."""

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from funduk.core.component_set import ComponentSet, read_set
from funduk.core.errors import BadSet
from funduk.core.goods import Kinds

NAME: Final = "schwarzmarkt"
DEFAULT_SET: Final = "house-1"

GOODS: Final = Kinds("TMPBCG")
KINDS: Final[i64] = 6
EACH_ONE: Final[i64] = 1 + (1 << 7) + (1 << 14) + (1 << 21) + (1 << 28) + (1 << 35)
TOKENS_EACH: Final = 26
MARKERS_EACH: Final = 2
SEATS: Final = (3, 4, 5, 6)

ROWS: Final = 11
PRODUCED: Final = 4
WHITE_DISCS: Final = 2
TRADE_ROUNDS: Final = 3
MOST_POINTS: Final = 4
STORAGE_LIMIT: Final = 10
CARDS_IN_BOX: Final = 10

PRODUCE_MORE: Final = 0
SALE_ROWS: Final = 1
SEES_DISCS: Final = 2
WINS_TIES: Final = 3
SELLS_PRODUCTION: Final = 4
MOVES_ROW: Final = 5
BID_KINDS: Final = 6
STORAGE_MORE: Final = 7
KEEPS_PRODUCTION: Final = 8
CARRIES: Final = 9
BID_BACK: Final = 10
BID_WEIGHT: Final = 11
END_POINTS: Final = 12

EFFECTS: Final = (
    "produce_more",
    "sale_rows",
    "sees_discs",
    "wins_ties",
    "sells_production",
    "moves_row",
    "bid_kinds",
    "storage_more",
    "keeps_production",
    "carries",
    "bid_back",
    "bid_weight",
    "end_points",
)
EFFECT_MOST: Final = (3, 10, 1, 1, 1, 10, 5, 40, 1, 20, 20, 9, 20)

TABLES: Final = (
    "name",
    "game",
    "title_en",
    "title_de",
    "exchange",
    "bonus",
    "reserve",
    "cards",
    "card",
)
CARD_FIELDS: Final = ("id", "title_de", "title_en", "effects")
LOT_WIDTH: Final = 64

# What the box shows; another set may differ, and is warned of.

PRINTED_ROWS: Final = (
    (7, 5, 9, 12, 14),
    (6, 5, 8, 11, 13),
    (5, 4, 7, 10, 12),
    (5, 4, 7, 9, 11),
    (4, 4, 6, 8, 10),
    (4, 3, 6, 8, 9),
    (3, 3, 6, 7, 8),
    (3, 3, 5, 6, 7),
    (2, 2, 4, 5, 6),
    (2, 2, 3, 4, 5),
    (1, 1, 2, 3, 4),
)
PRINTED_STEPS: Final = ((1, 0), (2, 0), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 4))
PRINTED_STARTS: Final = (2, 3, 4, 5, 6, 7)
PRINTED_FIRST_STEPS: Final = (0, 0, 0, 1, 1, 2)
PRINTED_RESERVES: Final = (14, 14, 16, 18)
PRINTED_CARD_POINTS: Final = (1, 3, 6, 10, 15)


class Box:
    """The numbers of a set, laid out for quick reading; rows count from 1, steps and cards from 0."""

    def __init__(
        self,
        components: ComponentSet,
        offers: list[int],
        needs: list[list[int]],
        start_rows: list[int],
        bonuses: list[tuple[int, int]],
        start_steps: list[int],
        reserves: list[int],
        card_points: list[int],
        card_ids: list[str],
        effects: list[list[int]],
    ) -> None:
        self.components = components
        self.offers = offers
        self.needs = needs
        self.start_rows = start_rows
        self.bonuses = bonuses
        self.last_step = len(bonuses) - 1
        self.start_steps = start_steps
        self.reserves = reserves
        self.card_points = card_points
        self.card_ids = card_ids
        self.effects = effects
        self.cards_with = [
            [card for card, powers in enumerate(effects) if powers[effect] > 0]
            for effect in range(len(EFFECTS))
        ]
        self.lots = [0] * ((ROWS + 1) * LOT_WIDTH)
        for row in range(1, ROWS + 1):
            for points in range(1, MOST_POINTS + 1):
                self.lots[row * LOT_WIDTH + needs[row][points]] = points

    def points(self, row: i64, goods: i64) -> int:
        """SM-24: what a lot of one good brings on a row; 0 if the table does not list that number."""
        return self.lots[row * LOT_WIDTH + goods]

    def power(self, cards: bytes, effect: int) -> int:
        """SM-6: what the cards in one hand add up to."""
        power = 0
        for card in self.cards_with[effect]:
            if card in cards:
                power += self.effects[card][effect]
        return power

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack_box, (self.components,)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self


def unpack_box(components: ComponentSet) -> Box:
    """SM-2 to SM-6: checks a set against the schema and lays out its tables."""
    for name in components.content:
        if name not in TABLES:
            raise components.wrong_all(
                "SM-6", f"unknown entry {name!r}; a set has {', '.join(TABLES)}"
            )
    exchange = _table(components, "exchange", ("rows", "start"), "SM-2")
    offers, needs = _rows(components, exchange)
    start_rows = _numbers(components, exchange["start"], "exchange start", 6, 1, ROWS, "SM-4")
    bonus = _table(components, "bonus", ("steps", "start"), "SM-3")
    bonuses = _steps(components, bonus)
    start_steps = _numbers(
        components, bonus["start"], "bonus start", 6, 0, len(bonuses) - 2, "SM-4"
    )
    points = _table(components, "cards", ("points",), "SM-30")["points"]
    card_points = _numbers(components, points, "cards points", 0, 0, 99, "SM-30")
    card_ids, effects = _cards(components)
    reserves = _reserves(components)
    for place, row in enumerate(PRINTED_ROWS):
        written = (offers[place + 1], *needs[place + 1][1:])
        _compare(components, f"exchange row R{place + 1}", written, row, "SM-2")
    _compare(components, "exchange start", tuple(sorted(start_rows)), PRINTED_STARTS, "SM-4")
    _compare(components, "bonus steps", tuple(bonuses), PRINTED_STEPS, "SM-3")
    _compare(components, "bonus start", tuple(sorted(start_steps)), PRINTED_FIRST_STEPS, "SM-4")
    for place, seats in enumerate(SEATS):
        printed = (PRINTED_RESERVES[place],)
        _compare(components, f"reserve for {seats} players", (reserves[seats],), printed, "SM-5")
    _compare(components, "cards points", tuple(card_points), PRINTED_CARD_POINTS, "SM-30")
    return Box(
        components,
        offers,
        needs,
        start_rows,
        bonuses,
        start_steps,
        reserves,
        card_points,
        card_ids,
        effects,
    )


def _compare(components: ComponentSet, where: str, written: Any, printed: Any, clause: str) -> None:
    """Warns of numbers that the printed box does not show."""
    if written != printed:
        components.unusual_all(
            clause, f"{where}: {_listed(written)}; the printed box shows {_listed(printed)}"
        )


def _listed(numbers: Any) -> str:
    return ", ".join(
        ["/".join(map(str, part)) if isinstance(part, tuple) else str(part) for part in numbers]
    )


def _table(
    components: ComponentSet, name: str, fields: tuple[str, ...], clause: str
) -> dict[str, Any]:
    entry = components.content.get(name)
    if not isinstance(entry, dict) or sorted(entry) != sorted(fields):
        raise components.wrong_all(clause, f"a set has [{name}] with {' and '.join(fields)}")
    return entry


def _numbers(
    components: ComponentSet,
    numbers: Any,
    where: str,
    length: int,
    low: int,
    high: int,
    clause: str,
) -> list[int]:
    """A list of whole numbers; any length but none if `length` is 0."""
    if not isinstance(numbers, list) or not numbers or (length and len(numbers) != length):
        raise components.wrong_all(
            clause, f"{where} must be a list of {length or 'some'} numbers, not {numbers!r}"
        )
    for number in numbers:
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
            raise components.wrong_all(
                clause, f"{where}: {number!r} is not a whole number from {low} to {high}"
            )
    return list(numbers)


def _rows(components: ComponentSet, exchange: dict[str, Any]) -> tuple[list[int], list[list[int]]]:
    rows = exchange["rows"]
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise components.wrong_all("SM-2", f"exchange rows must be {ROWS} lists, R1 first")
    offers = [0]
    needs: list[list[int]] = [[0] * (MOST_POINTS + 1)]
    for place, row in enumerate(rows):
        where = f"exchange row R{place + 1}"
        numbers = _numbers(components, row, where, MOST_POINTS + 1, 1, TOKENS_EACH, "SM-2")
        need = [0, *numbers[1:]]
        for points in range(1, MOST_POINTS + 1):
            if need[points] <= need[points - 1]:
                raise components.wrong_all(
                    "SM-2", f"{where}: more points must need more goods, not {numbers[1:]}"
                )
        offers.append(numbers[0])
        needs.append(need)
    return offers, needs


def _steps(components: ComponentSet, bonus: dict[str, Any]) -> list[tuple[int, int]]:
    steps = bonus["steps"]
    if not isinstance(steps, list) or not 3 <= len(steps) <= 60:
        raise components.wrong_all("SM-3", "bonus steps must be 3 to 60 pairs, the lowest first")
    bonuses: list[tuple[int, int]] = []
    for place, step in enumerate(steps):
        first, second = _numbers(components, step, f"bonus step {place + 1}", 2, 0, 99, "SM-3")
        if second > first:
            raise components.wrong_all(
                "SM-3", f"bonus step {place + 1}: second most cannot earn more than most"
            )
        bonuses.append((first, second))
    return bonuses


def _reserves(components: ComponentSet) -> list[int]:
    entry = _table(components, "reserve", tuple([str(seats) for seats in SEATS]), "SM-5")
    reserves = [0] * (max(SEATS) + 1)
    for seats in SEATS:
        most = TOKENS_EACH - MARKERS_EACH - seats
        where = f"reserve for {seats} players"
        reserves[seats] = _numbers(components, [entry[str(seats)]], where, 1, 0, most, "SM-5")[0]
    return reserves


def _cards(components: ComponentSet) -> tuple[list[str], list[list[int]]]:
    cards = components.entries("card")
    if len(cards) != CARDS_IN_BOX:
        raise components.wrong_all(
            "SM-6", f"a set has {CARDS_IN_BOX} entries [[card]], this one has {len(cards)}"
        )
    ids: list[str] = []
    effects: list[list[int]] = []
    for place, card in enumerate(cards):
        components.only("card", place, CARD_FIELDS, "SM-6")
        for field in ("id", "title_de", "title_en"):
            if not isinstance(card.get(field), str) or not card[field]:
                raise components.wrong(
                    "card", place, "SM-6", f"{field} must be a text, not {card.get(field)!r}"
                )
        if card["id"] in ids:
            raise components.wrong(
                "card", place, "SM-6", f"there is another card with the id {card['id']!r}"
            )
        ids.append(card["id"])
        effects.append(_effects(components, place, card.get("effects")))
    return ids, effects


def _effects(components: ComponentSet, place: int, written: Any) -> list[int]:
    if not isinstance(written, dict):
        raise components.wrong(
            "card", place, "SM-6", "effects must be a table such as { produce_more = 1 }"
        )
    powers = [0] * len(EFFECTS)
    for name, number in written.items():
        if name not in EFFECTS:
            raise components.wrong(
                "card", place, "SM-6", f"unknown effect {name!r}; there are {', '.join(EFFECTS)}"
            )
        most = EFFECT_MOST[EFFECTS.index(name)]
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= most:
            why = f"effect {name} must be a whole number from 1 to {most}, not {number!r}"
            raise components.wrong("card", place, "SM-6", why)
        powers[EFFECTS.index(name)] = number
    return powers


def card_named(box: Box, word: str) -> int:
    """The card with an id, for tests and puzzles."""
    if word not in box.card_ids:
        raise BadSet(f"the set has no card {word!r}; it has {', '.join(box.card_ids)}")
    return box.card_ids.index(word)


def house_set() -> ComponentSet:
    return read_set(Path(__file__).parent / "sets" / f"{DEFAULT_SET}.toml", NAME)


LETTERS: Final = GOODS.letters
