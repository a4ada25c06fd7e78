"""Why something cannot be chosen or done; imported by the Rules objects and the drawings."""
