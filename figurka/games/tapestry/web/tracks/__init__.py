"""The four tracks and what an advance would mean; imported by the table of the page."""
