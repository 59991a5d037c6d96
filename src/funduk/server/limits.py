"""What one address, one connection and one message may cost."""

import msgspec

DEPTH = 16
FRAME = 8 * 1024
BODY = 16 * 1024
MATCH_FILE = 512 * 1024


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is how much may come at once."""

    address_rate: float = 50.0
    address_burst: float = 200.0
    address_connections: int = 100
    socket_rate: float = 15.0
    socket_burst: float = 45.0
    codes_rate: float = 0.2
    codes_burst: float = 10.0
    tables_rate: float = 0.2
    tables_burst: float = 30.0
    files_rate: float = 0.1
    files_burst: float = 10.0
    talk_rate: float = 0.5
    talk_burst: float = 10.0
    first_message: float = 5.0
    silence: float = 60.0
    stuck: float = 20.0
    outbox_messages: int = 32
    outbox_bytes: int = 192 * 1024


def too_deep(text: str, most: int = DEPTH) -> bool:
    """Whether JSON nests deeper than anything we read; brackets inside texts do not count."""
    if text.count("{") + text.count("[") <= most:
        return False
    depth = 0
    inside = escaped = False
    for sign in text:
        if inside:
            if escaped:
                escaped = False
            elif sign == "\\":
                escaped = True
            elif sign == '"':
                inside = False
        elif sign == '"':
            inside = True
        elif sign in "{[":
            depth += 1
            if depth > most:
                return True
        elif sign in "}]":
            depth -= 1
    return False
