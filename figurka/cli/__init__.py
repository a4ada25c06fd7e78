"""The terminal: play, read rules, replay, simulate and measure."""
