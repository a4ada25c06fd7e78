"""The map and what lies around it; imported by the table of the page."""
