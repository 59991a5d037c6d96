"""A conditional logit fitted by Newton's method: who wins, given what each player has."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

STEPS = 25


def fit(features: Floats, shares: Floats, prior: Floats, strength: float) -> Floats:
    """Weights that make the shares likely; `strength` holds them near the prior where data are few."""
    weights = prior.copy()
    for _ in range(STEPS):
        chances = predict(features, weights)
        mean = np.einsum("np,npf->nf", chances, features)
        slope = np.einsum("np,npf->f", shares - chances, features) - strength * (weights - prior)
        centred = features - mean[:, None, :]
        curve = np.einsum("np,npf,npg->fg", chances, centred, centred) + strength * np.eye(
            len(prior)
        )
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return weights


def predict(features: Floats, weights: Floats) -> Floats:
    """Chances per player."""
    scores: Floats = features @ weights
    scores = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Floats = scores / scores.sum(axis=1, keepdims=True)
    return chances


def log_loss(features: Floats, shares: Floats, weights: Floats) -> float:
    """Mean surprise about who won."""
    chances = np.clip(predict(features, weights), 1e-9, 1.0)
    return float(-(shares * np.log(chances)).sum(axis=1).mean())
