"""What computer players know of Tapestry; it imports the rules, agents ask it through the Rules object."""
