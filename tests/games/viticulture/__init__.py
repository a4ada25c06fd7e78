"""The rules of Viticulture, in the rulebook's language."""
