"""Finished games and brought match files, step by step."""
