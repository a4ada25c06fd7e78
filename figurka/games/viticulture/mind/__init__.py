"""What computer players know of Viticulture; it imports the rules, agents ask it through the Rules object."""
