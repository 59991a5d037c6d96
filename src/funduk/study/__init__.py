"""What a game teaches: `review` gives the three accounts of a finished match.

Decisions from what each seat knew, luck and deals with everything laid open; all in shares of the win.
"""

from funduk.study.had_you import had_you
from funduk.study.reviewing import NotOver, Review, findings, review

__all__ = ["NotOver", "Review", "findings", "had_you", "review"]
