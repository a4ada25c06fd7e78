"""What computer players know of Farshore; it imports the rules, agents ask it through the Rules object."""
