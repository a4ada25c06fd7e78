"""One word for one thing, and whole sentences: what was ambiguous or clipped is said as people say it."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from figurka import new_game
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.words.effects import structures_named
from figurka.games.viticulture.words.names import called
from figurka.games.viticulture.words.phrases import all_of
from figurka.locales import Words
from tests.games.viticulture.words.test_options import HARD

ACTION_G = (
    *("viticulture-action-trade", "viticulture-tile-trade", "cli-viticulture-brief-barter"),
    *("viticulture-web-board-action-trade", "viticulture-web-board-tile-trade"),
)
"""The messages that name the action G or its tile."""
OTHER_TRADE = (
    *(
        "viticulture-goal_category-trade",
        "viticulture-resource-routes",
        "rule-W-370",
        "rule-W-41",
        "rule-W-137",
    ),
    *("viticulture-visitor-jack_of_all_trades", "viticulture-structure-trading_post"),
    *("viticulture-structure-shop", "rule-V-110"),
)
"""What may speak of trade besides: the rules of G, a category of goals, trade routes, names of cards."""


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message of both games in a language: its id and its whole text as it stands in the file."""
    for package in ("figurka.games.viticulture.words", "figurka.games.viticulture.world.words"):
        for file in sorted((files(package) / language).iterdir(), key=lambda each: each.name):
            text = re.sub(r"(?m)^#.*\n", "", file.read_text(encoding="utf-8"))
            for entry in re.split(r"(?m)^(?=[a-zA-Z])", text)[1:]:
                name, _, said = entry.partition("=")
                yield name.strip(), said


@pytest.mark.rule("W-34", "W-41")
def test_trading_at_the_action_and_exchanging_by_the_grande_are_two_words() -> None:
    spoken = {
        "en": (r"\b[Tt]rad(e|es|ed|ing)\b", r"\b[Ee]xchang(e|es|ed|ing)\b"),
        "cs": (r"\b[Oo]bchod(uj|uješ|ovat|u)?\b", r"\b([Vv]ýměn|[Vv]yměn|[Vv]yměň)"),
    }
    for language, (of_action, of_grande) in spoken.items():
        for name, said in messages(language):
            words = re.sub(r"\{[^}]*\}", "", said)
            if name in ACTION_G:
                assert re.search(of_action, words), (language, name)
                assert not re.search(of_grande, words), (language, name)
            elif name not in OTHER_TRADE:
                assert not re.search(of_action, words), (language, name, said)


@pytest.mark.parametrize(
    ("language", "who", "vine", "expected"),
    [
        ("en", "you", "trebbiano", "For Trebbiano you still need a trellis"),
        ("en", "other", "merlot", "For Merlot Ben still needs irrigation"),
        ("en", "you", "cabernet_sauvignon", "For Cabernet Sauvignon you still need a trellis and irrigation"),
        ("cs", "you", "trebbiano", "K révě Trebbiano ještě potřebuješ treláž"),
        (
            "cs",
            "other",
            "cabernet_sauvignon",
            "Ben k révě Cabernet sauvignon ještě potřebuje treláž a zavlažování",
        ),
    ],
)
def test_what_a_vine_still_needs_is_a_sentence(language: str, who: str, vine: str, expected: str) -> None:
    needs = VINE_BY_NAME[vine].needs
    assert any(each.bit & needs for each in BASICS)
    said = Words(language)(
        "viticulture-web-trade-lacks",
        who=who,
        player="Ben",
        thing=called(VINE_BY_NAME[vine]),
        things=all_of(structures_named(needs)),
    )
    assert said.replace(HARD, " ") == expected


@pytest.mark.rule("V-4", "W-15")
@pytest.mark.parametrize(
    ("name", "english", "czech"),
    [
        ("viticulture", r"What shall your papa \w+ give you\?", r"Co ti dá tvůj otec \w+\?"),
        ("viticulture-world", r"What shall your mama \w+ give you\?", r"Co ti dá tvoje matka \w+\?"),
    ],
)
def test_who_gives_a_gift_is_said_to_be_a_parent(name: str, english: str, czech: str) -> None:
    game = new_game(name, 2, 1)
    assert game.decision is not None
    assert game.decision.kind == "gift"
    asked = game.rules.question(game.decision)
    assert re.fullmatch(english, Words("en").say(asked))
    assert re.fullmatch(czech, Words("cs").say(asked).replace(HARD, " "))
