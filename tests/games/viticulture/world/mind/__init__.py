"""What computer players know of World."""
