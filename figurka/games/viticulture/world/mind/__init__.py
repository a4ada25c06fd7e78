"""What computer players know of World; it imports the rules, agents ask it through the Rules object."""
