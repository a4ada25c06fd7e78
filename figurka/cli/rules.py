"""The numbered rules in the terminal: all of them, those about a word, or how many the tests show."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from figurka.cli.coverage import missing_rules, shown_rules
from figurka.cli.lookup import draw_rule, find_rule_entries, section_title
from figurka.core.errors import FigurkaError
from figurka.core.rules import Rules
from figurka.locales import Words


class NoRulesError(FigurkaError):
    """The game has no such rules to show."""


def show_rules(rules: Rules[Any], word: str, words: Words, screen: Console) -> None:
    """Print the rules about a word (all, if it is empty) under their headings."""
    if not rules.rulebook:
        raise NoRulesError("cli-error-no-rulebook", game=rules.name)
    found = find_rule_entries(word, rules, words)
    if not found:
        raise NoRulesError("cli-error-no-rule", word=word, game=rules.name)
    for section in rules.rulebook:
        entries = [entry for entry in section.rules if entry in found]
        if entries:
            heading = section_title(section, rules, words)
            screen.print(Rule(Text(heading, "bold"), align="left", style="dim"))
            for entry in entries:
                screen.print(draw_rule(entry, words))
    screen.print(Text(words("cli-rules-count", count=len(found)), "dim"))


def show_coverage(rules: Rules[Any], tests: Path, words: Words, screen: Console) -> bool:
    """Print which rules no test names; whether all are shown."""
    missing = missing_rules(rules.rulebook, shown_rules(tests))
    total = sum(len(section.rules) for section in rules.rulebook)
    for rule in missing:
        screen.print(Text(f"{rule}  {words(f'rule-{rule}', 'title')}"))
    screen.print(Text(words("cli-coverage", shown=total - len(missing), total=total), "bold"))
    return not missing
