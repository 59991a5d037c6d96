"""The merchant's thinking with learned values; one file a game."""
