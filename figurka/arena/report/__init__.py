"""The report of a contest: one page that needs nothing but itself."""
