"""How this game's values are learned."""

from funduk.lab.training.gems import GemTraining

TRAINING = GemTraining
