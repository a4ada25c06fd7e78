"""Tests of what computer players know of Viticulture."""
