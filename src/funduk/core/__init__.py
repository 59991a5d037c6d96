"""The contract between a game and everybody who plays, drives, studies or shows it."""
