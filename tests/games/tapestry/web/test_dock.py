"""Tapestry's dock: what lies before a player, what may be chosen there, and that it gives nothing away."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.games.tapestry.content.cards import CARD, CARDS
from figurka.games.tapestry.content.civilizations import CIV, CIVILIZATIONS
from figurka.games.tapestry.content.techs import TECH, TECHS
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.civilizations import set_up
from figurka.games.tapestry.rules.state import PLAY, Player
from figurka.games.tapestry.rules.things import BOTTOM, BUILDING_NAMES, HOUSE, MIDDLE, SCIENCE, TOP, Laid
from figurka.games.tapestry.web.dock.cards import Hand, see_hand
from figurka.games.tapestry.web.dock.civs import see_civs
from figurka.games.tapestry.web.dock.dock import dock_terms, see_dock
from figurka.games.tapestry.web.dock.mats import Era, income_points, see_era, see_income
from figurka.games.tapestry.web.dock.technologies import need_row, tech_gains, tech_plans
from figurka.games.tapestry.web.scene import Scene
from figurka.locales import Words
from figurka.web.render import environment
from tests.games.tapestry.web.kit import region, scene_of
from tests.web import kit
from tests.web.kit import until

REGIONS = ("me", "labels", "mat", "techs", "hand", "civ", "plan")
UNSAID = re.compile(r"tapestry-[\w-]+")
"""How the id of a message looks that nobody has written."""
OPTION = re.compile(r'data-key="([^"]+)" data-option')
INLINE = re.compile(r"\s(style|on\w+)=")
DRAWN_HERE = ("card:", "building:", "resource:", "capital:", "statue:", "revel:", "rank:", "stage:")
"""The options that are always chosen in the dock."""


def pages(scene: Scene) -> dict[str, str]:
    """The HTML of the dock's regions."""
    context, plans = see_dock(scene)
    return {name: region(name, scene, plans=plans, planned=True, **context) for name in REGIONS}


def played(seats: int, seed: int, **settings: Any) -> Iterator[Game[Any]]:
    """A random game, decision by decision, and its end."""
    game = new_game("tapestry", seats, seed, **settings)
    yield from kit.played(game, seed)
    yield game


def begun(seats: int = 3, seed: int = 1) -> tuple[Game[Any], Player]:
    """A game after the choice of capitals, and its first player without a civilization."""
    game = next(each for each in played(seats, seed) if each.state.phase == PLAY)
    player: Player = game.state.players[0]
    player.civs, player.civilizations = 0, ()
    return game, player


def asked(kind: str) -> Game[Any]:
    """A game in which somebody is asked such a question."""
    return until("tapestry", 3, kit.asked(kind), 1)


@pytest.mark.parametrize(
    ("seats", "settings"), [(3, {}), (5, {}), (1, {"level": "6"}), (2, {"shadow": "empire"})]
)
def test_a_whole_game_is_drawn_for_everybody(seats: int, settings: dict[str, str]) -> None:
    for number, game in enumerate(played(seats, 4, **settings)):
        if number % 9 and not game.over:
            continue
        viewer = number % seats
        for scene in (scene_of(game, viewer), scene_of(game, None, "cs")):
            whole = "".join(pages(scene).values())
            assert not UNSAID.findall(whole)
            assert not INLINE.findall(whole)
            names = re.findall(r' id="([^"]+)"', whole)
            assert len(names) == len(set(names))
            wanted = set(re.findall(r'data-plan="([^"]+)"', whole))
            assert wanted <= set(names)


def test_what_is_asked_of_the_dock_can_be_chosen_there() -> None:
    kinds = set()
    for seed in (3, 4, 9):
        for game in played(3, seed):
            decision = game.decision
            if decision is None or not any(each.key.startswith(DRAWN_HERE) for each in decision.options):
                continue
            kinds.add(decision.kind)
            scene = scene_of(game, decision.seat)
            found = [key for page in pages(scene).values() for key in OPTION.findall(page)]
            assert {key for key in scene.keys if key.startswith(DRAWN_HERE)} <= set(found)
    assert {"gain", "lay", "capital", "bonus"} <= kinds


