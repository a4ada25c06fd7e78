"""What would come of a choice; imported by the table of the page."""
