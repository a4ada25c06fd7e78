"""Why something of World cannot be chosen; for its Rules object and the drawings."""
