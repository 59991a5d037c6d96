"""Exact mechanisms on plain numbers, compiled: a negotiation solved in one pass, equilibria."""
