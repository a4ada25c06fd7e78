"""The board: spaces, workers, actions and the wake-up chart; imported by the rules of both games."""
