"""The words of the house and of every registered game: what a new game must pass, and the kit for it."""
