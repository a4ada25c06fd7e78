"""What is printed on the cards, mats and boards of Viticulture."""
