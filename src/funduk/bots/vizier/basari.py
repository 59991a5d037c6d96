"""Basari, the board game, with values learned from merchants' games."""

from funduk.bots.basari.value import Floats
from funduk.bots.basari.value_file import learned_weights
from funduk.bots.merchant.basari import Merchant


class Vizier(Merchant):
    """A merchant who has seen thousands of games end."""

    def value_weights(self) -> Floats:
        return learned_weights("basari")
