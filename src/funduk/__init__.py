"""Funduk: exact, fast engines for bazaar games, with one contract for people, bots and researchers."""
