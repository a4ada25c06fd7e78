"""What is printed on the boards, tiles and cards of World, as data; all its other parts may import it."""