def test_own_technologies_are_chosen_there_and_planned() -> None:
    game = asked("upgrade")
    assert game.decision is not None
    scene = scene_of(game, game.decision.seat)
    drawn = pages(scene)
    techs = {key for key in scene.keys if key.startswith("tech:")}
    assert techs == set(OPTION.findall(drawn["techs"]))
    assert all(f'id="plan-{key.replace(":", "-")}"' in drawn["plan"] for key in techs)


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game, player = begun()
    player.hand = [CARD["guilds"], CARD["trap"], CARD["trap"]]
    game.state.active = 0
    own, spectator = scene_of(game, 0), scene_of(game, None)
    assert [(held.text.name, held.count) for held in see_hand(own).cards] == [("guilds", 1), ("trap", 2)]
    assert see_hand(spectator) == Hand((), 3, False, 2)
    assert "Guilds" in pages(own)["hand"]
    assert "Guilds" not in "".join(pages(spectator).values())


def test_a_card_face_down_stays_unknown() -> None:
    game, player = begun()
    player.era = 2
    player.cards[1] = (Laid(CARD["guilds"], face_down=True),)
    drawn = pages(scene_of(game, 0))["mat"]
    assert "Face down" in drawn
    assert "Guilds" not in drawn


def test_the_next_income_counts_as_the_engine_does() -> None:
    for game in played(3, 6):
        decision = game.decision
        if decision is None or decision.kind != "turn" or not game.state.players[decision.seat].era:
            continue
        player = game.state.players[decision.seat]
        income = see_income(scene_of(game, decision.seat), player)
        seen = scene_of(game, decision.seat).shown["income"]["next"]
        assert income.turn == player.era + 1
        assert income.step == 0
        assert income.points == income_points(player)
        assert sum(row.signs[0].points or 0 for row in income.rows) == income.points
        assert not income.goods if income.turn == 5 else dict(income.goods) == seen


def test_points_of_the_mat_count_each_open_symbol() -> None:
    game, player = begun()
    player.era, player.left = 2, [1, 5, 3, 5]
    player.techs[BOTTOM] = (TECH["paper"], TECH["radio"])
    income = see_income(scene_of(game, 0), player)
    assert income.points == 3 * 2 + 4
    assert [row.text.rpartition(", ")[2] for row in income.rows if row.signs[0].points] == [
        "3 × 2",
        "Breeding",
    ]


def test_a_building_leaves_from_the_left() -> None:
    game = asked("building")
    assert game.decision is not None
    scene = scene_of(game, game.decision.seat)
    drawn, plans = pages(scene)["mat"], see_dock(scene)[1]
    wanted = {f"building:{name}" for name in BUILDING_NAMES} & set(scene.keys)
    assert set(OPTION.findall(drawn)) == wanted
    assert {plan.id for plan in plans} == {key.replace(":", "-") for key in wanted}


def test_being_first_into_an_era_is_lost_to_a_faster_neighbour() -> None:
    game, player = begun()
    player.era = 2

    def era(number: int) -> Era:
        return see_era(scene_of(game, 0), player, number)

    assert [era(number).state for number in range(1, 6)] == ["done", "now", "later", "later", "later"]
    assert (era(3).first, era(4).first, era(5).first) == (2, 3, 0)
    assert not era(3).lost
    game.state.players[1].era = 3
    assert era(3).lost
    assert not era(4).lost


def test_a_card_in_force_is_marked() -> None:
    game, player = begun()
    player.era, player.cards[1] = 2, (Laid(CARD["guilds"]), Laid(CARD["monarchy"]))
    player.powers = CARD["monarchy"].power
    era = see_era(scene_of(game, 0), player, 2)
    assert era.in_force
    assert [card.text.name for card in era.cards if card.text] == ["monarchy", "guilds"]
    player.powers = 0
    assert not see_era(scene_of(game, 0), player, 2).in_force


def test_what_an_upgrade_needs_is_told_with_whose_means() -> None:
    game, player = begun()
    tech = TECH["paper"]
    player.techs[MIDDLE] = (tech,)

    def told() -> tuple[str, str]:
        row = need_row(scene_of(game, 0), player, tech)
        return row.symbol, row.text

    for each in game.state.players:
        each.tokens[SCIENCE] = (1,)
    assert told()[0] == "cross"
    assert "space 1" in told()[1]
    game.state.players[1].tokens[SCIENCE] = (4,)
    assert told()[0] == "tick"
    assert "Bořek" in told()[1]
    player.tokens[SCIENCE] = (4,)
    assert "You" in told()[1]


