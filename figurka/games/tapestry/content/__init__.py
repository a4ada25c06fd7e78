"""What is printed on the boards, cards and tiles of Tapestry."""
