"""What games of gems count: choices and what becomes of them, haggling, prices, sources of points."""

from typing import Any

from funduk.core.action import Action, Event
from funduk.core.game import Game
from funduk.core.goods import count, total
from funduk.games.gems.haggling import Accepted, Offered
from funduk.games.gems.material import COLOURS, GEMS
from funduk.games.gems.scoring import MajorityScored
from funduk.lab.study.counting import Counter
from funduk.lab.study.subjects import Chapters, Chart
from funduk.lab.study.tally import Cluster

FATES = ("alone", "haggled", "shared", "void")


class GemCounter(Counter):
    """Follows choices, haggles and points; a game's own counter tells it what its events mean."""

    names: tuple[str, ...] = ()
    shared_action = -1
    """An action that several may carry out together, if there is one."""

    def __init__(self, game: Game, seats: int, cluster: Cluster) -> None:
        super().__init__(game, seats, cluster)
        self.rounds = 0
        self.haggles = 0
        self.offers = 0
        self.current = [0] * seats
        """Each seat's card or stall."""
        self.pair = (0, 0, 0)
        """The action haggled over, who opens, who answers."""
        self.chosen: list[tuple[int, int, int]] = []
        """Seat, place, action."""
        self.carried: list[tuple[int, int]] = []
        self.spoke: list[tuple[int, int]] = []
        self.sources: dict[str, list[int]] = {}

    def gain(self, source: str, seat: int, points: int) -> None:
        self.sources.setdefault(source, [0] * self.seats)[seat] += points

    def standing(self, table: Any) -> list[float] | None:
        return [float(player.points) for player in table.players]

    def label(self, action: int) -> str:
        return f"action:{self.names[action]}"

    def note(self, action: Action, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Offered):
                self.offers += 1
            elif isinstance(event, Accepted):
                self.settle(event.bidder, event.gems)
            elif isinstance(event, MajorityScored):
                for seat in event.seats:
                    self.gain(f"majority-{GEMS.to_word(event.colour)[1:]}", seat, event.points)
            else:
                self.note_event(event)

    def note_event(self, event: Event) -> None:
        """Whatever is the game's own."""

    def reveal(self, choices: list[int]) -> None:
        self.rounds += 1
        for seat, choice in enumerate(choices):
            others = choices.count(choice)
            self.chosen.append((seat, self.current[seat], choice))
            fate = {1: "alone", 2: "haggled"}.get(others, "void")
            if choice == self.shared_action and others > 1:
                fate = "shared"
            for name in FATES:
                if name != "shared" or self.shared_action >= 0:
                    self.cluster.add(
                        "fate", f"{self.label(choice)}|fate:{name}", float(name == fate)
                    )
            if fate in ("alone", "shared"):
                self.carried.append((seat, choice))

    def begin_haggle(self, action: int, first: int, second: int) -> None:
        self.haggles += 1
        self.offers = 0
        self.pair = (action, first, second)
        self.spoke.append((first, second))

    def settle(self, winner: int, gems: int) -> None:
        """A haggle is over: the winner carries the action out and has paid."""
        action, first, _ = self.pair
        self.carried.append((winner, action))
        for label in (self.label(action), "all"):
            self.cluster.add("opener_gets", label, float(winner == first))
            self.cluster.add("price", label, int(total(gems)))
        for colour in range(int(COLOURS)):
            self.cluster.add(
                "price_colour", f"good:{GEMS.letter(colour)}", int(count(gems, colour))
            )
        self.cluster.count("price_spread", "all", int(total(gems)))
        self.cluster.count("offers", "all", self.offers)

    def end(self, shares: list[float], scores: list[int]) -> None:
        add = self.cluster.add
        in_play = sorted({action for _, _, action in self.chosen} | set(range(3)))
        for action in in_play:
            mine = [seat for seat, _, choice in self.chosen if choice == action]
            done = [seat for seat, choice in self.carried if choice == action]
            add("chosen", self.label(action), len(mine), len(self.chosen))
            add("chosen_wins", self.label(action), sum(shares[seat] for seat in mine), len(mine))
            add("carried", self.label(action), len(done), self.seats)
            add("carried_wins", self.label(action), sum(shares[seat] for seat in done), len(done))
        for seat, place, choice in self.chosen:
            add("place", f"place:{place:02d}", shares[seat])
            for action in in_play:
                add(
                    "place_choice",
                    f"place:{place:02d}|{self.label(action)}",
                    float(choice == action),
                )
        for first, second in self.spoke:
            add("opener_wins", "opener", shares[first])
            add("opener_wins", "second", shares[second])
        add("haggles", "all", self.haggles, self.rounds)
        add("rounds_mean", "all", self.rounds)
        self.cluster.count("rounds", "all", self.rounds)
        everybody = sum(scores)
        winners = sum(share * points for share, points in zip(shares, scores, strict=True))
        for source, points in sorted(self.sources.items()):
            won = sum(share * number for share, number in zip(shares, points, strict=True))
            add("source", f"everybody|source:{source}", sum(points), everybody)
            add("source", f"winners|source:{source}", won, winners)


def chapters(actions: tuple[str, ...], sources: tuple[str, ...]) -> Chapters:
    """The pages both games share; the names are the parts of stacked rows, in order."""
    actions = tuple(f"action:{name}" for name in actions)
    sources = tuple(f"source:{name}" for name in sources)
    colours = tuple(f"good:{GEMS.letter(colour)}" for colour in range(int(COLOURS)))
    fates = tuple(f"fate:{name}" for name in FATES)
    return (
        ("sources", (Chart("source", "stack", unit="percent", parts=sources),)),
        ("rounds", (Chart("rounds", "spread"), Chart("rounds_mean", "rows"))),
        (
            "choices",
            (
                Chart("chosen", "rows", unit="percent", against="mean", order=actions),
                Chart("chosen_wins", "rows", unit="percent", against="fair", order=actions),
                Chart("carried", "rows", order=actions),
                Chart(
                    "carried_wins", "rows", unit="percent", against="mean", band=0.25, order=actions
                ),
                Chart("fate", "stack", unit="percent", parts=fates, order=actions),
            ),
        ),
        (
            "haggling",
            (
                Chart("haggles", "rows"),
                Chart("opener_gets", "rows", unit="percent", against="half", order=actions),
                Chart("opener_wins", "rows", unit="percent", against="fair"),
                Chart("price", "rows", order=actions),
                Chart("price_colour", "rows", order=colours),
                Chart("price_spread", "spread"),
                Chart("offers", "spread"),
            ),
        ),
        (
            "places",
            (
                Chart("place", "rows", unit="percent", against="fair"),
                Chart("place_choice", "stack", unit="percent", parts=actions),
            ),
        ),
    )
