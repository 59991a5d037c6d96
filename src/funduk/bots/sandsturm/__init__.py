"""What the thinking bots of Sandsturm share: worths, dice, belief, chips and the chance to win."""
