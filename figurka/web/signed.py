"""Sentences of lessons and of the guide as a page shows them: with the signs of what they name."""

from dataclasses import dataclass

from markupsafe import Markup

from figurka.locales import Message, Words
from figurka.locales.marks import pieces
from figurka.web.found import drawing_of
from figurka.web.told import drawn


@dataclass(frozen=True)
class Signed:
    """Says sentences of a game to a reader, with signs in them."""

    game: str
    words: Words

    def say(self, message: Message, *, inert: bool = False) -> Markup:
        """A sentence; inert where all of it is pressed, so that nothing within it can be."""
        return self.piece(*self.words.shown(message), inert=inert)

    def attribute(self, message: Message, name: str, *, inert: bool = False) -> Markup:
        """A further text of a message, or nothing."""
        if not self.words.knows(message.id, name):
            return Markup()
        return self.say(Message(message.id, message.arguments, name), inert=inert)

    def piece(self, text: str, named: tuple[Message, ...], *, inert: bool) -> Markup:
        """A part of a marked sentence, with the messages that the whole of it names."""
        depict = drawing_of(self.game).depict
        return drawn(pieces(text, [depict(each) for each in named]), self.game, inert=inert)
