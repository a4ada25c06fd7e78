"""Tables: a table is a game that people sit at; configuration and an append-only log are all of it."""
