"""What is printed on the cards, mats and boards of Viticulture, as data; all other parts may import it."""
