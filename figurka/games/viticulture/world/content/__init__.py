"""What is printed on the boards, tiles and cards of Viticulture World."""
