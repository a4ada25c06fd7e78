"""The trade as a dialogue of two; imported by the table of the page."""
