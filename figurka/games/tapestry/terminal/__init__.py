"""How Tapestry is drawn in a terminal, within the frames of the command; the companion borrows from it."""
