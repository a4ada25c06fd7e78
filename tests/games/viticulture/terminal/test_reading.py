"""What a newcomer reads at the terminal: numbers fit what they stand beside, and nothing is told twice."""

import re
from dataclasses import replace
from typing import Any

import pytest

from figurka.cli.answering import why
from figurka.cli.drawing import find_table
from figurka.cli.lookup import find_terms
from figurka.cli.telling import draw_choices, draw_question
from figurka.games.viticulture.terminal.scene import Scene
from figurka.locales import LANGUAGES
from tests.cli.terminal import NAMES, numberings_of, seen_by
from tests.games.viticulture.table import Seat, Table
from tests.games.viticulture.terminal.test_table import BASE, WORLD, find, printed
from tests.games.viticulture.world.play import WAKE_UP_LIRA, place, world

AUDIENCE: dict[str, Any] = {"continent": "greengully", "event": "gg_audience"}


def sight(table: Table, language: str = "en", width: int = 110) -> Scene:
    """What the seat sees that is asked."""
    return seen_by(table.begin().game, table.asked, language, width)


def spaced(text: str) -> str:
    """A text with plain spaces only."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def question(table: Table, language: str = "en") -> str:
    """The question of now as it is put."""
    assert table.decision is not None
    return printed(draw_question(table.game, table.decision, sight(table, language)), 200).strip()


def listed(table: Table, language: str = "en", width: int = 200) -> list[str]:
    """The options of now as they are listed."""
    scene, drawn = sight(table, language, width), find_table(table.rules.name)
    assert table.decision is not None
    choices = printed(draw_choices(table.game, table.decision, drawn, scene, whole=True), width)
    return [spaced(line.strip()) for line in choices.splitlines()]


def answers(table: Table, word: str, language: str = "en") -> list[str]:
    """Why what a word means cannot be chosen."""
    scene = sight(table, language)
    return why(word, table.game, find_table(table.rules.name), scene)


def explained(table: Table, word: str, language: str = "en") -> list[str]:
    """What is told of a word, a text for each thing that it means."""
    scene = sight(table, language)
    found = find_terms(word, find_table(table.rules.name).terms_now(scene))
    return [" ".join(f"{term.name} {printed(term.explanation, 200)}".split()) for term in found]


def hand_rows(table: Table, folded: bool = False) -> str:
    """The hand with its numbers."""
    scene = sight(table)
    drawn = find_table(table.rules.name)
    if folded:
        text = printed(drawn.draw(replace(scene, width=200, folded=frozenset({"hand"}))), 200)
        return next(line for line in text.splitlines() if line.startswith("Hand "))
    return printed(drawn.parts(scene)["Hand"], scene.width)


# Why something cannot be chosen


@pytest.mark.rule("W-311")
@pytest.mark.parametrize(
    ("word", "language", "reason"),
    [
        ("audience", "en", "Use the event card (Royal Audience): You are 1 lira short."),
        ("royal audience", "en", "Use the event card (Royal Audience): You are 1 lira short."),
        ("event", "en", "Use the event card (Royal Audience): You are 1 lira short."),
        ("audience", "cs", "Využij kartu události (Audience u krále): Chybí ti 1 mince."),
        ("událost", "cs", "Využij kartu události (Audience u krále): Chybí ti 1 mince."),
    ],
)
def test_the_event_card_says_why_nobody_can_be_sent_there(word: str, language: str, reason: str) -> None:
    table = Table(Seat(lira=4), Seat(), **AUDIENCE)
    assert [spaced(line) for line in answers(table, word, language)] == [reason]


def test_an_event_card_that_can_be_used_tells_its_number() -> None:
    table = Table(Seat(lira=5), Seat(), **AUDIENCE)
    number = sight(table).number("at:event_space:1")
    assert number
    assert number in answers(table, "audience")[0]


def test_there_is_no_event_card_to_be_used_on_other_continents() -> None:
    assert "Use the event card" not in answers(world(event="oc_busby"), "busby")[0]


def test_solo_tiles_are_only_spoken_of_alone() -> None:
    said: dict[str, Any] = {**AUDIENCE, "event": "gg_market"}
    for seats in (1, 2):
        table = Table(players=seats, **said)
        assert any("(Solo)" in line for line in answers(table, "innovation")) == (seats == 1)
        assert any("(Solo)" in line for line in explained(table, "innovations")) == (seats == 1)


# Workers that need an exchange


@pytest.mark.rule("W-100")
def test_a_place_that_needs_an_exchange_says_so_beforehand() -> None:
    said: dict[str, Any] = {**AUDIENCE, "board": {"event1": ["1.yellow"]}}
    table = Table(Seat(lira=4), Seat(lira=3), **said)
    assert any("only with an exchange: 1 lira short" in line for line in listed(table))
    assert any("jen díky výměně, chybí 1 mince" in line for line in listed(table, "cs"))
    table.choose("at:event_space:beside", "take_back")
    assert "taken your worker back" in answers(table, "audience")[0]
    plainly = Table(Seat(lira=5), Seat(lira=3), **said)
    assert not any("only with an exchange" in line for line in listed(plainly))


@pytest.mark.rule("W-100")
def test_an_action_that_needs_an_exchange_says_what_is_short() -> None:
    board = {"D1": ["1.yellow"]}
    table = world(Seat(lira=1), Seat(lira=3), board=board)
    line = next(line for line in listed(table) if "D: Build" in line)
    assert "only with an exchange: 1 lira short" in line
    cards = world(Seat(), Seat(hand=["malvasia"]), board={"A1": ["1.yellow"]})
    assert "only with an exchange)" in next(line for line in listed(cards) if "A: Plant" in line)


# Numbers


def test_cards_are_listed_as_they_lie_in_hand() -> None:
    seat = Seat(hand=["novice_guide", "landscaper", "artisan"], lira=9)
    table = Table(seat, Seat()).choose("at:play_summer_visitor", "worker:bare")
    names = [line.split(":")[0] for line in listed(table)]
    rows = re.findall(r"(\d) ☼ (\w+ ?\w+)", hand_rows(table))
    assert [f"{number} {name.strip()}" for number, name in rows] == names


def test_a_full_hand_is_numbered_in_its_order() -> None:
    hand = ["syrah", "pinot", "novice_guide", "landscaper", "w5", "r5", "b4", "merlot"]
    table = Table(Seat(hand=hand, passed=True), Seat(passed=True), season="winter")
    while table.kind != "hand_limit":
        table.choose(table.options[-1]) if table.begin().decision else None
    numbers = re.findall(r"(?m)^\S +(\d) [♣☼▤]", hand_rows(table))
    assert numbers == [str(number) for number in range(1, 9)]


def test_vines_in_hand_have_the_numbers_of_all_their_fields() -> None:
    seat = Seat(hand=["syrah", "malvasia"], structures=["trellis"])
    table = Table(seat, Seat()).choose("at:plant_vine", "worker:bare")
    assert [key.split(":")[1] for key in table.options] == ["syrah"] * 3 + ["malvasia"] * 3
    assert re.search(r"1–3 ♣ Syrah", hand_rows(table))
    assert re.search(r"4–6 ♣ Malvasia", hand_rows(table))
    assert "Syrah [1–3], Malvasia [4–6]" in hand_rows(table, folded=True)


@pytest.mark.parametrize(("name", "kind", "key"), [(WORLD, "position", "position:"), (BASE, "row", "row:")])
def test_who_wakes_up_types_the_number_of_the_place(name: str, kind: str, key: str) -> None:
    game = find(name, kind, 3)
    game.choose(1)
    while game.decision is not None and game.decision.kind != kind:
        game.choose(0)
    assert game.decision is not None
    numbering = numberings_of(game).now()
    places = {option.key for option in game.decision.options if option.key.startswith(key)}
    assert f"{key}2" not in places
    assert all(numbering.numbers[place] == int(place.removeprefix(key)) for place in places)
    others = [numbering.numbers[each] for each in numbering.numbers if each not in places]
    assert others in ([], [max(find_table(name).numbers.values()) + 1])


def test_wines_to_be_made_are_listed_by_value() -> None:
    seat = Seat(grapes={"red": [1, 2], "white": [3, 5]}, structures=["medium_cellar"])
    table = Table(seat, Seat(), season="winter").choose("at:make_wine", "worker:bare")
    values = [int(found[1]) for line in listed(table) if (found := re.search(r"lush wine (\d)", line))]
    assert values == sorted(values)
    assert len(values) > 2


# Looking things up


@pytest.mark.parametrize("seats", [2, 5])
def test_an_event_is_told_for_as_many_as_play(seats: int) -> None:
    table = Table(players=seats, **AUDIENCE)
    assert f"What it does with {seats} players" in explained(table, "royal audience")[0]
    many = "2 hráče" if seats == 2 else "5 hráčů"
    assert f"Co dělá pro {many}" in explained(table, "audience", "cs")[0]


@pytest.mark.parametrize(("word", "language"), [("oval", "en"), ("ovál", "cs"), ("oval", "cs")])
def test_an_oval_is_explained_in_one_sentence(word: str, language: str) -> None:
    (told,) = explained(world(), word, language)
    assert ("any number of workers" if language == "en" else "libovolný počet pracovníků") in told


# The journal


@pytest.mark.rule("W-54")
def test_what_a_covered_space_costs_is_told() -> None:
    table = world(Seat(lira=9), Seat(), revealed=["oval_vp"])
    place(table, "innovate:1", "yellow")
    key = next(option for option in table.options if option == "lay:play_summer_visitor:1")
    before = table.lira()
    table.choose(key)
    paid = table.told("pays-for-space")
    assert [event.count for event in paid] == ([before - table.lira()] if before != table.lira() else [])


@pytest.mark.rule("W-35")
def test_an_offer_is_told_in_plain_czech() -> None:
    table = world(Seat(lira=2), Seat(grapes={"white": [4]}), board={"C1": ["1.yellow"]})
    place(table, "give_tour:beside", "grande", "seat:1", "thing:lira", "number:1", "grape:white:4")
    (event,) = table.told("offers")
    sayings = [
        sight(table, "cs").words.say(table.rules.sentence(event, seat, NAMES)) for seat in (0, 1, None)
    ]
    assert [spaced(said) for said in sayings] == [
        "Hráči Ben nabízíš 1 minci za bílý hrozen 4.",
        "Anna ti nabízí 1 minci za bílý hrozen 4.",
        "Anna nabízí 1 minci hráči Ben za bílý hrozen 4.",
    ]


# Questions


def test_a_question_about_an_exchange_names_the_other() -> None:
    table = world(Seat(lira=2), Seat(lira=2), board={"C1": ["1.yellow"]})
    place(table, "give_tour:beside", "grande", "seat:1")
    assert question(table) == "Anna: What do you offer Ben?"
    assert question(table, "cs") == "Anna: Co nabízíš hráči Ben?"
    table.choose("nothing")
    assert question(table) == "Anna: How many lira do you want from Ben?"


@pytest.mark.rule("W-229")
def test_alone_the_partner_is_named() -> None:
    table = world(Seat(lira=1), season="winter", purse=3, board={"J1": ["1.blue"]})
    place(table, "draw_order:beside", "grande", "partner")
    assert question(table) == "Anna: What do you offer your partner?"
    assert question(table, "cs") == "Anna: Co nabízíš partnerovi?"


def test_a_question_that_names_its_action_gives_no_other_reason() -> None:
    table = Table(Seat(lira=9), Seat()).choose("at:build_structure", "worker:bare")
    assert question(table) == "Anna: What will you build?"
    builder = Table(Seat(lira=9, hand=["architect"]), Seat()).visit("architect")
    assert question(builder) == "Anna: What will you build?  (because of Architect)"


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Anna: Where will you send a worker?"), ("cs", "Anna: Kam pošleš pracovníka?")],
)
def test_where_places_are_listed_a_place_is_asked_for(language: str, asked: str) -> None:
    assert question(Table().begin(), language) == asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_with_and_without_a_tile_begin_alike(language: str) -> None:
    table = world(season="winter", tiles="J")
    lines = [found[1] for line in listed(table, language) if (found := re.search(r"[A-P]: (\w)", line))]
    assert lines
    assert all(letter.isupper() for letter in lines)


def test_what_may_be_done_at_once_is_said() -> None:
    table = world(Seat(wines={"red": [3]}), Seat(), season="winter", tiles="J").put_on_top("r5", "w5")
    place(table, "draw_order:1", "blue")
    assert table.kind == "may"
    assert "fill" in question(table)
    assert question(table, "cs").startswith("Anna: Teď můžeš: vyřiď")


def test_the_event_card_has_one_name() -> None:
    table = Table(Seat(lira=5), Seat(), **AUDIENCE)
    assert any("Use the event card (Royal Audience): Pay" in line for line in listed(table))
    table.choose("at:event_space:1")
    assert question(table) == "Anna: Whom will you send to “Use the event card”?"


@pytest.mark.rule("W-41")
def test_two_things_of_a_trade_are_asked_for_one_by_one() -> None:
    table = world(Seat(lira=3), Seat(), tiles="G")
    place(table, "trade:1", "yellow", "part:pay-lira3")
    assert question(table) == "Anna: What will you take for it as the first of two things?"
    table.choose(table.options[1])
    assert question(table, "cs") == "Anna: Co si za to vezmeš jako druhou ze dvou věcí?"
    once = place(world(Seat(lira=3), Seat()), "trade:1", "yellow", "part:pay-lira3")
    assert question(once) == "Anna: What will you take for it?"


# What is drawn


def test_a_cellar_in_an_exchange_does_not_look_like_an_order() -> None:
    seat = Seat(lira=2, hand=["r2_w2"], wines={"red": [2], "white": [6]})
    table = place(world(seat, Seat(lira=1), board={"C1": ["1.yellow"]}), "give_tour:beside", "grande")
    assert table.decision is not None
    focus = find_table(WORLD).focus(table.decision, sight(table))
    assert focus is not None
    assert "▲ Anna 2$  ▤ R2 W2  ◊ R2 W6" in printed(focus, 110)


@pytest.mark.parametrize("folded", [frozenset(), frozenset({"board"})])
def test_the_watch_is_drawn_once(folded: frozenset[str]) -> None:
    game = find(WORLD, "position", 3)
    assert game.decision is not None
    table, scene = find_table(WORLD), replace(seen_by(game, game.decision.seat), folded=folded)
    focus = table.focus(game.decision, scene)
    assert focus is not None
    text = printed(table.draw(scene), 100) + printed(focus, 100)
    assert text.count(f"3. +{WAKE_UP_LIRA}$") == 1
    assert all(f"[{number}]" in text for number in range(1, 7))
