"""Actions and events from text and JSON."""

from typing import Any

from funduk.core.action import Action, Event, Hidden
from funduk.core.errors import Unreadable
from funduk.core.record import SEAT, read_fields, shape_of

ActionKinds = tuple[type[Action], ...]
EventKinds = tuple[type[Event], ...]


def parse_action(game: str, kinds: ActionKinds, text: str) -> Action:
    """An action from its text form, such as `0 choose B`."""
    words = text.split()
    if len(words) < 2:
        raise Unreadable(
            f"cannot read {text!r}: write seat, verb and its words, such as `0 choose B`"
        )
    seat: int = SEAT.from_word(words[0], "seat")
    kind = action_kind(game, kinds, words[1])
    shape = shape_of(kind)
    if words[2:] == ["?"] and len(shape) > 0:
        return Hidden(seat, words[1])
    if len(words) - 2 != len(shape):
        wanted = " ".join([name for name, _ in shape]) or "nothing"
        raise Unreadable(f"cannot read {text!r}: after {words[1]!r} comes {wanted}")
    values = [form.from_word(words[place + 2], name) for place, (name, form) in enumerate(shape)]
    make: Any = kind
    action: Action = make(seat, *values)
    return action


def read_action(game: str, kinds: ActionKinds, data: Any) -> Action:
    """An action from its JSON form."""
    if not isinstance(data, dict) or "seat" not in data or not isinstance(data.get("verb"), str):
        raise Unreadable(f"an action needs a seat and a verb, got {data!r}")
    seat: int = SEAT.from_json(data["seat"], "seat")
    kind = action_kind(game, kinds, data["verb"])
    if data.get("hidden") is True:
        return Hidden(seat, data["verb"])
    make: Any = kind
    action: Action = make(seat, *read_fields(kind, data, data["verb"], ("seat", "verb")))
    return action


def read_event(game: str, kinds: EventKinds, data: Any) -> Event:
    """An event from its JSON form."""
    if not isinstance(data, dict) or not isinstance(data.get("event"), str):
        raise Unreadable(f"an event needs its name, got {data!r}")
    for kind in kinds:
        name: str = getattr(kind, "NAME")  # noqa: B009
        if name == data["event"]:
            make: Any = kind
            event: Event = make(*read_fields(kind, data, name, ("event",)))
            return event
    raise Unreadable(f"{game} has no event {data['event']!r}")


def action_kind(game: str, kinds: ActionKinds, verb: str) -> type[Action]:
    verbs = []
    for kind in kinds:
        known: str = getattr(kind, "VERB")  # noqa: B009
        if known == verb:
            return kind
        verbs.append(known)
    raise Unreadable(f"{game} has no verb {verb!r}; it has {', '.join(verbs)}")
