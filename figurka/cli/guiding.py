"""The guide at the terminal: his remarks above a question, for the only person of a game."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from figurka.core.game import Game
from figurka.core.positions import POSITION
from figurka.guide.found import guide_of
from figurka.guide.phrase import plain
from figurka.guide.speaking import Speaker, follow_anew
from figurka.locales import Message, Words


class SpokenGuide:
    """Who speaks to a person, if he is let; what he says follows from the game so far."""

    def __init__(self, game: Game[Any], people: Sequence[int], speaks: bool) -> None:
        self.game = game
        self.guide = guide_of(game.rules.name)
        self.seat = people[0] if len(people) == 1 and POSITION not in game.config.settings else None
        self.speaks = speaks
        self._speaker: Speaker | None = None

    def switch(self) -> str:
        """Silence him or let him speak; returns the message that says which, or that there is nobody."""
        if self.guide is None or self.seat is None:
            return "cli-guide-none"
        self.speaks = not self.speaks
        return "cli-guide-on" if self.speaks else "cli-guide-off"

    def remark(self, words: Words) -> list[RenderableType]:
        """What is said now, as a line, or nothing."""
        speaker = self._at_now()
        if speaker is None or speaker.now is None or speaker.now.said is None:
            return []
        said = plain(words.say(speaker.now.said.message))
        return [Text.assemble(("▸ ", "yellow"), (said, "italic"), (f" {words('cli-guide-quiet')}", "dim"))]

    def doubt(self, index: int) -> Message | None:
        """What is asked before an option is chosen, or None."""
        speaker = self._at_now()
        return None if speaker is None else speaker.doubts().get(index)

    def _at_now(self) -> Speaker | None:
        if not self.speaks or self.guide is None or self.seat is None:
            return None
        if self._speaker is None:
            self._speaker = follow_anew(self.guide, self.game, self.seat)
        self._speaker.follow(self.game.history)
        return self._speaker
