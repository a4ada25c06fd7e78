"""Looking things up: cards, places, signs and numbered rules by a word of the reader's language or an id."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from figurka.cli.language import plain
from figurka.cli.scene import Term
from figurka.core.rulebook import RuleEntry, Section
from figurka.core.rules import Rules, readable
from figurka.locales import Message, Words

MOST_SHOWN = 6
"""So many things are explained at once; of more, only the names are told."""

T = TypeVar("T")


def best_matches(word: str, things: Sequence[T], names: Callable[[T], Sequence[str]]) -> list[T]:
    """The things called exactly so; else those with a name that begins so; else those that have it within."""
    wanted = plain(word)
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted) or f" {wanted}" in name,
        lambda name: wanted in name,
    )
    for test in tests:
        found = [thing for thing in things if any(test(plain(name)) for name in names(thing))]
        if found:
            return found
    return []


def find_terms(word: str, terms: Sequence[Term]) -> list[Term]:
    """The terms that a word means; one that has a sign besides is not told twice."""
    found = best_matches(word, terms, lambda term: (term.id, term.name))
    told = [(term.name, term.explanation) for term in found]
    return [term for index, term in enumerate(found) if told[index] not in told[:index]]


def find_rule_entries(word: str, rules: Rules[Any], words: Words) -> list[RuleEntry]:
    """The rule with this number, those of the section with this title, or all that have the word."""
    entries = [entry for section in rules.rulebook for entry in section.rules]
    wanted = plain(word)
    exact = [entry for entry in entries if plain(entry.id) == wanted]
    if not exact:
        titled = [each for each in rules.rulebook if wanted in heading_names(each, rules, words)]
        exact = [entry for section in titled for entry in section.rules]
    return exact or [
        entry
        for entry in entries
        if wanted in plain(words(f"rule-{entry.id}")) or wanted in plain(words(f"rule-{entry.id}", "title"))
    ]


def section_title(section: Section, rules: Rules[Any], words: Words) -> str:
    """The heading of a section."""
    return words.say(Message(f"{rules.name}-section-{section.name}", otherwise=readable(section.name)))


def heading_names(section: Section, rules: Rules[Any], words: Words) -> tuple[str, str]:
    """By what a section can be found: its whole heading, and what stands behind a colon in it."""
    title = section_title(section, rules, words)
    return plain(title), plain(title.rpartition(": ")[2])


def draw_rule(entry: RuleEntry, words: Words) -> RenderableType:
    """A numbered rule with its title, its words, its source and the rules that it makes precise."""
    heading = Text.assemble((f"{entry.id}  ", "bold cyan"), (words(f"rule-{entry.id}", "title"), "bold"))
    notes = [words("cli-rule-source", source=source_name(entry.source, words))]
    if entry.see:
        notes.append(words("cli-rule-see", rules=", ".join(entry.see)))
    body = Group(Text(one_line(words(f"rule-{entry.id}"))), Text(" · ".join(notes), "dim"))
    return Group(heading, Padding(body, (0, 0, 1, 2)))


def source_name(source: str, words: Words) -> str:
    """Where a rule is from."""
    return words(f"cli-source-{source}") if words.knows(f"cli-source-{source}") else source


def one_line(text: str) -> str:
    """A text without the line breaks of its file."""
    return " ".join(text.split())


def explain(word: str, terms: Sequence[Term], rules: Rules[Any], words: Words, screen: Console) -> None:
    """Explain what a word means: things by that name, or rules; and say which other rules speak of it."""
    found, entries = find_terms(word, terms), find_rule_entries(word, rules, words)
    if not found and not entries:
        screen.print(Text(words("cli-explain-unknown", word=word)))
        return
    if len(found) > MOST_SHOWN:
        screen.print(Text(words("cli-explain-many", names=", ".join(term.name for term in found))))
    else:
        for term in found:
            screen.print(Text(term.name, "bold"))
            screen.print(Padding(term.explanation, (0, 0, 0, 2)))
    if not found and len(entries) <= MOST_SHOWN:
        for entry in entries:
            screen.print(draw_rule(entry, words))
    elif entries:
        screen.print(Text(words("cli-explain-rules", rules=", ".join(entry.id for entry in entries)), "dim"))
