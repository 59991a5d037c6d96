"""What merchant and vizier of Schwarzmarkt share: worths, sales, discs, swaps and bids."""
