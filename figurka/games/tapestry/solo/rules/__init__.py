"""The bots' rules, a module for a chapter; they import the rules and content of Tapestry."""
