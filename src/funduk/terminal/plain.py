"""The line mode: no colours, no cursor, one line after another, for pipes and screen readers."""

from collections.abc import Callable
from typing import Any, TextIO

from funduk.catalogue import rulebook
from funduk.core.action import Action, Ask, Refused
from funduk.core.errors import FundukError
from funduk.terminal.answer import (
    Answer,
    Button,
    Field,
    GoodsField,
    NumberField,
    PickField,
    Slip,
    TicksField,
    Way,
)
from funduk.terminal.presenter import presenter
from funduk.terminal.session import Session

COMMANDS = ("table", "log", "rules", "moves", "why", "hint", "back", "quit")


class EndOfInput(Exception):
    """Nobody answers any more."""


class Left(Exception):
    """Somebody left the table."""


class PlainTable:
    """Plays a session with prompts."""

    def __init__(self, session: Session, read: TextIO, write: TextIO) -> None:
        self.session = session
        self.read = read
        self.write = write
        game = session.game
        self.presenter = presenter(
            game, session.phrases, lambda ask: game.moves(session.match.table, ask)
        )
        self.people = session.seating.people
        self.reader: int | None = self.people[0] if len(self.people) == 1 else None
        self.told = 0
        self.commands = {
            spelling: name
            for name in COMMANDS
            for spelling in (name, *self.say(f"terminal-command-{name}").split())
        }

    def say(self, key: str, **variables: Any) -> str:
        return self.session.phrases.say(key, variables)

    def line(self, text: str = "") -> None:
        self.write.write(text + "\n")

    def play(self) -> bool:
        """Plays to the end; false when the input ended or somebody left before."""
        self.line(self.presenter.title())
        self.line(self.session.dice_line())
        self.line(self.say("terminal-plain-help"))
        try:
            while (ask := self.session.next_ask()) is not None:
                self._tell_news()
                if ask.seat in self.session.bots:
                    self.session.bot_plays(ask)
                else:
                    self._ask(ask)
        except EndOfInput:
            self.line(self.say("terminal-input-ended"))
            return False
        except Left:
            return False
        self._tell_news()
        self._tell_end()
        return True

    def _tell_news(self) -> None:
        for text in self.session.log(self.reader, self.told):
            self.line(text)
        self.told = len(self.session.match.entries)
        self.write.flush()

    def _tell_end(self) -> None:
        match = self.session.match
        winners, scores = match.winners or [], match.scores or []
        for seat in sorted(range(match.seats), key=lambda place: -scores[place]):
            self.line(
                f"{self.session.name(seat)}: {self.say('terminal-points-count', count=scores[seat])}"
            )
        self.line(
            self.say(
                "terminal-winners", winners=self.session.phrases.names(winners), count=len(winners)
            )
        )

    def _ask(self, ask: Ask) -> None:
        if len(self.people) > 1 and self.reader != ask.seat:
            self._hand_over(ask)
        self.reader = ask.seat
        view = self.session.view(ask.seat)
        self.line()
        for fact in self.presenter.facts(view):
            self.line(fact)
        answer = self.presenter.answer(view, ask)
        self.line(f"{self.session.name(ask.seat)}: {self.presenter.question(view, ask)}")
        self._list(answer, ask)
        while True:
            try:
                if self._take(answer, ask):
                    break
            except Refused as wrong:
                self.line(self.session.phrases.refusal(wrong.refusal))
            except FundukError as wrong:
                self.line(str(wrong))
        if self.session.must_hide(ask):
            self.reader = None

    def _hand_over(self, ask: Ask) -> None:
        if self.session.has_secrets(ask):
            self.reader = None
            self.line("\n" * 40 + self.say("terminal-curtain", seat=self.session.name(ask.seat)))
            self._prompt("")

    def _list(self, answer: Answer, ask: Ask) -> None:
        for number, way in enumerate(answer.ways):
            help = f" ({way.help})" if isinstance(way, Button) and way.help else ""
            self.line(f"  {number + 1}  {way.label}{help}")
            if isinstance(way, Slip) and way.hints:
                hints = "; ".join(hint.label for hint in way.hints)
                self.line(f"     {self.say('terminal-cheapest')} {hints}")
        if self.session.may_wait(ask):
            self.line(f"  w  {self.say('terminal-wait')}")

    def _take(self, answer: Answer, ask: Ask) -> bool:
        """One line of input; true when the question is settled."""
        text = self._prompt("> ")
        if not text:
            return False
        asides: dict[str, Callable[[], list[str]]] = {
            "?": lambda: [self.say("terminal-plain-help")],
            "table": lambda: self.presenter.facts(self.session.view(ask.seat)),
            "log": lambda: self.session.log(ask.seat),
            "rules": lambda: [rulebook(self.session.game.name, self.session.words.language)],
            "moves": lambda: self._moves(ask),
            "why": lambda: self.session.why(ask.seat, about),
            "hint": lambda: self.session.hint(ask),
        }
        word, _, about = text.rstrip("? ").partition(" ")
        command = self.commands.get(text.lower(), text)
        aside = self.commands.get(word.lower(), word or "?")
        if aside in asides and (aside == "why" or not about):
            for line in asides[aside]():
                self.line(line)
            return False
        if command == "quit":
            raise Left
        if text == "w" and self.session.may_wait(ask):
            self.session.wait(ask)
            return True
        if command == "back":
            if self.session.take_back(ask.seat):
                return True
            raise FundukError(self.say("terminal-no-way-back"))
        action = self._read_action(text, answer, ask)
        self.session.play(action)
        return True

    def _moves(self, ask: Ask) -> list[str]:
        found = self.session.moves_matching(ask, "", 60)
        return [f"  {action.to_text()}: {words}" for action, words in found]

    def _read_action(self, text: str, answer: Answer, ask: Ask) -> Action:
        way = next(
            (way for place, way in enumerate(answer.ways) if text in (str(place + 1), way.key)),
            None,
        )
        if way is None:
            return self.session.typed(text, ask.seat)
        return self._fill_in(way)

    def _fill_in(self, way: Way) -> Action:
        if isinstance(way, Button):
            return way.action
        done: set[str] = set()
        while True:
            way.settle()
            left = [field for field in way.fields() if field.name not in done]
            if not left:
                return way.action()
            field = left[0]
            way.values[field.name] = self._fill_field(field)
            done.add(field.name)

    def _fill_field(self, field: Field) -> Any:
        label = f"{field.label}: " if field.label else ""
        if isinstance(field, GoodsField):
            text = self._prompt(
                f"  {label}{self.say('terminal-write-goods', letters=field.kinds.letters)} > "
            )
            return field.kinds.from_word(text or "-", field.label or field.name)
        if isinstance(field, PickField):
            for number, (_, words) in enumerate(field.options):
                self.line(f"    {number + 1}  {words}")
            place = self._number(f"  {label}1-{len(field.options)} > ", 1, len(field.options))
            return field.options[place - 1][0]
        if isinstance(field, NumberField):
            return self._number(f"  {label}{field.low}-{field.high} > ", field.low, field.high)
        if isinstance(field, TicksField):
            for number, words in enumerate(field.options):
                self.line(f"    {number + 1}  {words}")
            text = self._prompt(f"  {label}{self.say('terminal-write-ticks')} > ")
            ticks = [
                self._within(word, 1, len(field.options)) - 1
                for word in text.replace(",", " ").split()
            ]
            return tuple(sorted(set(ticks)))
        raise TypeError(field)

    def _number(self, prompt: str, low: int, high: int) -> int:
        return self._within(self._prompt(prompt), low, high)

    def _within(self, text: str, low: int, high: int) -> int:
        if not (text.isascii() and text.isdigit() and low <= int(text) <= high):
            raise FundukError(self.say("terminal-not-a-choice", text=text, low=low, high=high))
        return int(text)

    def _prompt(self, prompt: str) -> str:
        self.write.write(prompt)
        self.write.flush()
        text = self.read.readline()
        if not text:
            raise EndOfInput
        return text.strip()
