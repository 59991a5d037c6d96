"""The questions of Schwarzmarkt, a file for each chapter of the rulebook."""
