"""What the solo mode adds to the game, what it leaves in the box, and how it is set up (A-1 to A-19)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import figurka
from figurka.games.tapestry.rules.company import PEOPLE_ALONE
from figurka.games.tapestry.rules.inventing import is_allowed
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import OUTPOST, TRACK_NAMES
from figurka.games.tapestry.solo.content.cards import AUTOMA_CIVILIZATIONS, DECISION_CARDS, LEVELS
from tests.games.tapestry.solo.table import AUTOMA, HUMAN, SHADOW, SoloTable, begun

SEEDS = range(60)
LEVEL = pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
BEFORE_PLAY = {"capital", "civilization", "automa_second"}
REMOVED_CARDS = {
    "age_of_sail",
    "alliance",
    "coal_baron",
    "dictatorship",
    "diplomacy",
    "espionage",
    "marriage_of_state",
    "oil_magnate",
    "olympic_host",
    "steam_tycoon",
    "trade_economy",
}
REMOVED_CIVILIZATIONS = {"futurists", "heralds", "inventors", "traders"}
CIVILIZATION_OF_TRACK = {
    "exploration": "explorers",
    "science": "scientists",
    "military": "conquerors",
    "technology": "engineers",
}


def new(seed: int = 7, level: int = 2) -> figurka.Game[Any]:
    return figurka.new_game("tapestry", 1, seed, level=str(level), journal=True)


def played(seed: int, level: int) -> figurka.Game[Any]:
    """A whole game of a human who chooses at random."""
    game = new(seed, level)
    random = Random(seed)
    while game.decision is not None:
        game.choose(random.randrange(len(game.decision.options)))
    return game


def hexes_of(state: TapestryState, seat: int) -> list[tuple[int, int]]:
    """Where the pieces of a seat are, each of them."""
    return [
        (place.q, place.r)
        for place in state.board.hexes
        for piece in state.pieces[place.index]
        if piece.seat == seat
    ]


def favourites(game: figurka.Game[Any]) -> tuple[str, str]:
    automas, shadows = game.state.bots.favourites
    return TRACK_NAMES[automas], TRACK_NAMES[shadows]


# The two bots


@pytest.mark.rule("A-1")
def test_whoever_plays_alone_meets_both_bots() -> None:
    game = new()
    view: Any = game.view(0)
    assert len(view["players"]) == 1
    assert [bot["bot"] for bot in view["bots"]["bots"]] == ["automa", "shadow"]


@pytest.mark.rule("A-1")
def test_the_shadow_empire_alone_may_join_two_people() -> None:
    game = figurka.new_game("tapestry", 2, 7, shadow="empire")
    view: Any = game.view(0)
    assert len(view["players"]) == 2
    assert [bot["bot"] for bot in view["bots"]["bots"]] == ["shadow"]
    assert all(figurka.new_game("tapestry", seats, 7).state.bots is PEOPLE_ALONE for seats in (2, 3, 4, 5))


@pytest.mark.rule("A-2")
def test_the_bots_have_22_cards_a_mat_with_two_sides_and_four_civilizations() -> None:
    assert len(DECISION_CARDS) == 22
    assert [level.mat.name for level in LEVELS] == ["normal"] * 4 + ["hard"] * 2
    assert {each.name for each in AUTOMA_CIVILIZATIONS} == set(CIVILIZATION_OF_TRACK.values())


@pytest.mark.rule("A-3")
def test_the_human_pays_for_advances_and_gains_their_benefit_and_bonus() -> None:
    table = SoloTable(coin=2, technology=1, deck=["trap"])
    table.advance("technology")
    assert table.tracks()["technology"] == 2
    assert table.hand() == ["trap"]
    assert (table.asked, table.asked_seat) == ("bonus", HUMAN)
    table.choose("coin")
    assert table.asked == "plot"
    assert table.have() == {}


@pytest.mark.rule("A-3")
def test_the_human_rolls_dice_when_he_conquers() -> None:
    table = SoloTable().apart().dice("vp-4", "coin").human_conquers((1, 1))
    assert (table.asked, table.options) == ("die", ["die:red-vp-4", "die:black-coin"])


@pytest.mark.rule("A-4")
def test_the_shadow_empire_competes_for_landmarks_and_for_the_end_of_a_track() -> None:
    table = SoloTable(shadow={"technology": 3, "military": 11}, coin=2, technology=3, display=())
    table.bot_advances("shadow", "technology").bot_advances("shadow", "military")
    assert table.achieved("complete_track") == [SHADOW]
    table.rule = None
    table.advance("technology", {"coin": 2})
    assert table.tracks()["technology"] == 4
    assert table.landmarks() == set(), "the human comes too late for the forge"


@pytest.mark.rule("A-5")
def test_everybody_is_a_neighbour_and_an_opponent_of_everybody_else() -> None:
    state = SoloTable().state
    for player in state.players:
        rest = {HUMAN, AUTOMA, SHADOW} - {player.seat}
        assert {other.seat for other in state.neighbours(player)} == rest
        assert {other.seat for other in state.opponents(player)} == rest


@pytest.mark.rule("A-5")
@pytest.mark.parametrize("who", ["automa", "shadow"])
def test_a_technology_of_the_human_may_move_up_by_what_a_bot_has_reached(who: str) -> None:
    """Ammonia needs the third tier of the military track, the own token's or a neighbour's."""
    reached: dict[str, Any] = {who: {"military": 7}}
    alone, beside = SoloTable(middle=["ammonia"]), SoloTable(middle=["ammonia"], **reached)
    assert not is_allowed(alone.state, alone.me, alone.me.techs[1][0])
    assert is_allowed(beside.state, beside.me, beside.me.techs[1][0])


@pytest.mark.rule("A-6")
@pytest.mark.parametrize("track", TRACK_NAMES)
def test_the_shadow_empire_places_no_outposts_of_its_own(track: str) -> None:
    table = SoloTable()
    for _ in range(12):
        table.bot_advances("shadow", track)
    assert table.tracks(SHADOW)[track] == 12
    assert table.shadow.outposts == 9
    assert table.controls(SHADOW) == set()


@LEVEL
@pytest.mark.rule("A-6")
def test_outposts_of_the_shadow_empire_come_only_with_the_automas_and_lie(level: int) -> None:
    seen = 0
    for seed in range(4):
        state = played(seed, level).state
        for here in state.pieces:
            if any(piece.seat == SHADOW for piece in here):
                seen += 1
                assert [(piece.seat, piece.toppled) for piece in here] == [(AUTOMA, False), (SHADOW, True)]
    assert seen


@LEVEL
@pytest.mark.rule("A-7", "A-41")
def test_bots_never_gain_what_is_not_named(level: int) -> None:
    for seed in range(4):
        game = played(seed, level)
        for bot in game.state.players[1:]:
            assert bot.goods == [0, 0, 0, 0]
            assert bot.left == [5, 5, 5, 5], "no income building leaves a mat"
            assert (bot.hand, bot.tiles, bot.techs) == ([], [], [(), (), ()])
            assert (bot.space_tiles, bot.stars, bot.civilizations) == ((), (), ())
        assert game.state.players[SHADOW].vp == 0
        assert game.state.players[AUTOMA].vp > 0


# What stays in the box


@pytest.mark.rule("A-8", "A-9")
def test_37_tapestry_cards_stay_in_the_game() -> None:
    count = Counter(card.name for card in new().state.deck.things())
    assert count.total() == 37
    assert count.pop("trap") == 5, "two traps go too"
    assert set(count.values()) == {1}
    every = {card.name for card in figurka.new_game("tapestry", 3, 7).state.deck.things()}
    assert every - set(count) - {"trap"} == REMOVED_CARDS


@pytest.mark.rule("A-8", "A-9")
def test_twelve_civilizations_stay_in_the_game() -> None:
    met = set()
    for seed in SEEDS:
        state = new(seed).state
        pile = [each.name for each in state.civ_pile.things()]
        offer = [each.name for each in state.players[HUMAN].offer]
        assert len({*pile, *offer}) == len(pile) + len(offer) == 12
        assert not REMOVED_CIVILIZATIONS & {*pile, *offer}
        met |= set(offer)
    assert len(met) == 12


# What all share


@pytest.mark.rule("A-10")
def test_the_common_parts_are_those_of_three_players() -> None:
    alone: Any = new().view(None)
    three: Any = figurka.new_game("tapestry", 3, 7).view(None)
    assert alone["map"]["side"] == three["map"]["side"] == "small"
    assert alone["landmarks"] == three["landmarks"] == dict.fromkeys(three["landmarks"])
    assert len(alone["landmarks"]) == 18
    assert len(alone["display"]) == 3
    assert [each["places"] for each in alone["achievements"]] == [[10, 5]] * 3
    for pile in ("techs", "tiles", "space_tiles"):
        assert alone["piles"][pile] == three["piles"][pile]


# The human


@pytest.mark.rule("A-11")
def test_the_human_keeps_one_of_two_capitals_and_one_of_two_civilizations() -> None:
    dealt = set()
    for seed in SEEDS:
        human = new(seed).state.players[HUMAN]
        assert len(human.offer) == 2
        dealt.add(tuple(sorted(capital.number for capital in human.capitals)))
    assert dealt == {(1, 6), (2, 4), (3, 5)}
    game = new()
    asked = []
    while game.decision is not None and game.decision.kind in BEFORE_PLAY:
        asked.append((game.decision.kind, len(game.decision.options)))
        game.choose(1)
    assert asked == [("capital", 2), ("civilization", 2)]


@pytest.mark.rule("A-11")
@pytest.mark.parametrize("pick", [0, 1])
def test_the_human_begins_on_the_same_hex_whatever_the_capital(pick: int) -> None:
    capitals = set()
    for seed in SEEDS:
        state = begun(seed, pick=pick)
        assert hexes_of(state, HUMAN) == [(2, 0), (2, 0)]
        human = state.players[HUMAN]
        assert human.outposts == 8
        assert human.capital is not None
        capitals.add(human.capital.number)
    assert len(capitals) == 3


# The Automa


@LEVEL
@pytest.mark.rule("A-12")
def test_the_level_says_which_side_of_the_mat_and_which_chart_are_used(level: int) -> None:
    view: Any = new(level=level).view(0)
    assert view["bots"]["level"] == level
    assert view["bots"]["mat"] == ("hard" if level >= 5 else "normal")


@pytest.mark.rule("A-12")
def test_without_a_choice_the_level_is_the_second() -> None:
    view: Any = figurka.new_game("tapestry", 1, 7).view(0)
    assert view["bots"]["level"] == 2


@LEVEL
@pytest.mark.rule("A-13")
def test_the_automa_begins_with_two_outposts_on_its_hex_and_tokens_at_all_starts(level: int) -> None:
    state = begun(level=level)
    automa = state.players[AUTOMA]
    assert hexes_of(state, AUTOMA) == [(-2, 2), (-2, 2)]
    assert automa.tokens == [(0,)] * 4
    assert automa.vp == 0


@pytest.mark.rule("A-13")
def test_the_automa_controls_its_start_from_the_beginning() -> None:
    state = begun()
    assert [(place.q, place.r) for place in state.board.chosen(state.players[AUTOMA].lands)] == [(-2, 2)]


@pytest.mark.rule("A-14")
def test_the_science_die_gives_the_automa_its_civilization_and_favourite() -> None:
    count = Counter(favourites(new(seed))[0] for seed in range(200))
    assert min(count[track] for track in TRACK_NAMES) > 25, "all faces are alike"
    for seed in SEEDS:
        game = new(seed)
        (civilization,) = game.state.bots.civilizations
        assert civilization.name == CIVILIZATION_OF_TRACK[favourites(game)[0]]


@pytest.mark.rule("A-14")
def test_seven_outposts_stay_with_the_automa_as_one_marks_its_favourite() -> None:
    game = new()
    assert game.state.players[AUTOMA].outposts == 7
    assert sum(piece.what is OUTPOST for here in game.state.pieces for piece in here) == 2


@pytest.mark.rule("A-14")
def test_at_level_6_the_human_picks_a_second_civilization_for_the_automa() -> None:
    game = new(level=6)
    while game.decision is not None and game.decision.kind != "automa_second":
        game.choose(0)
    assert game.decision is not None
    (first,) = game.state.bots.civilizations
    assert {option.key for option in game.decision.options} == {
        f"automaciv:{name}" for name in CIVILIZATION_OF_TRACK.values() if name != first.name
    }
    picked = game.decision.options[1]
    game.choose(1)
    assert game.state.bots.civilizations == (first, picked)


# The Shadow Empire


@LEVEL
@pytest.mark.rule("A-15")
def test_the_shadow_empire_has_tokens_at_all_starts_and_nothing_on_the_map(level: int) -> None:
    state = begun(level=level)
    shadow = state.players[SHADOW]
    assert shadow.tokens == [(0,)] * 4
    assert hexes_of(state, SHADOW) == []
    assert shadow.vp == 0


@pytest.mark.rule("A-16")
def test_the_shadow_empires_favourite_is_another_than_the_automas() -> None:
    pairs = Counter(favourites(new(seed)) for seed in range(300))
    assert len(pairs) == 12, "all pairs of different tracks"
    assert all(automas != shadows for automas, shadows in pairs)
    assert min(pairs.values()) > 8


@pytest.mark.rule("A-16")
def test_nine_outposts_stay_with_the_shadow_empire() -> None:
    assert new().state.players[SHADOW].outposts == 9


# The decision cards


@pytest.mark.rule("A-17", "A-18")
def test_the_decision_deck_is_the_seven_starting_cards_and_a_progress_card() -> None:
    added: Counter[int] = Counter()
    for seed in range(150):
        bots = new(seed).state.bots
        deck = sorted(card.number for card in bots.deck.things())
        assert deck[:7] == [1, 2, 3, 4, 5, 6, 7]
        assert len(deck) == 8
        progress = sorted(card.number for card in bots.progress.things())
        assert sorted([deck[7], *progress]) == list(range(8, 23))
        assert len(progress) == 14
        assert (bots.pair, bots.discard) == ((), ())
        added[deck[7]] += 1
    assert set(added) == set(range(8, 23)), "it is drawn at random"


@pytest.mark.rule("A-17", "A-18")
def test_nobody_sees_the_order_of_either_deck() -> None:
    first = {tuple(card.number for card in draw_all(seed)) for seed in range(20)}
    assert len(first) == 20
    view: Any = new().view(0)
    assert (view["bots"]["deck"], view["bots"]["progress"]) == (8, 14)


def draw_all(seed: int) -> list[Any]:
    state = new(seed).state
    return [state.bots.deck.draw(state) for _ in range(8)]


# Who begins


@pytest.mark.rule("A-19")
def test_the_human_and_the_bots_begin_equally_often() -> None:
    bots_first = sum(new(seed).state.first == AUTOMA for seed in range(400))
    assert 160 < bots_first < 240


@pytest.mark.rule("A-19", "A-20")
def test_then_they_alternate() -> None:
    starts = set()
    for seed in range(8):
        game = played(seed, 2)
        assert game.journal is not None
        first = game.state.first
        starts.add(first)
        opening = [event.seat for event in game.journal.events if event.kind == "income"][:2]
        assert opening == [first, 1 - first], "both begin by an income turn"
    assert starts == {HUMAN, AUTOMA}
