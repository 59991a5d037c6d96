"""SS-8: the round cards of a set, made of the effects the rulebook lists."""

from typing import Any, Final

from mypy_extensions import i64

from funduk.core.component_set import ComponentSet
from funduk.core.goods import some
from funduk.games.sandsturm.material import (
    ARTEFACT,
    BLANK,
    EVERYTHING,
    FACES,
    LAMP,
    LAST_ROUND,
    ROUND_CARDS,
    SANDSTORM,
    TYPES,
    RoundCard,
)

CLAUSE: Final = "SS-8"
WORDS: Final = ("title_de", "title_en", "text_de", "text_en")
AIMED: Final = ("rob", "give", "swap")
EFFECTS: Final = (
    "extra",
    "times",
    "at_most",
    "forbid",
    "counts_as",
    "joker_moves",
    "extra_jokers",
    "free_rerolls",
    "no_paid_rerolls",
    "neighbours_only",
    "only_from_richer",
    "only_from_poorer",
    "untouchable",
    "must_place",
    "no_placing",
    "brings_artefact",
)
BROUGHT_TO: Final = {"start": 0, "left": 1, "right": -1}


def read_round_cards(components: ComponentSet) -> list[RoundCard]:
    entries = components.entries("card")
    components.so_many("card", (ROUND_CARDS, ROUND_CARDS), (LAST_ROUND - 1, ROUND_CARDS), "SS-4")
    cards: list[RoundCard] = []
    for place, entry in enumerate(entries):
        reader = CardReader(components, place, entry)
        card = reader.card()
        if card.id in [other.id for other in cards]:
            raise reader.wrong(f"there is already a card with id {card.id!r}")
        cards.append(card)
    return cards


def check_words(
    components: ComponentSet, kind: str, place: int, entry: dict[str, Any], clause: str
) -> None:
    """A card's title and text in both languages."""
    for field in WORDS:
        word = entry.get(field)
        if not isinstance(word, str) or not word.strip():
            raise components.wrong(kind, place, clause, f"{field} must be a text, not {word!r}")


class CardReader:
    """One entry [[card]] and where it stands."""

    def __init__(self, components: ComponentSet, place: int, entry: dict[str, Any]) -> None:
        self.components = components
        self.place = place
        self.entry = entry

    def wrong(self, why: str) -> Exception:
        return self.components.wrong("card", self.place, CLAUSE, why)

    def card(self) -> RoundCard:
        self.components.only("card", self.place, ("id", *WORDS, *EFFECTS), CLAUSE)
        check_words(self.components, "card", self.place, self.entry, CLAUSE)
        id: Any = self.entry.get("id")
        if (
            not isinstance(id, str)
            or not id.isascii()
            or not id.replace("-", "").replace("_", "").isalnum()
        ):
            raise self.wrong(f"id must be a word without spaces, not {id!r}")
        if id == SANDSTORM or id == "none":
            raise self.wrong(f"the id {id!r} is taken")
        card = RoundCard(id)
        self._numbers_of_types("extra", -5, 5, card.extra)
        self._numbers_of_types("times", 2, 5, card.times)
        self._numbers_of_types("at_most", 0, 10, card.at_most)
        self._types("forbid", TYPES, card.forbid)
        self._types("only_from_richer", AIMED, card.richer)
        self._types("only_from_poorer", AIMED, card.poorer)
        self._counts_as(card)
        card.joker_moves = self._switch("joker_moves")
        card.no_paid_rerolls = self._switch("no_paid_rerolls")
        card.neighbours_only = self._switch("neighbours_only")
        card.no_placing = self._switch("no_placing")
        card.extra_jokers = self._number("extra_jokers", 1, 5)
        card.free_rerolls = self._number("free_rerolls", 1, 9)
        card.must_place = self._number("must_place", 1, 6)
        card.touchable = self._touchable()
        self._brings_artefact(card)
        card.limits_reach = card.neighbours_only or True in card.richer or True in card.poorer
        if card.must_place and card.no_placing:
            raise self.wrong("must_place and no_placing contradict each other")
        return card

    def _number(self, field: str, low: int, high: int) -> int:
        if field not in self.entry:
            return 0
        return self.components.number("card", self.place, field, low, high, CLAUSE)

    def _switch(self, field: str) -> bool:
        value = self.entry.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(f"{field} must be true or false, not {value!r}")
        return value

    def _numbers_of_types(self, field: str, low: int, high: int, into: list[int]) -> None:
        written = self.entry.get(field, {})
        if not isinstance(written, dict):
            raise self.wrong(f"{field} must be types and numbers, such as {{ rob = {high} }}")
        for word, number in written.items():
            if word not in TYPES:
                raise self.wrong(f"{field}: there is no type {word!r}, only {', '.join(TYPES)}")
            if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
                raise self.wrong(
                    f"{field}: {word} must be a whole number from {low} to {high}, not {number!r}"
                )
            into[TYPES.index(word)] = number

    def _types(self, field: str, known: tuple[str, ...], into: list[bool]) -> None:
        for word in self._words(field, known):
            into[TYPES.index(word)] = True

    def _words(self, field: str, known: tuple[str, ...]) -> list[str]:
        written = self.entry.get(field, [])
        if not isinstance(written, list):
            raise self.wrong(f'{field} must be a list, such as ["{known[0]}"]')
        for word in written:
            if word not in known:
                raise self.wrong(f"{field}: {word!r} does not fit, only {', '.join(known)}")
        return written

    def _counts_as(self, card: RoundCard) -> None:
        written = self.entry.get("counts_as", {})
        known = FACES[: BLANK + 1]
        if not isinstance(written, dict):
            raise self.wrong('counts_as must be faces and faces, such as { joker = "blank" }')
        for shown, counted in written.items():
            if shown not in known or counted not in known:
                raise self.wrong(
                    f"counts_as: faces are {', '.join(known)}, not {shown!r} or {counted!r}"
                )
            card.counts_as[FACES.index(shown)] = FACES.index(counted)

    def _brings_artefact(self, card: RoundCard) -> None:
        if "brings_artefact" not in self.entry:
            return
        to = self.entry["brings_artefact"]
        if to not in BROUGHT_TO:
            raise self.wrong(f"brings_artefact must be one of {', '.join(BROUGHT_TO)}, not {to!r}")
        card.brings_artefact = True
        card.artefact_to = BROUGHT_TO[to]

    def _touchable(self) -> i64:
        touchable: i64 = EVERYTHING
        for word in self._words("untouchable", ("lamp", "artefact")):
            kind: i64 = LAMP if word == "lamp" else ARTEFACT
            touchable -= some(kind, 127)
        return touchable
