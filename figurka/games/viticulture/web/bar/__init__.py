"""The decision bar and the header; imported by the table of the page."""