def test_a_landmark_that_is_gone_is_no_gain() -> None:
    game, player = begun()
    (row,) = tech_gains(scene_of(game, 0), player, TECH["library"], "box")
    assert row.signs
    game.state.owners = [1] * len(game.state.owners)
    (row,) = tech_gains(scene_of(game, 0), player, TECH["library"], "box")
    assert row.text.startswith("Library is gone (Bořek)")
    assert not row.signs


def test_an_invention_is_planned_with_circle_square_and_need() -> None:
    game = asked("invent")
    assert game.decision is not None
    scene = scene_of(game, game.decision.seat)
    plans = list(tech_plans(scene, game.state.players[game.decision.seat]))
    assert [plan.id for plan in plans] == [f"tech-{tech.name}" for tech in game.state.display]
    assert all(len(plan.rows) >= 3 for plan in plans)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", sorted(CIV))
def test_every_civilization_is_drawn(name: str, language: str) -> None:
    game, player = begun()
    set_up(player, CIV[name])
    drawn = pages(scene_of(game, 0, language))
    assert not UNSAID.findall(drawn["civ"])
    effect = Words(language)(f"tapestry-civilization-{name}", "effect").replace("\n", " ")
    assert effect in unescape(drawn["civ"])


def test_several_civilizations_lie_side_by_side() -> None:
    game, player = begun()
    for name in ("craftsmen", "militants", "mystics"):
        set_up(player, CIV[name])
    drawn = pages(scene_of(game, 0))
    assert drawn["civ"].count("<article") == 3
    assert "<b>3</b>" in drawn["labels"]


def test_the_tracks_that_the_alchemists_rolled_bear_a_token() -> None:
    game, player = begun()
    set_up(player, CIV["alchemists"])
    player.mats.alchemy = (TRACKS[SCIENCE],)
    civs: Any = see_civs(scene_of(game, 0), player)["civs"]
    assert [cell.label for cell in civs[0].mat.groups[0] if cell.mark is not None] == ["Science"]
    assert "rolled in this income turn" in pages(scene_of(game, 0))["civ"]


def test_the_statue_is_filled_from_below() -> None:
    game, player = begun()
    set_up(player, CIV["craftsmen"])
    player.mats.statue = ((HOUSE,), (), ())
    civs: Any = see_civs(scene_of(game, 0), player)["civs"]
    column = civs[0].mat.groups[0]
    assert [cell.piece for cell in column] == ["", "", "house"]
    assert [cell.key for cell in column] == ["", "statue:0", ""]


def test_the_capital_that_was_chosen_is_marked() -> None:
    game = new_game("tapestry", 3, 3)
    assert game.decision is not None
    assert game.decision.kind == "capital"
    seat = game.decision.seat
    assert "chosen-one" not in pages(scene_of(game, seat))["civ"]
    game.choose(1)
    offer: Any = see_civs(scene_of(game, seat), game.state.players[seat])["offer"]
    assert [capital.picked for capital in offer.capitals] == [False, True]
    assert offer.asked == "civilization"
    other = scene_of(game, (seat + 1) % 3)
    assert "capital picked" not in pages(other)["civ"]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_lexicon_explains_everything_once(language: str) -> None:
    tips: Any = dock_terms(Words(language))["dock_tips"]
    ids = [tip.id for tip in tips]
    assert len(ids) == len(set(ids)) == 4 + 4 + 24 + len(TECHS) + len(CARDS) + len(CIVILIZATIONS) + 5
    template = environment().get_template("tapestry/lexicon_dock.html")
    html = template.render(dock_tips=tips, say=Words(language))
    assert not UNSAID.findall(html.replace("/rules/tapestry#", ""))
    assert all(f'id="tip-{each}"' in html for each in ids)


def test_tops_have_nothing_left_to_gain() -> None:
    game, player = begun()
    player.techs[TOP] = (TECH["paper"],)
    drawn = pages(scene_of(game, 0))["techs"]
    assert "own-tech ready" not in drawn
    assert "part square gained" in drawn
