"""Compiles figurka's engine by mypyc: in place, into a wheel, and back again."""
