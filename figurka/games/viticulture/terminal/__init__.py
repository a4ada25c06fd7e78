"""How Viticulture is drawn in a terminal, within the frames of the command; only World borrows from it."""
