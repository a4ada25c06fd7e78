"""Cards and the hand, with what each still lacks; imported by the table of the page."""
