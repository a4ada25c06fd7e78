"""What messages there must be: what the code, the rules and the things of all games need."""

import ast
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from figurka.core.registry import list_games
from figurka.core.rules import Rules
from figurka.guide.form import message_of
from figurka.guide.found import guide_of
from figurka.lessons.found import lessons_of
from figurka.packages import OWN, game_packages
from tests.locales.code import called_name, calls, literals, nodes, texts_in
from tests.locales.files import GAMES, HOMES, PACKAGE, folder_of, home_of

KIND_ARGUMENT = {
    "choose": 1,
    "agree": 1,
    "Decision": 1,
    "choose_card": 2,
    "lose_any": 3,
    "choose_at": 1,
    "agree_at": 1,
    "name_goods": 1,
}
KIND_ARGUMENT |= {"choose_next": 1, "choose_on_terms": 1}
"""Which argument of a call is the kind of a decision."""

ASKED = frozenset(("because", "because-acc"))
"""What the question of a decision is told."""
TOLD = frozenset(("who", "player", "count", "amount", "thing", "thing-acc", "things", "whom", "other"))
"""What the sentence of an event is told."""


def nothing() -> AbstractSet[str]:
    """No ids at all."""
    return frozenset()


@dataclass(frozen=True)
class Sayings:
    """What a game says beyond what its code and rules tell by themselves.

    Each game may have one as `SAYINGS` in `words/sayings.py` of its tests.
    """

    things: Callable[[], AbstractSet[str]] = nothing
    """The ids that are put together from the things of the game."""
    labels: AbstractSet[str] = frozenset()
    """The labels whose ids are put together."""
    told: Mapping[str, AbstractSet[str]] = field(default_factory=dict)
    """The events that are told in more than one way."""
    kinds: AbstractSet[str] = frozenset()
    """The kinds of decisions that no call has written out."""
    for_the_table: AbstractSet[str] = frozenset()
    """What no rule names but those who draw a table need: pieces, counts, the glossary."""
    keys: tuple[str, ...] = ()
    """Of what it is asked why it cannot be chosen."""
    attributes: Mapping[str, AbstractSet[str]] = field(default_factory=dict)
    """By patterns of ids: the further texts that every such thing has."""
    variables: Mapping[str, AbstractSet[str]] = field(default_factory=dict)
    """By patterns of ids: what a question or sentence is told if not the usual; the first that fits."""
    named_elsewhere: AbstractSet[str] = frozenset()
    """The settings whose choices are called as what they are, such as islands."""


@cache
def sayings_of(game: str) -> Sayings:
    """What a game declares, which may be nothing."""
    home = game_packages()[game].module.removeprefix(OWN)
    module = f"tests.{home}.words.sayings"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:
        found = None
    if found is None:
        return Sayings()
    declared = import_module(module).SAYINGS
    assert isinstance(declared, Sayings)
    return declared


def sayings_at(home: str) -> Iterator[Sayings]:
    """What a game declares, and the games within its folder."""
    return (sayings_of(game) for game in list_games() if home_of(game) == home)


def decision_kinds(home: str) -> set[str]:
    """The kinds of decisions: as they are written in calls, or chosen just before."""
    kinds = set[str]()
    for call in calls(folder_of(home), *KIND_ARGUMENT):
        place = KIND_ARGUMENT[called_name(call)]
        if len(call.args) > place and not isinstance(call.args[place], ast.JoinedStr):
            kinds |= texts_in(call.args[place])
    for node in nodes(folder_of(home)):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp):
            named = {target.id for target in node.targets if isinstance(target, ast.Name)}
            kinds |= texts_in(node.value) if named == {"kind"} else set()
    return kinds.union(*(sayings.kinds for sayings in sayings_at(home)))


def event_ids(home: str) -> set[str]:
    """The sentences of the journal, with those for who may not see the things of an event."""
    told = {kind: ways for sayings in sayings_at(home) for kind, ways in sayings.told.items()}
    ids = set()
    for call in calls(folder_of(home), "tell"):
        hidden = any(keyword.arg == "seen_by" for keyword in call.keywords)
        for kind in texts_in(call.args[0]):
            ids |= {f"{home}-tell-{name}" for name in told.get(kind, {kind})}
            if hidden:
                ids.add(f"{home}-tell-{kind}-hidden")
    return ids


def plain_options(home: str) -> set[str]:
    """How the options are named that are no things of the game: by their kind, or plainly as options."""
    keys = set()
    for folder in (PACKAGE / "core", folder_of(home)):
        for call in calls(folder, "Option"):
            argument = call.args[0]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                kind, colon, name = argument.value.partition(":")
                keys.add(f"{kind}-{name}" if colon else f"option-{kind}")
    return keys


def setting_ids(rules: Rules[Any]) -> set[str]:
    """What the lobby calls the choices of the settings."""
    elsewhere = sayings_of(rules.name).named_elsewhere
    named = [setting for setting in rules.settings if setting.name not in elsewhere]
    return {f"{rules.name}-{setting.name}-{value}" for setting in named for value in setting.choices}


def rule_ids(rules: Rules[Any]) -> set[str]:
    """The rules of a game."""
    return {f"rule-{rule.id}" for section in rules.rulebook for rule in section.rules}


def ids_of_home(home: str) -> set[str]:
    """What the code of a game asks, offers and tells."""
    ids = event_ids(home)
    ids |= {f"{home}-ask-{kind}" for kind in decision_kinds(home)}
    ids |= {f"{home}-{key}" for key in plain_options(home)}
    return ids


def ids_of_game(rules: Rules[Any]) -> set[str]:
    """What a game is called, its settings, its rules, and what it declares."""
    name, sayings = rules.name, sayings_of(rules.name)
    ids = {f"game-{name}", f"{name}-ways-to-win"} | setting_ids(rules) | rule_ids(rules)
    ids |= {f"{name}-section-{section.name}" for section in rules.rulebook}
    ids |= {f"{home_of(name)}-label-{label}" for label in sayings.labels}
    guide = guide_of(name)
    if guide is not None:
        ids |= {message_of(name, says) for says in guide.sayings()}
    if lessons_of(name):
        ids.add(f"{name}-minute")
    ids.update(*(lesson.sayings() for lesson in lessons_of(name)))
    ids |= {f"{name}-path-{lesson.path}" for lesson in lessons_of(name) if lesson.path}
    return ids | sayings.things() | sayings.for_the_table


@cache
def needed_ids() -> frozenset[str]:
    """All messages that there must be."""
    return frozenset(literals()).union(*map(ids_of_home, HOMES), *map(ids_of_game, GAMES))
