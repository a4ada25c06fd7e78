"""The player's vineyard in the dock; imported by the table of the page."""
