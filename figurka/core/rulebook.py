"""The shape of a numbered rulebook: the rules' order and origin; their words are in the Fluent files."""

from dataclasses import dataclass


@dataclass(frozen=True)
class RuleEntry:
    """One numbered rule: where it is from, and the rules that it makes precise."""

    id: str
    source: str
    see: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """A group of rules under one heading."""

    name: str
    rules: tuple[RuleEntry, ...]
