"""Views are told as the very bytes of their JSON, without a dictionary in between."""

from __future__ import annotations

from typing import Any

import pytest

import funduk
from funduk import bots
from funduk.core.dice import FastDice
from funduk.core.match import Match
from funduk.core.record import CARDS, FLAG, NUMBER, Many, Maybe, Record, Sub
from funduk.server.wire import messages, view_json
from funduk.server.wire.view_json import text_of


@pytest.mark.parametrize("name", ["basari_cards", "basari", "sandsturm", "schwarzmarkt"])
def test_every_viewer_of_a_whole_game_reads_the_bytes_of_the_view(name: str) -> None:
    game = funduk.game(name)
    match = Match(game, 4, "parts")
    seated = [bots.bot("wanderer", game, seat, FastDice(seat)) for seat in range(4)]
    while not match.over:
        for seat in (0, 1, 2, 3, None):
            view = match.view(seat)
            assert text_of(view) == messages.write(view.to_json())
        ask = match.asks[0]
        match.play(seated[ask.seat].decide(match.view(ask.seat), ask).action)
        for event in match.entries[-1].events:
            assert text_of(event) == messages.write(event.to_json())
    assert text_of(match.view(None)) == messages.write(match.view(None).to_json())


class Part(Record):
    SHAPE = (("number", NUMBER), ("cards", CARDS), ("open", FLAG), ("most", Maybe(Many(NUMBER))))

    def __init__(self, number: int, cards: bytes, open: bool, most: list[int] | None) -> None:
        self.number = number
        self.cards = cards
        self.open = open
        self.most = most


class Whole(Record):
    SHAPE = (("parts", Many(Sub(Part))),)

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts


class Own(Record):
    """Writes itself in a way of its own."""

    def to_json(self) -> dict[str, Any]:
        return {"own": 1}


def test_what_changes_in_place_is_told_as_it_is_now() -> None:
    whole = Whole([Part(1, b"\1\2", True, None), Part(0, b"", False, [1, 0])])
    first = (
        b'{"parts":[{"number":1,"cards":[1,2],"open":true,"most":null},'
        b'{"number":0,"cards":[],"open":false,"most":[1,0]}]}'
    )
    assert text_of(whole) == first
    whole.parts[1].most = [1]
    whole.parts[0].number = 5
    assert text_of(whole) == first.replace(b'"number":1', b'"number":5').replace(b"[1,0]", b"[1]")
    assert text_of(Own()) == b'{"own":1}'


class Plain(Record):
    SHAPE = (("number", NUMBER), ("cards", CARDS))

    def __init__(self, number: int, cards: Any) -> None:
        self.number = number
        self.cards = cards


class Bare(Record):
    """Has nothing to write."""


def test_texts_are_remembered_up_to_a_bound() -> None:
    for number in range(view_json.MOST_KNOWN + 2):
        assert text_of(Part(number, b"", False, None)).startswith(b'{"number":%d,' % number)
        assert text_of(Plain(number, b"\1")) == b'{"number":%d,"cards":[1]}' % number
    assert 0 < len(view_json.KINDS[Part].fields[0].known) <= view_json.MOST_KNOWN
    assert 0 < len(view_json.KINDS[Plain].known) <= view_json.MOST_KNOWN


def test_a_plain_record_with_a_list_is_written_anew() -> None:
    plain = Plain(1, [2])
    assert text_of(plain) == b'{"number":1,"cards":[2]}'
    plain.cards.append(3)
    assert text_of(plain) == b'{"number":1,"cards":[2,3]}'
    assert text_of(Bare()) == b"{}"
