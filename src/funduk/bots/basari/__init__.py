"""How merchant and vizier think in both Basari games; needs numpy."""
