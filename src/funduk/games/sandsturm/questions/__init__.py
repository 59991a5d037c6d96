"""The questions of Sandsturm, a file for each chapter of the rulebook."""
