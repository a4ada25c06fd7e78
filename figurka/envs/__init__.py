"""Environments for learning: any game as numbers, for PettingZoo, OpenSpiel, and batches of games.

Nothing of it is imported before it is asked for: a game is played without numpy.
"""
