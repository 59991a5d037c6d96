"""Basari, the board game, with values learned from merchants' games."""

from funduk.bots.basari.learned import LearnedTrader
from funduk.bots.merchant.basari import Merchant


class Vizier(LearnedTrader, Merchant):
    """The merchant's thinking, with learned values for the own seat.

    Here these values differ so much from a merchant's that viziers who do not count on each other choose
    alike and void each other's actions.
    """

    tilt = 0.005
    peers = 0.5
