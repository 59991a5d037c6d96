"""`funduk lab study`: thousands of games counted into one report that needs nothing but a browser."""
