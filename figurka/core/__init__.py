"""The engine under every game; it knows none of them."""
