"""Sentences of the journal: in words alone, and for a page with signs, names and tips in them."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import groupby

from markupsafe import Markup

from figurka.locales import Words, capital
from figurka.locales.marks import after_marks, pieces, unmarked
from figurka.tables.model import JournalLine
from figurka.web.drawing import Drawing, Picture
from figurka.web.render import environment
from figurka.web.sight import RULE

LISTS = re.compile(r"[:;]\s")
"""What comes after such a sign would run into the next sentence."""

OPENING = re.compile("[(“„]$")
"""What stays on the line of the sign that follows it."""

LONGEST_BREATH = 400
"""After so many characters a sentence ends, though the same seat goes on."""


# In words alone


@dataclass(frozen=True)
class Entry:
    """A sentence of the journal: after how many choices it was told, and of which seat."""

    move: int
    seat: int
    text: str


def in_words(lines: Sequence[JournalLine], words: Words) -> tuple[Entry, ...]:
    """Lines of a table's journal as sentences."""
    for line in lines:
        if words.language not in line.said:
            line.said[words.language] = capital(words.say(line.message))
    return tuple(Entry(line.move, line.seat, line.said[words.language]) for line in lines)


def tell_together(entries: tuple[Entry, ...], names: tuple[str, ...], words: Words) -> list[Entry]:
    """What one seat did in a row told in one breath; what names its rule stands alone."""
    told: list[Entry] = []
    for entry in count_repeated(entries):
        last = told[-1] if told else None
        alone = ". " in entry.text or is_alone(entry.text)
        long = last is not None and len(last.text) > LONGEST_BREATH
        if last is None or last.seat != entry.seat or alone or long or is_alone(last.text):
            told.append(entry)
            continue
        name = names[entry.seat] if 0 <= entry.seat < len(names) else ""
        rest = within(words.going_on(entry.text, name), names)
        told[-1] = Entry(entry.move, entry.seat, f"{last.text[:-1]}, {rest}")
    return told


def count_repeated(entries: tuple[Entry, ...]) -> Iterator[Entry]:
    """The journal with what the same seat did several times running told once."""
    for _, same in groupby(entries, lambda entry: (entry.seat, entry.text)):
        times = list(same)
        entry = times[-1]
        yield entry if len(times) == 1 else replace(entry, text=f"{entry.text[:-1]} ({len(times)}×).")


def is_alone(sentence: str) -> bool:
    """Whether nothing can be told in the same breath with it: it gives a reason or lists things."""
    return (
        not sentence.endswith(".") or LISTS.search(sentence) is not None or RULE.search(sentence) is not None
    )


def cited(text: str) -> list[tuple[str, bool]]:
    """A text in pieces, with the numbers of rules in brackets told apart."""
    return [(piece, place % 2 == 1) for place, piece in enumerate(RULE.split(text))]


def within(sentence: str, names: tuple[str, ...]) -> str:
    """A sentence as it goes on after a comma: small at its start, unless a name stands there."""
    written = tuple(name for name in names if name[:1].isupper())
    return sentence if begins(sentence, written) else small(sentence)


def begins(sentence: str, names: Iterable[str]) -> bool:
    """Whether a sentence begins with a name, which may have its capital only from there."""
    capitals = [capital(name) for name in names if name]
    return any(sentence.startswith(name) and not sentence[len(name) :][:1].isalnum() for name in capitals)


def small(text: str) -> str:
    """A text with a small letter at its start."""
    return f"{text[:1].lower()}{text[1:]}"


# For a page


class Told:
    """A sentence as a page shows it; each way of showing it is drawn when it is first wanted."""

    def __init__(self, game: str, marked: str, short: str, known: Sequence[Picture | None]) -> None:
        self.game = game
        self.text = unmarked(marked)
        """What it says, in words alone."""
        self._marked = marked
        self._short = short
        self._known = known

    @cached_property
    def whole(self) -> Markup:
        """With its signs, and tips for what it names."""
        return drawn(pieces(self._marked, self._known), self.game)

    @cached_property
    def inert(self) -> Markup:
        """The same without anything to press, for where all of it is pressed."""
        return drawn(pieces(self._marked, self._known), self.game, inert=True)

    @cached_property
    def deed(self) -> Markup:
        """Under the name of who did it, which is left out."""
        return drawn(pieces(self._short, self._known), self.game)


def drawn(told: Sequence[tuple[str, Picture | None]], game: str, *, inert: bool = False) -> Markup:
    """Pieces of a sentence as the template draws them."""
    parts: list[tuple[str, Picture | None, bool, str]] = []
    opening = ""
    for place, (text, picture) in enumerate(told):
        if picture is not None:
            parts.append((text, picture, False, opening))
            opening = ""
            continue
        follows = place + 1 < len(told) and told[place + 1][1] is not None
        found = OPENING.search(text) if follows else None
        opening = found[0] if found else ""
        parts += [(part, None, rule, "") for part, rule in cited(text.removesuffix(opening))]
    return macro("macros/told.html", "sentence")(parts, game, inert)


@cache
def macro(template: str, name: str) -> Callable[..., Markup]:
    """A macro that needs nothing of its reader."""
    found: Callable[..., Markup] = environment().get_template(template).module.__dict__[name]
    return found


class Teller:
    """Shows the sentences of one table to one reader."""

    def __init__(self, game: str, drawing: Drawing, names: tuple[str, ...], words: Words) -> None:
        self.game = game
        self.drawing = drawing
        self.names = names
        self.words = words

    def tell(self, line: JournalLine) -> Told:
        """A line of the journal; who has once read it is shown the same again."""
        told = line.drawn.get(self.words.language)
        if not isinstance(told, Told):
            told = line.drawn[self.words.language] = self._draw(line)
        return told

    def _draw(self, line: JournalLine) -> Told:
        text, messages = self.words.marked(line.message)
        text = without_stop(capital(text))
        known = [self.drawing.depict(message) for message in messages]
        name = self.names[line.seat] if 0 <= line.seat < len(self.names) else ""
        short = self.words.going_on(text, name) if name else text
        if short == text and line.message.arguments.get("who") == "you" and self.words.language == "cs":
            # A Czech verb needs no pronoun that could be left out; the name of another keeps its capital.
            short = after_marks(text, lambda told: told if begins(told, self.names) else small(told))
        return Told(self.game, text, short, known)


def without_stop(sentence: str) -> str:
    """A sentence that has its own line needs no full stop, unless it is two."""
    return sentence if ". " in sentence else sentence.removesuffix(".")
