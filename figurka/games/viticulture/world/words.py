"""What World's things, questions and events are called."""

from figurka.games.viticulture.words import called, label, question, sentence

__all__ = ["called", "label", "question", "sentence"]
