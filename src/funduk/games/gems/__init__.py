"""What games with four gems share: the gems themselves, haggling with them, and who has most of them."""
