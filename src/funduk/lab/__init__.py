"""The lab: many games, honest statistics, reports. Needs funduk[lab]."""
