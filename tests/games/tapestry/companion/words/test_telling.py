"""Whole games of the companion, read in both languages."""

from random import Random
from typing import Any

import pytest

from figurka import Game
from figurka.core.decision import DONE, Decision
from figurka.games.tapestry.companion import TAPESTRY_AUTOMA
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.things import INCOME, Hex
from figurka.locales import LANGUAGES, Words
from tests.games.tapestry.companion.table import Companion
from tests.games.tapestry.solo.words.sayings import with_the_rule
from tests.locales.files import HARD, messages
from tests.locales.reading import at_random, read_games


def sensibly(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any report, but turns end soon, income turns come late, and the Automa is attacked where it can be."""
    done = decision.index(DONE.key)
    if done >= 0 and random.random() < 0.6:
        return done
    state = game.state
    attacked = [
        index
        for index, option in enumerate(decision.options)
        if isinstance(option, Hex) and state.players[1].lands & option.bit
    ]
    if attacked and random.random() < 0.2:
        return random.choice(attacked)
    index = random.randrange(len(decision.options))
    if decision.options[index] is INCOME and state.players[0].era and random.random() < 0.7:
        return 0
    return index


def by_turns(game: Game[Any], decision: Decision, random: Random) -> int:
    """Some games at random, most of them sensibly."""
    return (at_random, sensibly)[game.config.seed > 2](game, decision, random)


def test_whole_games_can_be_read() -> None:
    choices = {"level": tuple("123456"), "first": ("you", "automa")}
    read = read_games(TAPESTRY_AUTOMA, 1, 16, choices, by_turns, asking_why=2, ending=with_the_rule)
    own = {name for name in messages("en") if name.startswith("tapestry-automa-label-")}
    assert own - read == set()
    assert {"tapestry-tell-settles", "tapestry-tell-closes", "tapestry-tell-told-the-last"} <= read


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_of_the_bots_comes_from_the_pile_on_the_table(language: str) -> None:
    words, names = Words(language), ("Jana", "Automa", "–")
    table = Companion(seed=2).play_on(Random(2))
    assert table.game.journal is not None
    laid = [event for event in table.game.journal.events if event.kind == "explores" and event.seat == 1]
    said = words.say(table.game.rules.sentence(laid[0], 0, names)).replace(HARD, " ")
    (hexagon,) = laid[0].things
    assert isinstance(hexagon, Hex)
    place = PLACES[hexagon]
    expected = {
        "en": f"Automa lays the top tile of the pile face up on hex {place}.",
        "cs": f"Automa pokládá vrchní dílek z hromádky lícem nahoru na pole {place}.",
    }
    assert said == expected[language]


def test_czech_numbers_of_cards() -> None:
    words = Words("cs")
    said = [
        words("tapestry-automa-label-defence-trap", count=count).replace(HARD, " ") for count in (0, 1, 2, 5)
    ]
    assert said == [
        "Ano, a vedle její karty už žádná karta tapiserie nezbývá",
        "Ano, a vedle její karty zbývá 1 karta tapiserie",
        "Ano, a vedle její karty zbývají 2 karty tapiserie",
        "Ano, a vedle její karty zbývá 5 karet tapiserie",
    ]
