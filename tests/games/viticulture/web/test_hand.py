"""Viticulture's hand: each card that may be chosen is a control, and each tells what it lacks."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from figurka.games import viticulture
from figurka.games.viticulture.rules.state import Player
from figurka.games.viticulture.rules.things import FIELDS, Building, Card, Order, Planting, Vine
from figurka.games.viticulture.rules.vineyard.fields import planting
from figurka.games.viticulture.rules.vineyard.orders import can_fill
from figurka.games.viticulture.web.catalog import CARD_BY_KEY, CARDS
from figurka.games.viticulture.web.hand.cards import Face, face_of, faces_in, symbols_of
from figurka.games.viticulture.web.hand.hand import HAND_KINDS, SPREAD_KINDS, Hand, own_key, see_hand
from figurka.games.viticulture.web.hand.readiness import missing_wines, readiness
from figurka.games.viticulture.web.previews.previews import see_previews
from figurka.games.viticulture.web.scene import Scene
from figurka.games.viticulture.world.content.forbidden import FORBIDDEN
from figurka.locales import LANGUAGES, Words
from figurka.tables.live import LiveTable
from figurka.web.found import drawing_of
from figurka.web.identity import Visitor
from figurka.web.regions import table_regions
from figurka.web.render import render
from figurka.web.sight import OptionSight
from tests.games.viticulture.web.kit import scene_of
from tests.web.kit import go_on_or_back, looking, set_up

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("viticulture", 3, {"structures": "with"}),
    ("viticulture", 6, {}),
    ("viticulture-world", 4, {"continent": "asia", "structures": "with"}),
    ("viticulture-world", 3, {"hands": "hidden", "continent": "europe"}),
    ("viticulture-world", 1, {"continent": "africa", "level": "easy"}),
)
KINDS = {*HAND_KINDS, *SPREAD_KINDS, "plant"} - {"offer_give_card"}
TIMES = 12
"""So often each kind of decision is drawn in a game."""
TEMPLATES = Path(viticulture.__file__).parent / "web" / "templates"


def hand_of(scene: Scene) -> Hand:
    """The hand as it is drawn."""
    hand = see_hand(scene, see_previews(scene))["hand"]
    assert isinstance(hand, Hand)
    return hand


def moments(game: str, seats: int, settings: dict[str, str], most: int = 700) -> Iterator[LiveTable]:
    """A random game, stopped at each decision."""
    live, random = set_up(game, seats, 3, **settings), Random(3)
    while live.game.decision is not None and live.move < most:
        yield live
        go_on_or_back(live, random)


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_every_card_that_may_be_chosen_is_a_control(game: str, seats: int, settings: dict[str, str]) -> None:
    asked: Counter[str] = Counter()
    for live in moments(game, seats, settings):
        decision = live.game.decision
        assert decision is not None
        if decision.kind not in KINDS or asked[decision.kind] == TIMES:
            continue
        asked[decision.kind] += 1
        hand = hand_of(scene_of(live, decision.seat))
        drawn = {held.key for held in (*hand.cards, *hand.spread)}
        drawn |= {place.key for held in hand.cards for place in held.places}
        wanted = {option.key for option in decision.options if isinstance(option, Card | Planting)}
        assert wanted <= drawn, decision.kind
    assert len(asked) > 2


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES[:3])
def test_what_is_ready_is_what_the_engine_would_allow(
    game: str, seats: int, settings: dict[str, str]
) -> None:
    told = set()
    for live in moments(game, seats, settings):
        if live.move % 4 or live.game.decision is None or live.game.decision.kind != "place":
            continue
        scene = scene_of(live, live.game.decision.seat)
        assert scene.me is not None
        for card in {card for cards in scene.me.hand for card in cards}:
            known = readiness(scene, scene.me, card)
            assert known.ready or known.note
            if isinstance(card, Order):
                assert known.ready == can_fill(scene.me, card) == (not known.missing)
            if isinstance(card, Building) and known.ready:
                assert card.cost - 1 <= scene.me.lira
            told.add((type(card), known.ready))
    assert {(Vine, True), (Vine, False), (Order, False)} <= told


def test_a_wine_serves_once() -> None:
    order = CARDS["order"]["r4_r3_r2"]
    assert isinstance(order, Order)
    player = empty_cellar()
    for wines, missing in (
        (0, (0, 1, 2)),
        (1 << 9, (1, 2)),
        (1 << 3 | 1 << 2, (0,)),
        (1 << 4 | 1 << 9, (2,)),
    ):
        player.wines[0] = wines
        assert missing_wines(player, order) == missing


def empty_cellar() -> Player:
    """Somebody without wine."""
    return Player(0, [], [], [], [0, 0], [0, 0, 0, 0], [], [], [])


@cache
def planting_table() -> LiveTable:
    """A table at which a vine may be planted."""
    for live in moments("viticulture", 3, {}):
        decision = live.game.decision
        if decision is not None and decision.kind == "plant":
            return live
    raise LookupError


def test_a_vine_for_several_fields_shows_them_and_one_for_a_single_field_is_chosen_itself() -> None:
    live = planting_table()
    assert live.game.decision is not None
    scene = scene_of(live, live.game.decision.seat)
    vine = next(option.vine for option in live.game.decision.options if isinstance(option, Planting))
    keys = [planting(vine, field).key for field in FIELDS]
    for offered in (keys, keys[:1]):
        live.game.decision.options = [planting(vine, field) for field in FIELDS[: len(offered)]]
        scene.keys = {key: OptionSight(index, key, key) for index, key in enumerate(offered)}
        held = next(held for held in hand_of(scene).cards if held.face.key == vine.key)
        assert [place.key for place in held.places] == (offered if len(offered) > 1 else [])
        assert held.key == (vine.key if len(offered) > 1 else offered[0])


def test_somebody_elses_card_of_the_same_name_is_not_the_own_one() -> None:
    scene = scene_of(planting_table(), 0)
    card = CARD_BY_KEY["vine:syrah"]
    scene.keys = {card.key: OptionSight(0, card.key, "")}
    scene.kind = "offer_ask_card"
    assert own_key(scene, card) not in scene.keys
    scene.kind = "discard"
    assert own_key(scene, card) in scene.keys


def test_a_hidden_hand_is_shown_by_its_backs_and_an_open_one_by_its_faces() -> None:
    base, world = (set_up(game, 3, 5) for game in ("viticulture", "viticulture-world"))
    for live, shown in ((base, False), (world, True)):
        for _ in range(6):
            go_on_or_back(live, Random(1))
        hand = hand_of(scene_of(live, None))
        assert bool(hand.cards) == shown
        assert bool(hand.backs) != shown
        assert hand.count == sum(count for _, count, _ in hand.backs) + len(hand.cards) > 0
        assert not hand.own
        assert not hand.tips


def test_the_limit_is_that_of_the_edition() -> None:
    for game, limit in (("viticulture", 7), ("viticulture-world", 5)):
        html = table_regions(set_up(game, 2, 1), looking(0))["hand"]
        assert f"limit {limit}" in html


# Faces and tips


def symbols_drawn(face: Face) -> set[str]:
    """The symbols that a face needs."""
    signs = (
        *face.grapes,
        *face.wines,
        *face.gains,
        *face.bonus,
        *(each for way in face.ways for each in way),
    )
    counted = {sign.per for sign in signs}
    return (
        {symbol for sign in signs for symbol in symbols_of(sign)}
        | counted
        | {face.art, face.trade, face.deck}
    )


def test_every_card_has_a_face_of_symbols_that_exist() -> None:
    sheet = set(re.findall(r'id="v-([\w-]+)"', (TEMPLATES / "symbols.svg").read_text(encoding="utf-8")))
    for card in CARD_BY_KEY.values():
        face = face_of(card, Words("en"))
        assert symbols_drawn(face) - {""} <= sheet, card.key
        assert face.text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lexicon_explains_every_card(language: str) -> None:
    for game, barred in (("viticulture", 0), ("viticulture-world", len(FORBIDDEN))):
        words = Words(language)
        terms = drawing_of(game).terms(words)
        visitor = Visitor(words, "system", "", {}, {}, "", "/")
        html = render(visitor, "viticulture/lexicon_cards.html", terms)
        for card in CARD_BY_KEY.values():
            assert f'id="tip-{face_of(card, words).tip}"' in html
        assert html.count(words("viticulture-web-barred")) == barred


def test_an_open_hand_is_told_deck_by_deck() -> None:
    hand = {"order": ["r5"], "vine": ["syrah", "syrah"], "winter": ["judge"]}
    keys = [face.key for face in faces_in(hand, Words("en"))]
    assert keys == ["vine:syrah", "vine:syrah", "visitor:judge", "order:r5"]
