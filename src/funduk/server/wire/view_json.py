"""Records as JSON without a dictionary in between: what was written before is not written anew."""

from operator import attrgetter
from typing import Any

from funduk.core.record import Added, Form, Many, Maybe, Record, Sub, shape_of
from funduk.server.wire import messages

MOST_KNOWN = 4096


class Field:
    """One field of a kind of record, with the texts of values it had."""

    def __init__(self, place: int, name: str, form: Form) -> None:
        self.name = name
        self.head = (b',"' if place else b'{"') + name.encode() + b'":'
        self.form = form
        self.plain = not isinstance(form, (Maybe, Sub, Many))
        self.added = form if isinstance(form, Added) else None
        self.known: dict[Any, bytes] = {}


class Kind:
    """A kind of record; where all its fields are plain, with the texts of whole records."""

    def __init__(self, kind: type[Record]) -> None:
        # looked up on the class, so that it holds for compiled records, too
        self.own_way = getattr(kind, "to_json") is not getattr(Record, "to_json")  # noqa: B009
        self.fields = [
            Field(place, name, form) for place, (name, form) in enumerate(shape_of(kind))
        ]
        self.plain = all([field.plain for field in self.fields])
        self.known: dict[Any, bytes] = {}
        self.values = attrgetter("__class__", *[field.name for field in self.fields])
        """All at once; the class comes first, so that it is a tuple even of one field."""


KINDS: dict[type[Record], Kind] = {}


def text_of(record: Record) -> bytes:
    """The very bytes of the record's JSON."""
    kind = KINDS.get(type(record))
    if kind is None:
        kind = KINDS[type(record)] = Kind(type(record))
    if kind.own_way:
        return messages.write(record.to_json())
    if not kind.fields:
        return b"{}"
    values: tuple[Any, ...] = kind.values(record)
    if not kind.plain:
        return _written(kind, values)
    try:
        text = kind.known.get(values)
    except TypeError:  # a list among them
        return _written(kind, values)
    return _kept(kind.known, values, _written(kind, values)) if text is None else text


def _written(kind: Kind, values: tuple[Any, ...]) -> bytes:
    written: list[bytes] = []
    for place, field in enumerate(kind.fields, 1):
        if field.added is not None and values[place] == field.added.default:
            continue
        written.append(field.head)
        if field.plain:
            written.append(_plain(field.form, values[place], field.known))
        else:
            written.append(_value(field.form, values[place], field.known))
    written.append(b"}")
    return b"".join(written)


def _value(form: Form, value: Any, known: dict[Any, bytes]) -> bytes:
    if isinstance(form, Maybe):
        return b"null" if value is None else _value(form.form, value, known)
    if isinstance(form, Sub):
        return text_of(value)
    if isinstance(form, Many):
        return b"[" + b",".join([_value(form.form, item, known) for item in value]) + b"]"
    return _plain(form, value, known)


def _plain(form: Form, value: Any, known: dict[Any, bytes]) -> bytes:
    if not isinstance(value, (int, str, bytes)):
        return messages.write(form.to_json(value))
    text = known.get(value)
    return _kept(known, value, messages.write(form.to_json(value))) if text is None else text


def _kept(known: dict[Any, bytes], key: Any, text: bytes) -> bytes:
    if len(known) >= MOST_KNOWN:
        known.clear()
    known[key] = text
    return text
