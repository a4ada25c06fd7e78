"""The pages: a table is a function of what its viewer may see."""
