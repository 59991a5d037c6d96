"""What one address, one connection and one message may cost."""

import msgspec

DEPTH = 16
FRAME = 8 * 1024
BODY = 16 * 1024
MATCH_FILE = 512 * 1024


Rate = tuple[float, float]
"""How much a second, and how much at once."""


class Limits(msgspec.Struct, frozen=True):
    """Rates are per second; a burst is how much may come at once. `together`: of everybody."""

    address_rate: float = 50.0
    """Milliseconds of the server's time; a plain request or message costs about one."""
    address_burst: float = 400.0
    address_connections: int = 100
    connections_together: int = 8000
    person_rate: float = 30.0
    person_burst: float = 200.0
    together_rate: float = 600.0
    together_burst: float = 3000.0
    socket_rate: float = 15.0
    socket_burst: float = 45.0
    codes_rate: float = 0.2
    codes_burst: float = 10.0
    tables_rate: float = 0.2
    tables_burst: float = 30.0
    files_rate: float = 0.1
    files_burst: float = 10.0
    tables_awake: int = 1000
    """Tables in memory, a quarter of a megabyte each; beyond it those that nobody watches sleep."""
    bodies: int = 2 * 1024 * 1024
    """Bytes of requests that one address may have under way."""
    bodies_together: int = 32 * 1024 * 1024
    refused_pause: float = 1.0
    """Seconds after which a request that cannot be paid is answered."""
    gap: float = 0.002
    """Seconds between two pieces of work for one address, when several wait."""
    talk_rate: float = 0.5
    talk_burst: float = 10.0
    codes_together: Rate = (2.0, 200.0)
    tables_together: Rate = (10.0, 500.0)
    files_together: Rate = (1.0, 40.0)
    work: Rate = (150.0, 10_000.0)
    """Milliseconds of the processes beside the server."""
    work_together: Rate = (800.0, 30_000.0)
    study: Rate = (300.0, 90_000.0)
    """The same for reviews, which take longer and wait for nobody."""
    study_together: Rate = (800.0, 400_000.0)
    records: Rate = (1.0, 120.0)
    """Rows written into the logs of tables by what is no move: names, options."""
    records_together: Rate = (50.0, 1000.0)
    erasures: Rate = (0.005, 3.0)
    erasures_together: Rate = (0.5, 10.0)
    first_message: float = 5.0
    silence: float = 60.0
    stuck: float = 20.0
    outbox_messages: int = 32
    outbox_bytes: int = 192 * 1024


def scaled(rate: float, connections: int, socket_rate: float) -> Limits:
    """The limits of a house that grants each address this much; all else grows along, nothing shrinks."""
    plain = Limits()
    more = max(1.0, rate / plain.address_rate)

    def grown(one: Rate) -> Rate:
        return one[0] * more, one[1] * more

    return Limits(
        address_rate=rate,
        address_burst=8 * rate,
        address_connections=connections,
        connections_together=max(plain.connections_together, connections),
        person_rate=0.6 * rate,
        person_burst=4 * rate,
        together_rate=plain.together_rate * more,
        together_burst=plain.together_burst * more,
        tables_awake=max(plain.tables_awake, connections),
        gap=plain.gap / more,
        socket_rate=socket_rate,
        socket_burst=3 * socket_rate,
        tables_rate=max(plain.tables_rate, rate / 250),
        tables_burst=max(plain.tables_burst, connections / 3),
        tables_together=grown(plain.tables_together),
        files_together=grown(plain.files_together),
        work=grown(plain.work),
        work_together=grown(plain.work_together),
        study=grown(plain.study),
        study_together=grown(plain.study_together),
        records=grown(plain.records),
        records_together=grown(plain.records_together),
        erasures=grown(plain.erasures),
        erasures_together=grown(plain.erasures_together),
    )


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
