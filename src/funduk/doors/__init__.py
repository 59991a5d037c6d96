"""Doors for research, for other languages and for other minds: each only translates, none knows a rule."""
