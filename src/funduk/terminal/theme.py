"""The evening bazaar as a theme, so that every widget wears its colours."""

from textual.theme import Theme

from funduk.terminal.paint import BAD, CLOTH, FOCUS, LAMP, NIGHT, OK, SURFACE, TEXT, WARN

EVENING = Theme(
    name="evening",
    primary=LAMP,
    secondary=FOCUS,
    accent=LAMP,
    foreground=TEXT,
    background=CLOTH,
    surface=NIGHT,
    panel=SURFACE,
    success=OK,
    warning=WARN,
    error=BAD,
    dark=True,
)
