"""What lies before a player: mat, technologies, hand, civilization; imported by the table of the page."""
