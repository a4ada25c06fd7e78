"""Many games at once: simulations, their statistics, and how fast a game runs."""
