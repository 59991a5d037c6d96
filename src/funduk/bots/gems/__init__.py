"""What bots think about gems: values, haggling, choosing together."""
