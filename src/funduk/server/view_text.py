"""Records as JSON without a dictionary in between: what a field held before is not written anew."""

from typing import Any

from funduk.core.record import Form, Many, Maybe, Record, Sub, shape_of
from funduk.server import messages

MOST_KNOWN = 4096


class Field:
    """One field of a kind of record, with the texts of values it had."""

    def __init__(self, name: str, form: Form) -> None:
        self.name = name
        self.head = b'"' + name.encode() + b'":'
        self.form = form
        self.plain = not isinstance(form, (Maybe, Sub, Many))
        self.known: dict[Any, bytes] = {}


FIELDS: dict[type[Record], list[Field] | None] = {}


def text_of(record: Record) -> bytes:
    """The very bytes of the record's JSON."""
    kind = type(record)
    if kind not in FIELDS:
        FIELDS[kind] = _fields_of(kind)
    fields = FIELDS[kind]
    if fields is None:
        return messages.write(record.to_json())
    written: list[bytes] = []
    for field in fields:
        value = getattr(record, field.name)
        if field.plain:
            written.append(field.head + _plain(field.form, value, field.known))
        else:
            written.append(field.head + _value(field.form, value, field.known))
    return b"{" + b",".join(written) + b"}"


def _fields_of(kind: type[Record]) -> list[Field] | None:
    """None for records that write themselves in a way of their own."""
    if getattr(kind, "to_json") is not getattr(Record, "to_json"):  # noqa: B009  of the class, also compiled
        return None
    return [Field(name, form) for name, form in shape_of(kind)]


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
    if text is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        text = known[value] = messages.write(form.to_json(value))
    return text
