"""Basari cards with values learned from merchants' games."""

from funduk.bots.basari.learned import LearnedTrader
from funduk.bots.merchant.basari_cards import Merchant


class Vizier(LearnedTrader, Merchant):
    """The merchant's thinking, with learned values for the own seat."""
