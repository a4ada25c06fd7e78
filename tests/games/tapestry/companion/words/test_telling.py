"""Whole games of the companion, read in both languages."""

from random import Random
from typing import Any

import pytest

from figurka import Game
from figurka.core.decision import DONE, Decision, Option
from figurka.games.tapestry.companion import TAPESTRY_AUTOMA
from figurka.games.tapestry.companion.rules.things import SPECIAL
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import INCOME, LAST, TECHNOLOGY, Hex, Step, Track
from figurka.games.tapestry.solo.rules.acting import explore
from figurka.locales import LANGUAGES, Words
from tests.games.tapestry.companion.table import Companion
from tests.games.tapestry.solo.table import decision_card
from tests.games.tapestry.solo.words.sayings import with_the_rule
from tests.locales.files import HARD, messages
from tests.locales.reading import at_random, read_games


def sensibly(game: Game[Any], decision: Decision, random: Random) -> int:
    """Any report, but turns end soon, and what leads to rare reports comes before the rest."""
    done = decision.index(DONE.key)
    if done >= 0 and random.random() < 0.6:
        return done
    sought = [index for index, option in enumerate(decision.options) if is_sought(game.state, option)]
    if sought and random.random() < 0.3:
        return random.choice(sought)
    index = random.randrange(len(decision.options))
    if is_put_off(game.state, decision.options[index]) and random.random() < 0.7:
        return 0
    return index


def is_sought(state: TapestryState, option: Option) -> bool:
    """Whether it leads to an attack on the Automa, or through technology to a token that starts again."""
    person, automa = state.players[:2]
    if isinstance(option, Hex):
        return bool(automa.lands & option.bit)
    if isinstance(option, Step):
        return option.track == TECHNOLOGY
    return isinstance(option, Track) or (option is SPECIAL and LAST in person.tokens[TECHNOLOGY])


def is_put_off(state: TapestryState, option: Option) -> bool:
    """Whether it brings the end nearer, or takes an outpost that an attack would need."""
    if isinstance(option, Hex):
        return bool(state.explored & ~state.occupied & option.bit)
    return option is INCOME and state.players[0].era > 0


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
    table = Companion()
    explore(table.state, table.automa, decision_card(2), anywhere=False)
    assert table.game.journal is not None
    (laid,) = [event for event in table.game.journal.events if event.kind == "explores"]
    said = words.say(table.game.rules.sentence(laid, 0, names)).replace(HARD, " ")
    (hexagon,) = laid.things
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
