"""The texts of effects: made from the data, in both languages, without a fault."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from figurka.core.registry import new_game
from figurka.games.viticulture.content.board import ACTIONS, ROWS, YOKE_EFFECT
from figurka.games.viticulture.content.buildings import BUILDING_BY_NAME, BUILDINGS
from figurka.games.viticulture.content.orders import ORDER_BY_NAME, ORDERS
from figurka.games.viticulture.content.parents import PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.vines import VINE_BY_NAME, VINES
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules import steps
from figurka.games.viticulture.rules.state import VitState
from figurka.games.viticulture.rules.steps import (
    CARDS_IN_HAND,
    DID_ALL,
    GRAPE,
    SIX_VINES,
    SUMMER_CARD,
    TYPES_MADE,
    VISITOR,
    WHOLE_HAND,
    AgeGrape,
    AgeWine,
    AllMay,
    Barter,
    Build,
    ChooseOne,
    DemandSummer,
    Demolish,
    Discard,
    Discount,
    Draw,
    DrawChoice,
    DrawKeep,
    DrawOneOfEach,
    DrawPer,
    EachPlayer,
    EarlierAction,
    FillOrder,
    Gain,
    GainGrape,
    GainPer,
    GainTile,
    GainWine,
    GiveToActor,
    Harvest,
    JointGift,
    Lose,
    MakeWine,
    Market,
    May,
    MoveRooster,
    NeighbourMust,
    OtherPlayer,
    OthersMay,
    Pay,
    PayOthers,
    PlaceAhead,
    Plant,
    Play,
    Retrieve,
    RevealOneOfEach,
    SellWine,
    Step,
    SwapVines,
    TakeFromDiscards,
    TakeTemporary,
    Train,
    UpgradeCellar,
    Uproot,
    When,
)
from figurka.games.viticulture.rules.things import BLUSH, RED, SPARKLING, SUMMER, VINE, WINTER
from figurka.games.viticulture.words.effects import (
    action_text,
    basic_text,
    building_text,
    effect_text,
    gift_text,
    order_text,
    row_text,
    step_text,
    steps_text,
    vine_text,
    visitor_text,
    way_text,
)
from figurka.games.viticulture.words.phrases import AFTER, DO, DOES, TO, wording
from figurka.games.viticulture.world.content import balance
from figurka.games.viticulture.world.content.board import POSITIONS, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME, EVENTS
from figurka.games.viticulture.world.content.goals import GOAL_BY_NAME, GOALS
from figurka.games.viticulture.world.content.parents import WORLD_PAPAS
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, OVALS, TILE_BY_NAME, TILES
from figurka.games.viticulture.world.rules.continents.africa import needs
from figurka.games.viticulture.world.rules.continents.asia import need
from figurka.games.viticulture.world.rules.influence import cap, deed_target, target, world_of
from figurka.games.viticulture.world.rules.steps import BuyResource
from figurka.games.viticulture.world.rules.things import ANY_DIFFERENT, Change, Event, Goal, Headline
from figurka.games.viticulture.world.words import effects as world_texts
from figurka.games.viticulture.world.words.effects import event_text, goal_text, position_text, tile_text
from figurka.locales import LANGUAGES, Message
from tests.locales.files import HARD
from tests.locales.reading import StrictWords

SEATS = range(1, 7)
ENDS = "lira|mince|minci|mincí|VB|bod|kart|návštěvník|hrozn|hrozen|vín|rév|pol[eí]|pracovník|zařízení|objedn"

SAMPLES: tuple[Step, ...] = (
    Pay(1),
    Lose(vp=1, residual=1, lira=2, influence=1, fame=5),
    Gain(lira=5, vp=1, residual=2, influence=2, fame=3),
    Gain(residual=1),
    Discount(1),
    GainGrape(2, RED, exact=False),
    GainWine(3),
    GainPer(CARDS_IN_HAND, lira=1),
    Draw(vine=1, summer=2, winter=5, order=1, structure=1),
    DrawChoice(2),
    DrawChoice(2, (VINE, SUMMER)),
    DrawPer(TYPES_MADE, (VINE, SUMMER, WINTER)),
    DrawKeep(VINE, 4, 2),
    DrawOneOfEach(),
    RevealOneOfEach(2),
    TakeFromDiscards(1),
    TakeFromDiscards(2),
    Discard(GRAPE, 2, 2, 5),
    Discard(WHOLE_HAND),
    Discard(SUMMER_CARD, 2),
    Discard(VISITOR, 5),
    Build(2, up_to=True, discount=1),
    Build(2, price=2),
    Build(free=True, dearest=3),
    UpgradeCellar(discount=1),
    UpgradeCellar(price=0),
    Plant(2, up_to=True, ignores_structures=True),
    Uproot(2),
    Uproot(2, to_hand=True),
    SwapVines(),
    Harvest(2, up_to=True),
    MakeWine(2, up_to=True, types=(BLUSH, SPARKLING), once_each=True, least=4, ignores_cellar=True),
    FillOrder(2, up_to=True, extra_vp=1, relief=2),
    AgeWine(0, times=3),
    AgeGrape(0),
    Market(),
    Market(3, buys_grape=True),
    SellWine(),
    Barter(2),
    Train(2, 2, up_to=True),
    Retrieve(2),
    TakeTemporary(),
    PlaceAhead(),
    EarlierAction(),
    MoveRooster(),
    Demolish(),
    Play(SUMMER, 2, up_to=True),
    GainTile(3, 2, up_to=True),
    AllMay(Plant()),
    OthersMay((Pay(1), Gain(vp=1))),
    GiveToActor(1, 2),
    PayOthers(3, 2),
    DemandSummer(1),
    JointGift(3),
    NeighbourMust((Lose(vp=1), GiveToActor(lira=1))),
    EachPlayer((Draw(vine=1),)),
    OtherPlayer((Plant(),)),
    When(DID_ALL, (Gain(vp=1),), (Draw(vine=1),)),
    When(SIX_VINES, (Gain(vp=1),)),
    ChooseOne((Draw(vine=1), Gain(vp=1), Draw(order=1))),
    May(Plant()),
    BuyResource(),
)


def said(message: Message, language: str) -> str:
    """A text that is whole: no id, no gap, no break of line, hard spaces where Czech wants them."""
    text = StrictWords(language).say(message)
    assert "viticulture-" not in text, text
    assert "None" not in text, text
    assert "\n" not in text, text
    if language == "cs":
        assert not re.search(r"(?<!\w)[ksvzoui] ", text), text
        assert not re.search(rf"\d (?:{ENDS})", text), text
    return text


def phrase(message: Message, language: str) -> str:
    """A text that is a phrase."""
    text = said(message, language)
    assert text[0].islower() or text[0].isdigit(), text
    assert not text.endswith("."), text
    return text


def sentences(message: Message, language: str) -> str:
    """A text of whole sentences."""
    text = said(message, language)
    assert text[0].isupper() or text[0].isdigit(), text
    assert text.endswith("."), text
    assert ".." not in text, text
    return text


def plain(message: Message, language: str) -> str:
    """A text with plain spaces, to be compared."""
    return said(message, language).replace(HARD, " ")


# Steps


def test_there_is_a_sample_of_every_step() -> None:
    known = {each for each in vars(steps).values() if isinstance(each, type) and issubclass(each, Step)}
    assert {type(step) for step in SAMPLES} == known - {Step} | {BuyResource}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_in_all_forms(language: str) -> None:
    for step in SAMPLES:
        assert phrase(step_text(step), language) == said(wording(step, DO), language)
        for manner in (AFTER, TO, DOES):
            phrase(wording(step, manner), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_counted_and_asked_is_said(language: str) -> None:
    for visitor in VISITOR_BY_NAME.values():
        for way in visitor.effect.ways:
            phrase(way_text(way), language)
            for step in way.steps:
                phrase(step_text(step), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("step", "changes"),
    [
        (GainGrape(), {"value": 2, "colour": RED, "exact": False}),
        (Discard(GRAPE), {"count": 2, "least": 3, "most": 5}),
        (
            Build(),
            {
                "count": 2,
                "up_to": True,
                "discount": 2,
                "free": True,
                "dearest": 3,
                "only": "yoke",
                "price": 1,
            },
        ),
        (UpgradeCellar(), {"discount": 2, "price": 3}),
        (
            Plant(),
            {
                "count": 2,
                "up_to": True,
                "may_skip": True,
                "ignores_structures": True,
                "ignores_limit": True,
                "second_ignores_limit": True,
            },
        ),
        (Uproot(), {"count": 2, "to_hand": True}),
        (Harvest(), {"count": 2, "up_to": True}),
        (
            MakeWine(),
            {
                "count": 2,
                "up_to": True,
                "types": (RED,),
                "once_each": True,
                "least": 4,
                "ignores_cellar": True,
            },
        ),
        (
            FillOrder(),
            {
                "count": 2,
                "up_to": True,
                "extra_vp": 1,
                "relief": 2,
                "just_drawn": True,
                "from_partner": True,
            },
        ),
        (AgeWine(), {"count": 0, "times": 2, "up_to": True, "just_made": True}),
        (AgeGrape(), {"count": 0, "times": 2}),
        (Market(), {"grapes": 1, "buys_grape": True}),
        (Barter(), {"receive": 2}),
        (Train(4), {"price": 0, "count": 2, "up_to": True, "this_year": True}),
        (Retrieve(2), {"count": 1, "only_grande": True}),
        (Play(SUMMER), {"deck": WINTER, "count": 2, "up_to": True}),
        (GainTile(4), {"price": 3, "count": 2, "up_to": True, "only_oval": True}),
        (DrawChoice(1), {"count": 2, "decks": (VINE,)}),
        (DrawKeep(VINE, 4, 2), {"deck": SUMMER, "count": 3, "keep": 1}),
        (PayOthers(3, 2), {"up_to": 2, "lira": 1}),
        (GiveToActor(lira=1), {"lira": 2, "cards": 1}),
        (BuyResource(), {"price": 2}),
    ],
)
def test_every_figure_and_flag_of_a_step_is_said(
    step: Any, changes: dict[str, object], language: str
) -> None:
    assert changes.keys() == {field.name for field in fields(step)} - {"what", "taken"}
    texts = [plain(step_text(replace(step, **{name: value})), language) for name, value in changes.items()]
    assert len({*texts, plain(step_text(step), language)}) == len(changes) + 1, texts


@pytest.mark.parametrize(
    ("done", "english", "czech"),
    [
        ((Pay(9), Gain(vp=3)), "pay 9 lira, then gain 3 VP", "zaplať 9 mincí, potom získej 3 VB"),
        (
            (Pay(4), Draw(winter=3)),
            "pay 4 lira, then draw 3 winter visitors",
            "zaplať 4 mince, potom si vezmi 3 zimní návštěvníky",
        ),
        (
            (Draw(order=1), MakeWine(2, up_to=True)),
            "draw 1 wine order and make up to 2 wines",
            "vezmi si 1 objednávku vína a vyrob až 2 vína",
        ),
        (
            (Discard("wine"), Discard("visitor", 3), Gain(vp=3)),
            "discard 1 wine and 3 visitors, then gain 3 VP",
            "odhoď 1 víno a 3 návštěvníky, potom získej 3 VB",
        ),
        (
            (Pay(8), Build(2, free=True)),
            "pay 8 lira, then build 2 structures at no further cost",
            "zaplať 8 mincí, potom postav 2 zařízení bez další platby",
        ),
        (
            (Gain(influence=1), EachPlayer((Gain(lira=5),))),
            "gain 1 influence; every player gains 5 lira",
            "získej 1 bod vlivu; každý hráč získá 5 mincí",
        ),
        ((), "no bonus", "bez bonusu"),
    ],
)
def test_steps_are_put_together(done: tuple[Step, ...], english: str, czech: str) -> None:
    assert plain(steps_text(done), "en") == english
    assert plain(steps_text(done), "cs") == czech


@pytest.mark.parametrize(
    ("step", "english", "czech"),
    [
        (Pay(1), "pay 1 lira", "zaplať 1 minci"),
        (Gain(lira=2, vp=1), "gain 2 lira and 1 VP", "získej 2 mince a 1 VB"),
        (
            Build(2, up_to=True, discount=1),
            "build up to 2 structures for 1 lira less each",
            "postav až 2 zařízení, každé o 1 minci levněji",
        ),
        (Train(2, 2, up_to=True), "train up to 2 workers for 2 lira each", None),
        (Train(0), "train 1 worker for free", "vyuč 1 pracovníka zdarma"),
        (Plant(5), "plant 5 vines", "zasaď 5 rév"),
        (AgeWine(0, times=2), "age all wines twice", "nech dvakrát zrát všechna vína"),
        (
            Uproot(to_hand=True),
            "uproot 1 vine and take it back into hand",
            "vykopej a vrať do ruky 1 révu",
        ),
        (
            DrawChoice(1, (SUMMER, WINTER)),
            "draw 1 summer visitor or 1 winter visitor",
            "vezmi si 1 letního návštěvníka nebo 1 zimního návštěvníka",
        ),
        (
            YOKE_EFFECT,
            "either uproot 1 vine and take it back into hand, or harvest 1 field",
            "buď vykopej a vrať do ruky 1 révu, nebo skliď 1 pole",
        ),
        (
            GiveToActor(lira=2),
            "give 2 lira to the player whose turn it is",
            "dej 2 mince hráči, který je na tahu",
        ),
    ],
)
def test_a_step_is_an_order(step: Step, english: str, czech: str | None) -> None:
    assert plain(step_text(step), "en") == english
    assert czech is None or plain(step_text(step), "cs") == czech


# Cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_base_game_has_a_text(language: str) -> None:
    for visitor in VISITOR_BY_NAME.values():
        assert phrase(visitor_text(visitor), language) == said(effect_text(visitor.effect), language)
    for building in BUILDINGS:
        sentences(building_text(building), language)
    for structure in BASICS:
        sentences(basic_text(structure), language)
    for vine in VINES:
        phrase(vine_text(vine), language)
    assert len({phrase(order_text(order), language) for order in ORDERS}) == len(ORDERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_row_and_gift_has_a_text(language: str) -> None:
    for action in (*ACTIONS, *WORLD_ACTIONS):
        phrase(action_text(action.effect.ways[0].steps), language)
        if action.bonus:
            phrase(action_text(action.bonus), language)
    for row in ROWS:
        phrase(row_text(row), language)
    for position in POSITIONS:
        phrase(position_text(position), language)
    for papa in (*PAPAS, *WORLD_PAPAS):
        phrase(gift_text(papa.gift), language)
        phrase(gift_text(papa.instead), language)


@pytest.mark.parametrize(
    ("name", "english", "czech"),
    [
        (
            "patron",
            "gain 4 lira, or draw 1 winter visitor and 1 wine order",
            "získej 4 mince, nebo si vezmi 1 zimního návštěvníka a 1 objednávku vína",
        ),
        (
            "broker",
            "pay 9 lira, then gain 3 VP; or lose 2 VP, then gain 6 lira",
            "zaplať 9 mincí, potom získej 3 VB; nebo ztrať 2 VB, potom získej 6 mincí",
        ),
        (
            "contractor",
            "do 2 of these: gain 1 VP; build 1 structure; plant 1 vine",
            "proveď 2 z těchto možností: získej 1 VB; postav 1 zařízení; zasaď 1 révu",
        ),
        (
            "homesteader",
            "build 1 structure for 3 lira less; or plant up to 2 vines; or first lose 1 VP and do both",
            "postav 1 zařízení o 3 mince levněji; nebo zasaď až 2 révy; "
            "nebo nejdřív ztrať 1 VB a proveď obojí",
        ),
        (
            "handyman",
            "every player may build 1 structure for 2 lira less; gain 1 VP for each other player who does",
            "každý hráč smí postavit 1 zařízení o 2 mince levněji; "
            "získej 1 VB za každého jiného hráče, který to udělá",
        ),
        (
            "wedding_party",
            "pay 2 lira each to up to 3 other players and gain 1 VP for each of them",
            "zaplať po 2 mincích až 3 jiným hráčům a získej 1 VB za každého z nich",
        ),
        (
            "professor",
            "train 1 worker for 2 lira; or gain 2 VP (only if you have 6 workers)",
            "vyuč 1 pracovníka za 2 mince; nebo získej 2 VB (jen pokud máš 6 pracovníků)",
        ),
        (
            "queen",
            "the player to your right must lose 1 VP, give you 2 cards, or give you 3 lira",
            "hráč po tvé pravici musí ztratit 1 VB, dát ti 2 karty, nebo dát ti 3 mince",
        ),
        (
            "swindler",
            "every other player may give you 2 lira; gain 1 VP for each other player who does not",
            "každý jiný hráč ti smí dát 2 mince; získej 1 VB za každého jiného hráče, který to neudělá",
        ),
        (
            "politician",
            "if you have fewer than 0 VP, gain 6 lira; "
            "otherwise draw 1 vine card, 1 summer visitor and 1 wine order",
            "pokud máš méně než 0 VB, získej 6 mincí; "
            "jinak si vezmi 1 kartu vinné révy, 1 letního návštěvníka a 1 objednávku vína",
        ),
    ],
)
def test_visitors_say_what_they_do(name: str, english: str, czech: str) -> None:
    assert plain(visitor_text(VISITOR_BY_NAME[name]), "en") == english
    assert plain(visitor_text(VISITOR_BY_NAME[name]), "cs") == czech


def test_other_cards_say_what_they_do() -> None:
    cask = building_text(BUILDING_BY_NAME["cask"])
    assert plain(cask, "en") == "Own space for 1 worker a year: age 1 wine twice. Bonus: draw 1 wine order."
    statue = building_text(BUILDING_BY_NAME["statue"])
    assert plain(statue, "cs") == "Na konci každého roku: získej 1 VB."
    vine = vine_text(VINE_BY_NAME["pinot"])
    assert plain(vine, "en") == "red 1 and white 1 at the harvest; needs a trellis"
    assert plain(vine, "cs") == "při sklizni červená 1 a bílá 1; potřebuje treláž"
    order = order_text(ORDER_BY_NAME["w4_s7"])
    assert plain(order, "en") == (
        "asks for a white wine of value 4 or more and a sparkling wine of value 7 or more; "
        "brings 6 VP and raises residual payments by 2"
    )
    assert plain(order_text(ORDER_BY_NAME["s9"]), "cs").startswith("žádá šumivé víno s hodnotou 9;")


# World's tiles and goals


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_and_goal_has_a_text(language: str) -> None:
    for tile in TILES:
        phrase(tile_text(tile), language)
    assert len({phrase(tile_text(oval), language) for oval in OVALS}) == len(OVALS)
    assert len({phrase(goal_text(goal), language) for goal in GOALS}) == len(GOALS)


def test_tiles_and_goals_say_what_they_do() -> None:
    tile = tile_text(TILE_BY_NAME["build"])
    assert plain(tile, "en") == (
        "action D from now on: build up to 2 structures for 1 lira less each; "
        "if you reach that number, gain 1 VP"
    )
    solo = tile_text(TILE_BY_NAME["fill_order_solo"])
    assert plain(solo, "cs") == (
        "akce N odteď: vyřiď až 2 objednávky vína, z toho jedna může být z nabídky partnera"
    )
    assert plain(tile_text(OVAL_BY_NAME["lira_2"]), "en").endswith("bonus for trained ones: gain 2 lira")
    assert plain(goal_text(GOAL_BY_NAME["eu_s3"]), "en") == "have a windmill or a tasting room (structures)"
    fields_wanted = Goal("drawn_up", "vineyard", "fields_with_vine", 3)
    assert plain(goal_text(fields_wanted), "cs") == "měj révu na 3 polích (vinice)"


# Events


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_text(language: str, seats: int) -> None:
    texts = {sentences(event_text(event, seats), language) for event in EVENT_BY_NAME.values()}
    assert len(texts) == len(EVENT_BY_NAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_of_an_event_is_said(language: str) -> None:
    gain = (Gain(lira=1),)
    values: dict[str, tuple[Any, ...]] = {
        "extra_price": ({"J": 1}, {"N": 2, "K": 1}),
        "blocked_action": ("O",),
        "blocked": (("sell_grapes",), ("buy_grape",)),
        "half_income": (True,),
    }
    texts = []
    for field in fields(Change):
        known = (1, -1) if field.default == 0 else (gain,)
        for value in values.get(field.name, known):
            change = Change(**{field.name: value})
            event = Event(1, "drawn_up", change=change, headline=Headline({"K": 1}, gain))
            texts.append(sentences(event_text(event, 3), language))
    quiet = Event(1, "drawn_up", headline=Headline({"K": 1}, gain))
    assert len({*texts, said(event_text(quiet, 3), language)}) >= len(fields(Change)) + 1


def states(seats: int) -> Iterator[tuple[Event, VitState]]:
    """Every event in a game where it is in force."""
    for continent, events in EVENTS.items():
        state = new_game("viticulture-world", seats, 1, continent=continent).state
        for event in events:
            world_of(state).event = event
            yield event, state


def times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


@pytest.mark.parametrize("seats", SEATS)
def test_the_figures_of_events_are_those_of_the_rules(seats: int) -> None:
    """What the engine asks for and gives is what the text says."""
    for event, state in states(seats):
        text = plain(event_text(event, seats), "en")
        assert text.endswith(f"The event gives at most {cap(state)} influence.") == (cap(state) > 0)
        if event.dish is not None:
            asked = need(state, event.dish)
            assert f"at least {asked} in all" in text or f"needs {asked} vine card" in text
        for deed in (event.deed, event.second_deed):
            if deed is not None:
                assert re.search(rf"[Dd]eed of the team: (\D+ )?{deed_target(state, deed)}\b", text)
        if event.share is not None:
            assert f"shared {times(target(state, 'low'))} in the year" in text
            again = f"shared {times(target(state, 'mid'))} in the year" in text
            assert again == (cap(state) > 1)
        if event.hardship is not None:
            for name, count in needs(state, event.hardship).items():
                resource = f"viticulture-resource-{name}"
                words = StrictWords("en")
                wanted = (
                    f"{count} different" if name == ANY_DIFFERENT else words(resource, "count", count=count)
                )
                assert wanted in text


FIGURES = {
    "CAPS": {"none": (0, 0), "c1": (1, 1), "c2": (1, 2), "two": (2, 2)},
    "FAME_LOW": {1: 3},
    "TARGETS": {"low": {5: 4}, "mid": {5: 6}},
    "UNFAVOURED_GOAL": 2,
}
"""The figures that events share, fixed for these texts, so that they may be tuned."""


@pytest.mark.parametrize(
    ("name", "seats", "english", "czech"),
    [
        (
            "gg_feast",
            4,
            "Each wine order filled brings 3 VP more. "
            "All-year space for 2 workers: discard 1 grape of value 3 or more and 1 card, then gain "
            "1 influence; every player gains 1 VP. When its influence is used up, the reward is instead: "
            "gain 2 VP. "
            "The event gives at most 2 influence.",
            "Každá vyřízená objednávka vína přinese o 3 VB víc. "
            "Celoroční akční místo pro 2 pracovníky: odhoď 1 hrozen s hodnotou aspoň 3 a 1 kartu, potom "
            "získej 1 bod vlivu; každý hráč získá 1 VB. Po vyčerpání vlivu místo odměny: získej 2 VB. "
            "Událost dá nejvýš 2 body vlivu.",
        ),
        (
            "oc_dalmatians",
            5,
            "Marked action: K (Make wine). Each wine order filled brings 3 VP more. "
            "After the marked action you may pay 2 lira so that a fellow "
            "player of your choice may make 1 wine. Whoever shares gains 1 VP. When you have shared 4 times "
            "in the year: gain 1 influence. When you have shared 6 times in the year: gain 1 influence. "
            "The event gives at most 2 influence.",
            "Označená akce: K (Vyrob víno). Každá vyřízená objednávka vína přinese o 3 VB víc. "
            "Po označené akci smíš zaplatit 2 mince, aby spoluhráč podle tvé "
            "volby mohl vyrobit 1 víno. Kdo takto sdílí, získá 1 VB. Po 4. letošním sdílení: získej 1 bod "
            "vlivu. Po 6. letošním sdílení: získej 1 bod vlivu. Událost dá nejvýš 2 body vlivu.",
        ),
        (
            "eu_rootstocks",
            2,
            "Marked action: A (Plant a vine). With the marked action you may pay 1 lira to plant 1 vine even "
            "without the structures needed. Each wine order filled brings 3 VP more. "
            "Favoured goals: vineyard and labour. Such a goal brings "
            "1 influence, any other 2 lira. The event gives at most 2 influence.",
            "Označená akce: A (Zasaď révu). Při označené akci smíš zaplatit 1 minci a zasadit 1 révu i bez "
            "potřebných zařízení. Každá vyřízená objednávka vína přinese o 3 VB víc. "
            "Výnos přeje oblastem: vinice a práce. Takový cíl přinese 1 bod vlivu, "
            "jiný 2 mince. Událost dá nejvýš 2 body vlivu.",
        ),
        (
            "na_maine",
            1,
            "Marked action: O (Sell a wine). Nobody can take action O (Sell a wine). Fame, once a year for "
            "everyone and each action: E (Play a summer visitor) +1, B (Draw a vine card) +1 and "
            "N (Fill a wine order) −1. With a fame of 3 or 4 at the year end: every player gains 1 VP.",
            "Označená akce: O (Prodej víno). Akci O (Prodej víno) nelze provést. Sláva, jednou za rok pro "
            "každého a každou akci: E (Zahraj letního návštěvníka) +1, B (Vezmi si kartu vinné révy) +1 a "
            "N (Vyřiď objednávku vína) −1. Se slávou 3 nebo 4 na konci roku: každý hráč získá 1 VB.",
        ),
        (
            "af_drought",
            6,
            "Marked action: I (Harvest a field). Each wine order filled brings 1 VP more. "
            "Each grape harvested is worth 1 less, but at least 1. "
            "The hardship ends when you have laid 2 water and 2 knowledge against it; then gain 1 influence; "
            "every player gains 1 VP. "
            "If it lasts to the year end: every player discards 1 grape. "
            "The event gives at most 1 influence.",
            "Označená akce: I (Skliď pole). Každá vyřízená objednávka vína přinese o 1 VB víc. "
            "Každý sklizený hrozen má hodnotu o 1 nižší, nejméně však 1. "
            "Těžkost skončí, až u ní leží 2× voda a 2× znalosti; potom získej 1 bod vlivu; "
            "každý hráč získá 1 VB. "
            "Potrvá-li do konce roku: každý hráč odhodí 1 hrozen. Událost dá nejvýš 1 bod vlivu.",
        ),
    ],
)
def test_events_say_what_they_do(
    monkeypatch: pytest.MonkeyPatch, name: str, seats: int, english: str, czech: str
) -> None:
    for figure, value in FIGURES.items():
        for module in (balance, world_texts):
            monkeypatch.setattr(module, figure, value, raising=module is balance)
    assert plain(event_text(EVENT_BY_NAME[name], seats), "en") == english
    assert plain(event_text(EVENT_BY_NAME[name], seats), "cs") == czech
