"""`funduk mcp`: a Model Context Protocol server, so that an assistant can read rules, sit down and play."""

from typing import Any

from mcp.server import MCPServer

import funduk
from funduk.core.errors import FundukError
from funduk.doors.minds import OpenSitting, Parlour

INSTRUCTIONS = """Board games about trading. Read `rules` first, `sit_down` at a table with bots, then `look`
and `act` in turn until the game is over. Write answers in plain words ("choose B", "offer 2 blue"); a refused
answer changes nothing and says which rule it breaks. `spell` helps to put an answer together word by word."""


def server(open_sitting: OpenSitting, language: str = "en") -> MCPServer:
    """All tools; each gives text, and a wrong call gets one line that says what to do."""
    parlour = Parlour(open_sitting, language)
    made = MCPServer("funduk", instructions=INSTRUCTIONS, version=funduk.__version__)

    @made.tool()
    def games() -> str:
        """The games there are, with numbers of seats, options and bots."""
        return parlour.games()

    @made.tool()
    def rules(game: str, clause: str = "", language: str = "") -> str:
        """The rulebook of a game, or one clause of it, such as BC-17; language is de or en."""
        return told(lambda: parlour.rules(game, clause, language))

    @made.tool()
    def sit_down(
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "",
        options: dict[str, Any] | None = None,
        seed: str | None = None,
        language: str = "",
    ) -> str:
        """Opens a table: you have one seat, bots (names with commas) have the others."""
        return told(lambda: parlour.sit_down(game, seats, seat, bots, options, seed, language))

    @made.tool()
    def look(table: int) -> str:
        """What has happened, what you see, and what you are asked."""
        return told(lambda: parlour.seat(table).look())

    @made.tool()
    def act(table: int, answer: str) -> str:
        """Answers the question you are asked, in plain words."""
        return told(lambda: parlour.seat(table).act(answer))

    @made.tool()
    def spell(table: int, said: str = "") -> str:
        """What can be said next, after words said so far, separated by commas; nothing is played."""
        return told(lambda: parlour.seat(table).spell(said))

    @made.tool()
    def why(table: int) -> str:
        """Why the others did what they did, as far as you may know."""
        return told(lambda: "\n".join(why_of(parlour, table)))

    @made.tool()
    def hint(table: int) -> str:
        """What a strong bot would do in your seat, from what you know."""
        return told(lambda: hint_of(parlour, table))

    @made.tool()
    def wait(table: int, seconds: float = 10.0) -> str:
        """Looks again when something has happened, at the latest after some seconds (at most 20)."""
        return told(lambda: parlour.wait(table, seconds))

    @made.tool()
    def get_up(table: int) -> str:
        """Leaves a table."""
        return told(lambda: parlour.get_up(table))

    return made


def why_of(parlour: Parlour, table: int) -> list[str]:
    seat = parlour.seat(table)
    return seat.sitting.why(seat.seat)


def hint_of(parlour: Parlour, table: int) -> str:
    seat = parlour.seat(table)
    ask = seat.go_on()
    return seat.look() if ask is None else "\n".join(seat.sitting.hint(ask))


def told(answer: Any) -> str:
    """The text, or what was wrong in one line."""
    try:
        text: str = answer()
        return text
    except FundukError as wrong:
        return f"! {wrong}"


def run(open_sitting: OpenSitting, language: str) -> None:
    """Speaks on standard input and output until they close."""
    server(open_sitting, language).run("stdio")
