"""Whole games of the companion, read in both languages."""

from random import Random
from typing import Any

import pytest

from figurka import Game
from figurka.core.decision import DONE, Decision, Option
from figurka.games.tapestry.companion import TAPESTRY_AUTOMA
from figurka.games.tapestry.companion.rules.moving import Move, Position, moves_between
from figurka.games.tapestry.companion.rules.things import BLANK_TILE, SPECIAL
from figurka.games.tapestry.companion.rules.traps import spring
from figurka.games.tapestry.companion.words.moving import told_moves
from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.rules.state import NOBODY, TapestryState
from figurka.games.tapestry.rules.things import INCOME, LAST, OUTPOST, TECHNOLOGY, Hex, Step, Track, standing
from figurka.games.tapestry.rules.world import put_piece
from figurka.games.tapestry.solo.rules.acting import explore
from figurka.games.tapestry.solo.rules.income import tell_scoring
from figurka.games.tapestry.solo.words.telling import facing
from figurka.locales import LANGUAGES, Message, Words
from tests.games.tapestry.companion.table import Companion
from tests.games.tapestry.solo.table import decision_card
from tests.games.tapestry.solo.words.sayings import with_the_rule
from tests.locales.files import HARD, messages
from tests.locales.reading import at_random, read_games

TARGET = "hex:-1,1"
"""A hex beside the Automa's start."""


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
        "cs": f"Automa pokládá svrchní dílek z hromádky lícem nahoru na pole {place}.",
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


@pytest.mark.rule("A-140")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_persons_part_is_told_once(language: str) -> None:
    table = Companion(seed=4)
    for _ in range(5):
        table.tell("income").end_turn()
    assert not table.automa.finished
    table.carry_out()
    journal = table.game.journal
    assert journal is not None
    names = ("Jana", "Automa", "–")
    told = [Words(language).say(table.game.rules.sentence(event, 0, names)) for event in journal.events]
    assert sum("(A-140)" in sentence for sentence in told) == 1


# What is to be moved


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_all_moves_of_whole_games_can_be_read_forth_and_back(language: str, seed: int) -> None:
    words, random = Words(language), Random(seed)
    table = Companion(seed, level="456"[seed])
    before = Position(table.state)
    while table.game.decision is not None:
        table.game.choose(sensibly(table.game, table.asked, random))
        after = Position(table.state)
        there, back = moves_between(before, after), moves_between(after, before)
        for message in (*told_moves(there), *told_moves(back, back=True)):
            said = words.say(message)
            assert said.endswith(".")
            assert not {"{", "}"} & {*said}, said
            assert "tapestry-" not in said
        before = after


@pytest.mark.rule("A-77")
def test_a_tile_is_told_by_the_land_on_one_of_its_sides_if_its_face_is_known() -> None:
    desert, sea = TERRITORIES[0], TERRITORIES[4]
    told = facing(desert, 60)
    assert (told["land"], told["terrain"], told["direction"]) == (
        "known",
        Message("tapestry-land-desert"),
        Message("tapestry-direction-1"),
    )
    assert facing(sea, 120) == {"land": "none"}
    assert facing(BLANK_TILE, 240) == {"land": "unknown"}


@pytest.mark.rule("A-104")
def test_scoring_is_told_once() -> None:
    table = Companion(seed=4).tell("income").end_turn()
    while table.automa.era < 2:
        table.advance("science").end_turn()
    assert table.told().count("A-104") == 1
    journal = table.game.journal
    assert journal is not None
    assert "scores" not in [event.kind for event in journal.events if event.seat == 1]


def last_said(table: Companion, language: str) -> str:
    """The sentence about what happened last."""
    assert table.game.journal is not None
    event = table.game.journal.events[-1]
    said = Words(language).say(table.game.rules.sentence(event, 0, ("Jana", "Automa", "–")))
    return said.replace(HARD, " ")


@pytest.mark.rule("A-104")
@pytest.mark.parametrize("first", [0, 2])
def test_only_whoever_was_first_into_an_era_hears_of_it(first: int) -> None:
    table = Companion()
    tell_scoring(table.state, table.automa, (1, 0, 1), first)
    assert ("first into the era" in last_said(table, "en")) == bool(first)


@pytest.mark.parametrize(
    ("language", "reminder"),
    [
        ("en", "Discard it and gain 1 resource of your choice."),
        ("cs", "Odhoď ji a vezmi si 1 zdroj podle výběru."),
    ],
)
def test_ones_own_trap_is_discarded_for_a_resource(language: str, reminder: str) -> None:
    table = Companion()
    put_piece(table.state, table.hex(TARGET), standing(1, OUTPOST))
    spring(table.state, table.automa, table.me, table.hex(TARGET))
    assert reminder in last_said(table, language)


@pytest.mark.parametrize(("language", "source"), [("en", "from the landmark"), ("cs", "karty dominant")])
@pytest.mark.parametrize("seat", [0, 1])
def test_where_a_landmark_comes_from_is_said(language: str, source: str, seat: int) -> None:
    move = Move("landmark", seat, TRACK_LANDMARKS[0], start=NOBODY)
    assert source in Words(language).say(told_moves((move,))[0]).replace(HARD, " ")
