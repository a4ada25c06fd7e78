"""The rules of Viticulture World, in the rulebook's language."""
