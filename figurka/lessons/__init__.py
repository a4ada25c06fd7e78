"""Lessons: short guided games on the real table, written down as data by each game."""
