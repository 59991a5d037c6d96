"""What goes wrong, each with one line that says what and where."""


class FundukError(ValueError):
    """Something given to Funduk is wrong; the message says what, and what to do."""


class Unreadable(FundukError):
    """A text or JSON form does not say what it should."""


class BadPosition(FundukError):
    """A position that the rules cannot reach."""


class BadOption(FundukError):
    """An option the game does not know, or a value it cannot have."""


class BadSet(FundukError):
    """A component set that does not fit its schema."""
