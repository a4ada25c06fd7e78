"""The rules reference: numbered rules and glossaries, and what a search finds in them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from figurka.core.rulebook import RuleEntry
from figurka.core.rules import Rules
from figurka.locales import Words
from figurka.web.house import GameCard, LessonLink, said

SIGNS = {"theme": "eye", "goal": "trophy", "turn": "play", "end": "clock", "advice": "hint"}
"""The icon of each part of the game in one minute."""


@dataclass(frozen=True)
class RuleText:
    """A numbered rule in the reader's language."""

    id: str
    title: str
    text: str
    source: str
    see: tuple[str, ...]


@dataclass(frozen=True)
class RuleSection:
    """Rules under one heading."""

    name: str
    title: str
    rules: tuple[RuleText, ...]


@dataclass(frozen=True)
class Term:
    """A card, a place or a sign, explained."""

    key: str
    title: str
    kind: str
    text: str


@dataclass(frozen=True)
class Glossary:
    """Terms of one sort."""

    name: str
    title: str
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class Paragraph:
    """A part of the game in one minute: what it tells, and its sign."""

    title: str
    text: str
    sign: str


@dataclass(frozen=True)
class RulesPage:
    """The rules of a game, or what of them a search has found."""

    game: GameCard
    games: tuple[GameCard, ...]
    sections: tuple[RuleSection, ...]
    glossaries: tuple[Glossary, ...]
    query: str = ""
    minute: tuple[Paragraph, ...] = ()
    """The game in one minute, where somebody has written it down; not while one searches."""
    lesson: LessonLink | None = None
    """The lesson that comes next."""

    @property
    def found(self) -> int:
        """How many rules and terms are shown."""
        return sum(len(section.rules) for section in self.sections) + sum(
            len(g.terms) for g in self.glossaries
        )


def plain(text: str) -> str:
    """A text for comparing: without case, accents and doubled spaces, character by character."""
    accents = str.maketrans("áčďéěíňóřšťúůýž", "acdeeinorstuuyz")
    return text.lower().translate(accents)


def minute_of(game: str, words: Words) -> tuple[Paragraph, ...]:
    """The game in one minute: theme, goal, a turn, how it ends, and advice for the first game."""
    message, advice = f"{game}-minute", f"{game}-ways-to-win"
    if not words.knows(message):
        return ()
    parts = {"theme": "", "goal": "goal", "turn": "turn", "end": "end"}
    told = [
        Paragraph(words(f"web-minute-{part}"), words(message, attribute), SIGNS[part])
        for part, attribute in parts.items()
    ]
    if words.knows(advice):
        told.append(Paragraph(words("web-minute-advice"), words(advice), SIGNS["advice"]))
    return tuple(told)


def rules_page(
    rules: Rules[Any],
    card: GameCard,
    games: tuple[GameCard, ...],
    glossaries: Iterable[Glossary],
    words: Words,
    query: str = "",
    lesson: LessonLink | None = None,
) -> RulesPage:
    """The rules reference, reduced to what the query finds."""
    wanted = plain(" ".join(query.split()))
    sections = []
    for section in rules.rulebook:
        texts = tuple(rule_text(entry, words) for entry in section.rules)
        found = tuple(rule for rule in texts if wanted in plain(f"{rule.id} {rule.title} {rule.text}"))
        if found:
            title = said(words, (f"{rules.name}-section-{section.name}",), section.name)
            sections.append(RuleSection(section.name, title, found))
    kept = []
    for glossary in glossaries:
        terms = tuple(term for term in glossary.terms if wanted in plain(f"{term.title} {term.text}"))
        if terms:
            kept.append(Glossary(glossary.name, glossary.title, terms))
    minute = () if wanted else minute_of(rules.name, words)
    return RulesPage(card, games, tuple(sections), tuple(kept), query, minute, lesson)


def rule_text(entry: RuleEntry, words: Words) -> RuleText:
    """A numbered rule in words."""
    message = f"rule-{entry.id}"
    text = words(message).replace("\n", " ")
    return RuleText(entry.id, words(message, "title"), text, entry.source, entry.see)


def marked(text: str, query: str) -> list[tuple[str, bool]]:
    """The text in pieces, with those marked that the query has found."""
    wanted, within = plain(query.strip()), plain(text)
    if not wanted or len(within) != len(text):
        return [(text, False)]
    pieces, start = [], 0
    while (found := within.find(wanted, start)) >= 0:
        if found > start:
            pieces.append((text[start:found], False))
        pieces.append((text[found : found + len(wanted)], True))
        start = found + len(wanted)
    return [*pieces, (text[start:], False)] if start < len(text) else pieces
