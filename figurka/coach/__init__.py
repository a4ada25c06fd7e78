"""The coach: which options are best at a decision, by how much, and why."""

from figurka.coach.advice import Advice, Choice, Line
from figurka.coach.telling import Reasons, reasons_of
from figurka.coach.weighing import Weigher, at_first_sight

__all__ = ["Advice", "Choice", "Line", "Reasons", "Weigher", "at_first_sight", "reasons_of"]
