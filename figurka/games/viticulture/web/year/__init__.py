"""The year beside the board: wake-up chart, event, continent, tiles on offer; for the table of the page."""
