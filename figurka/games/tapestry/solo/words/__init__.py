"""The bots' reasons in words; imported by the Rules objects and the pages."""
