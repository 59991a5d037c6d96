"""The Oasis: a small bazaar game for Funduk."""

from funduk_oase.game import Oase as Oase
