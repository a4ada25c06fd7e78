"""Farshore's cards, places, maps and winds: numbers and effects side by side."""
