"""How somebody with a mission is expected to act: the numbers behind the likelihood of what is seen."""

from dataclasses import dataclass

TYPE = 0
REROLL = 1
AIM = 2
KINDS_OF_ACTS = 3


@dataclass(frozen=True)
class Habits:
    """Warmth is in points: with more of it, worse actions are more likely."""

    type_warmth: float = 1.2
    target_warmth: float = 1.6
    reroll_warmth: float = 0.7
    lapse: float = 0.1
    """The share of actions that follow no mission at all, bluffs among them."""
    spite: float = 0.2
    """What a point taken from another is worth, next to a point of one's own."""
    safety: float = 0.2
    """The part of its worth that a locked good saves."""
    shut: float = 2.0
    """What a trade ban is worth to those who want no goods."""
    own_chip: float = 0.05
    """How often a chip is placed that shows the placer's own mission, next to any other."""
    follow: float = 1.1
    """How much a chip placed by somebody else speaks for being right."""

    plain: float = 0.0
    """How likely somebody is to go by simple prices, before anything was seen of them."""
    hiding: float = 0.0
    """How likely somebody is to hide their mission; whoever does neither goes straight for it."""
    alike: float = 0.7
    """How likely all others at a table have the same style."""
    hide: float = 5.0
    """Points that those who hide give up not to be known."""
    plain_lapse: float = 0.02
    """How often even they do something else."""

    read_type: float = 1.2
    read_target: float = 1.6
    read_reroll: float = 0.7
    read_lapse: float = 0.1
    """The same the other way round: how the others are expected to read what this seat does."""
    plain_readers: float = 0.0
    """The part of the others who look at nothing but goods that came and went, before anything was seen."""
    plain_certainty: float = 0.35
    """How strongly a point gained speaks to them for the mission that pays it."""

    def warmth(self, kind: int) -> float:
        return (self.type_warmth, self.reroll_warmth, self.target_warmth)[kind]

    def read_warmth(self, kind: int) -> float:
        return (self.read_type, self.read_reroll, self.read_target)[kind]
