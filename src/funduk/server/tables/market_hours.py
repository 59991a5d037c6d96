"""When an open market with people at it opens, and the bell that closes it for the absent.

All times are lived time. A market opens after everybody had time to see what led to it. When no person
has acted for a while and no bot has anything more to propose, a countdown begins that everybody sees; a
person who still trades stops it by any act, three times in a phase.
"""

from funduk.core.action import OPEN, Action, Ask, ask_for
from funduk.server.tables.state import MarketHours
from funduk.server.tables.table import Table

SHOW, HASTY_SHOW = 5.0, 2.5
"""Seconds from the first question of a market to its opening, at a usual and at a fast table."""
QUIET = 45.0
COUNTDOWN = 20.0
LEAST_QUIET, LEAST_COUNTDOWN = 10.0, 5.0
"""However short a house's pauses are: people need some seconds to read and to click."""
MOST_STOPS = 3


def quiet(pause: float) -> float:
    return max(LEAST_QUIET, QUIET * pause)


def countdown(pause: float) -> float:
    return max(LEAST_COUNTDOWN, COUNTDOWN * pause)


def stalls(table: Table) -> list[Ask]:
    """What those are asked who still trade in an open market."""
    if table.state.status != "running":
        return []
    return [ask for ask in table.asks if ask.mode == OPEN and table.game.is_waited_for(ask)]


def people(table: Table) -> list[int]:
    """The seats of people who still trade."""
    return [ask.seat for ask in stalls(table) if not table.state.played_by_bot(ask.seat)]


def is_with_people(table: Table, ask: Ask) -> bool:
    """Whether a bot is asked something at a market where a person still trades."""
    return ask.mode == OPEN and table.game.is_waited_for(ask) and bool(people(table))


def leaves(table: Table, ask: Ask, action: Action) -> bool:
    """Whether an answer is the one the rules give for a silent seat: no more trade."""
    match = table.match
    return match is not None and action == match.game.default(match.view(ask.seat), ask)


def settle(table: Table, now: float, pause: float) -> bool:
    """A market that begins gets its hours, one that is over loses them; whether anything changed."""
    state = table.state
    under_way = state.status == "running" and any(ask.mode == OPEN for ask in table.asks)
    if not under_way or not state.people():
        changed = state.market is not None
        state.market = None
        return changed
    if state.market is not None:
        return False
    show = HASTY_SHOW if state.pace == "fast" else SHOW
    state.market = MarketHours(now + show * pause)
    table.content.clear()
    table.quiet_since = state.market.opens
    return True


def person_acted(table: Table, seat: int, now: float) -> bool:
    """Stops the countdown if that is still possible and the person still trades; whether it did."""
    hours = table.state.market
    table.quiet_since = now
    if hours is None or hours.closes is None or hours.stopped >= MOST_STOPS:
        return False
    if seat not in people(table):
        return False
    hours.closes = None
    hours.stopped += 1
    return True


def due(table: Table, pause: float) -> float | None:
    """When the countdown begins or ends; None while somebody is at work, or where days are the clock."""
    hours, clock = table.state.market, table.state.clock
    if hours is None or (clock is not None and clock.kind == "days") or table.state.takeback:
        return None
    if not people(table):
        return None
    if hours.closes is not None:
        return hours.closes
    for ask in stalls(table):
        if table.state.played_by_bot(ask.seat) and ask.seat not in table.content:
            return None
    return max(hours.opens, table.quiet_since) + quiet(pause)


def who_leaves_next(table: Table) -> Ask | None:
    """At the end of the countdown: bots first, then people."""
    trading = stalls(table)
    bots = [ask for ask in trading if table.state.played_by_bot(ask.seat)]
    return next(iter(bots or trading), None)


def still_asked(table: Table, ask: Ask) -> bool:
    match = table.match
    if table.gone or match is None or table.state.status != "running" or table.state.takeback:
        return False
    stands = ask_for(table.asks, ask.seat)
    return stands is not None and stands.id == ask.id
