"""What the steps of effects mean and how they are taken; imported by the rules of both games."""
