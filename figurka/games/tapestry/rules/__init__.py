"""The rules of Tapestry, a module for a chapter of the rulebook; they import core and content only."""
