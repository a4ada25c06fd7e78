"""The bots' last turn as a story; imported by the tables of Tapestry and of the companion."""
