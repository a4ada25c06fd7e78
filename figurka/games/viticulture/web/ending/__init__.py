"""What the result page tells of the end; imported by the drawings of both games."""
