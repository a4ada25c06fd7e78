"""What is told of a printed table and what follows from it; imports Tapestry's and the bots' rules."""
