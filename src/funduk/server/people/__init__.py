"""Who somebody is and what they say: identity, names, chat, my data."""
