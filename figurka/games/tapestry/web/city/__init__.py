"""The capital city and the places for what is built there; imported by the table of the page."""
