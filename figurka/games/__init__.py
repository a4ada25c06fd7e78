"""The games; each knows the core and no other game."""
