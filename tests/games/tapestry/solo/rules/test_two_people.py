"""Two people with the Shadow Empire (A-281 to A-305)."""

from random import Random
from typing import Any

import pytest

import figurka
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.cards import AGE_OF_SAIL
from figurka.games.tapestry.rules.benefits import UPGRADE_A_TECH, explore
from figurka.games.tapestry.rules.scoring import foremost, winners
from figurka.games.tapestry.rules.state import OVER
from figurka.games.tapestry.rules.things import TRACK_NAMES
from figurka.games.tapestry.solo.rules.things import RuleRef
from figurka.locales import Words
from tests.games.tapestry.solo.duo import SHADOW, DuoTable
from tests.games.tapestry.table import Seat

STARTS = {1: (0, -2), 6: (0, -2), 2: (2, 0), 4: (2, 0), 3: (-2, 2), 5: (-2, 2)}
CAPITALS = {"mountain": 1, "wetland": 2, "tropical": 3, "desert": 4, "grassland": 5, "forest": 6}
OUT = Seat(era=5, finished=True)
BOTH = pytest.mark.parametrize("shadow", ["empire", "swift_empire"])


def new(seed: int = 3, shadow: str = "empire") -> Any:
    return figurka.new_game("tapestry", 2, seed, shadow=shadow, journal=True)


def begun(seed: int = 3, shadow: str = "empire") -> Any:
    """A game after the choices of capitals and civilizations."""
    game = new(seed, shadow)
    while game.state.phase == 0:
        game.choose(0)
    return game


def bots_of(game: Any) -> Any:
    return game.view(0)["bots"]


def advances(table: DuoTable) -> int:
    """On how many spaces the Shadow Empire has advanced in all."""
    return sum(table.tracks(SHADOW).values())


# What it is for


@pytest.mark.rule("A-281", "A-294")
def test_its_turn_moves_one_token_and_nothing_else() -> None:
    table = DuoTable(decision_deck=[6, 7])
    before = table.game.view(None)
    table.shadow_turn()
    after = table.game.view(None)
    assert advances(table) == 1
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"bots", "tracks"}


@pytest.mark.rule("A-282")
@BOTH
def test_there_is_no_automa(shadow: str) -> None:
    bots = bots_of(new(shadow=shadow))
    assert [bot["bot"] for bot in bots["bots"]] == ["shadow"]
    assert (bots["level"], bots["mat"], bots["civilizations"]) == (None, None, [])


@pytest.mark.rule("A-281")
def test_without_the_setting_nobody_joins_two_people() -> None:
    game = figurka.new_game("tapestry", 2, 3)
    assert game.view(0)["bots"] is None
    assert len(game.state.players) == 2


# The tracks closed to it


@pytest.mark.rule("T-112", "A-300")
def test_the_dictatorship_that_closes_a_track_to_it_is_named() -> None:
    table = DuoTable(Seat(era=2), shadow={"science": 5, "military": 4}, decision_deck=[6, 7])
    table.player(1).decree = 1 << TRACK_NAMES.index("science")
    table.shadow_turn()
    assert table.tracks(SHADOW)["science"] == 5
    named = [
        event for event in table.events if isinstance(event.thing, RuleRef) and event.thing.id == "T-112"
    ]
    assert [(event.other, [thing.key for thing in event.things]) for event in named] == [
        (1, ["track:science", "card:dictatorship"])
    ]
    for language, sentence in (
        ("en", "The Dictatorship of Bára closes Science to Shadow Empire (T-112)."),
        (
            "cs",
            "Shadow Empire nemůže postoupit na stupnici Věda: zavřela ji Diktatura, kterou má Bára (T-112).",
        ),
    ):
        message = TAPESTRY.sentence(named[0], 0, ("Adam", "Bára", "Shadow Empire"))
        assert Words(language).say(message) == sentence


@pytest.mark.rule("T-112")
def test_a_track_that_it_has_completed_is_not_told_as_closed() -> None:
    table = DuoTable(Seat(era=2), shadow={"science": 12}, decision_deck=[6, 7])
    table.player(1).decree = 1 << TRACK_NAMES.index("science")
    assert "T-112" not in table.shadow_turn().rules_told()


# Setting up


@pytest.mark.rule("A-283")
@pytest.mark.parametrize("seed", range(6))
def test_each_begins_on_the_territory_of_the_own_capital(seed: int) -> None:
    state = begun(seed).state
    assert state.board.name == "small"
    for player in state.humans:
        home = STARTS[CAPITALS[player.capital.name]]
        (place,) = state.board.chosen(player.lands)
        assert (place.q, place.r) == home
        assert len(state.pieces[place.index]) == 2


@pytest.mark.rule("A-284")
@BOTH
def test_it_has_a_token_at_the_start_of_each_track(shadow: str) -> None:
    (bot,) = bots_of(new(shadow=shadow))["bots"]
    assert bot["tracks"] == {name: [0] for name in TRACK_NAMES}


@pytest.mark.rule("A-285")
def test_its_favourite_is_rolled_and_marked_by_an_outpost() -> None:
    games = [new(seed) for seed in range(40)]
    assert {bots_of(game)["bots"][0]["favourite"] for game in games} == set(TRACK_NAMES)
    assert {game.state.players[SHADOW].outposts for game in games} == {9}


@pytest.mark.rule("A-286", "A-263")
@BOTH
def test_its_deck_are_the_cards_one_to_twelve(shadow: str) -> None:
    bots = new(shadow=shadow).state.bots
    assert sorted(card.number for card in bots.deck.things()) == list(range(1, 13))
    assert len(bots.progress) == 0


@pytest.mark.rule("A-286")
def test_its_deck_is_shuffled() -> None:
    shown = set()
    for seed in range(10):
        game = begun(seed)
        random = Random(seed)
        while not game.state.bots.pair:
            game.choose(random.randrange(len(game.decision.options)))
        shown.add(tuple(card.number for card in game.state.bots.pair))
    assert len(shown) > 5


@pytest.mark.rule("A-287", "A-294")
def test_it_has_no_outposts_on_the_map_and_no_points() -> None:
    state = begun().state
    assert not [piece for here in state.pieces for piece in here if piece.seat == SHADOW]
    assert state.players[SHADOW].vp == 0


@pytest.mark.rule("A-288")
@BOTH
def test_all_cards_and_civilizations_are_in_the_game(shadow: str) -> None:
    state = new(shadow=shadow).state
    assert len(state.deck) == 50
    assert len(state.civ_pile) + sum(len(player.offer) for player in state.humans) == 16


@pytest.mark.rule("A-288")
def test_where_opponents_may_decide_it_declines() -> None:
    table = DuoTable(OUT).work("oil_magnate").choose("track:technology").choose("decline")
    assert table.asked == "nothing"
    assert table.tracks(SHADOW)["technology"] == 0
    table = DuoTable(OUT, worker=1).work("olympic_host").choose("decline")
    assert table.asked == "nothing"
    assert table.have() == {"coin": 1, "worker": 1}, "there was no guest"
    table = DuoTable(OUT).work("steam_tycoon").choose("anesthesia").skip("free_advance", "gain", "plot")
    assert table.asked == "nothing"
    assert table.player(SHADOW).tech_count == 0


# Its turn


@pytest.mark.rule("A-289")
@pytest.mark.parametrize("seed", range(8))
def test_it_is_the_third_player_of_a_round(seed: int) -> None:
    game = begun(seed)
    first = game.state.first
    turns = turns_of(game, 25)
    assert turns[:3] == [first, 1 - first, SHADOW]
    for place, seat in enumerate(turns):
        assert seat == [first, 1 - first, SHADOW][place % 3]


def turns_of(game: Any, most: int) -> list[int]:
    """Who took a turn, from the journal: income turns, paid advances and the Shadow Empire's first rule."""
    random = Random(5)
    while not game.over and len(game.journal.events) < 400 and not any_finished(game):
        game.choose(random.randrange(len(game.decision.options)))
    turns: list[int] = []
    for event in game.journal.events:
        begins = event.kind in {"income"} or (event.kind == "pays" and event.thing.key.startswith("pay:"))
        if event.kind == "bot-rule" and event.seat == SHADOW:
            begins = event.thing.key.removeprefix("rule:") in {"A-290", "A-291", "A-295"}
        if begins:
            turns.append(event.seat)
    return turns[:most]


def any_finished(game: Any) -> bool:
    return any(player.finished for player in game.state.players)


@pytest.mark.rule("A-290")
@BOTH
def test_in_the_opening_round_it_does_nothing(shadow: str) -> None:
    table = DuoTable(opened=False, swift=shadow == "swift_empire").shadow_turn()
    assert advances(table) == 0
    assert table.sizes == (12, 0, 0)
    table.shadow_turn()
    assert advances(table) == 1


@pytest.mark.rule("A-290")
def test_the_opening_round_is_that_of_the_first_income_turns() -> None:
    game = begun(4)
    while min(player.era for player in game.state.humans) < 1:
        game.choose(0)
    assert game.decision.kind == "turn"
    assert game.state.players[SHADOW].tokens == [(0,)] * 4
    assert len(game.state.bots.deck) == 12


@pytest.mark.rule("A-291")
def test_it_discards_the_shown_pair_and_draws_two_cards() -> None:
    table = DuoTable(decision_deck=[6, 7, 2, 4], pair=(1, 3)).shadow_turn()
    assert table.shown == [6, 7]
    assert {1, 3} <= {card.number for card in table.bots.discard}
    assert table.sizes == (2, 2, 8)


@pytest.mark.rule("A-292")
@pytest.mark.parametrize(
    ("pair", "track"),
    [
        ((6, 1), "science"),
        ((6, 2), "technology"),
        ((6, 5), "military"),
        ((3, 1), "exploration"),
        ((5, 1), "technology"),
        ((2, 1), "technology"),
    ],
)
def test_it_advances_by_the_grey_rule_and_reads_ties_from_below(pair: tuple[int, int], track: str) -> None:
    spaces = {"exploration": 5, "science": 0, "military": 1, "technology": 2}
    table = DuoTable(shadow=spaces, favourite="military", decision_deck=pair).shadow_turn()
    assert table.tracks(SHADOW)[track] == spaces[track] + 1
    assert advances(table) == 9


@pytest.mark.rule("A-293")
def test_the_income_symbol_means_nothing() -> None:
    table = DuoTable(decision_deck=[1, 12]).shadow_turn()
    assert advances(table) == 1
    assert table.shadow.era == 0
    assert table.sizes == (0, 2, 10), "the last pair stays open"


@pytest.mark.rule("A-293", "A-294")
@pytest.mark.parametrize("track", TRACK_NAMES)
def test_nothing_on_the_map_is_touched_and_nothing_is_rolled(track: str) -> None:
    for card in (1, 3, 6, 9, 10, 12):
        table = DuoTable(shadow={track: 4}, favourite=track, decision_deck=[7, card])
        map_before = table.game.view(None)["map"]
        table.shadow_turn()
        assert table.game.view(None)["map"] == map_before
        assert table.told("rolls-science") + table.told("rolls") == 0
        assert table.shadow.outposts == 9


@pytest.mark.rule("A-294", "A-39")
def test_no_space_brings_it_anything() -> None:
    for track in TRACK_NAMES:
        for space in range(1, 13):
            spaces = {**dict.fromkeys(TRACK_NAMES, 12), track: space - 1}
            table = DuoTable(shadow=spaces, decision_deck=[6, 7], coin=1).shadow_turn()
            shadow = table.shadow
            assert table.tracks(SHADOW)[track] == space
            assert (shadow.vp, sum(shadow.goods), shadow.hand, shadow.tiles) == (0, 0, [], [])
            assert (shadow.left, shadow.tech_count, shadow.space_tiles) == ([5] * 4, 0, ())
            assert table.asked == "nothing"


# The deck is used up


@pytest.mark.rule("A-295")
def test_with_an_empty_deck_it_looks_for_a_new_favourite_and_shuffles() -> None:
    table = DuoTable(shadow={"science": 1, "military": 3}, science=2, decision_deck=[], pair=(6, 7))
    table.shadow_turn()
    assert table.favourite == "military"
    assert advances(table) == 4
    assert table.sizes == (12, 0, 0)


@pytest.mark.rule("A-295")
def test_a_favourite_on_which_nobody_is_ahead_stays() -> None:
    table = DuoTable(shadow={"science": 2, "military": 3}, science=2, decision_deck=[], pair=(6, 7))
    assert table.shadow_turn().favourite == "science"


@pytest.mark.rule("A-295")
@pytest.mark.parametrize(("card", "found"), [(1, "science"), (2, "technology"), (10, "science")])
def test_the_last_tiebreaker_card_finds_the_favourite(card: int, found: str) -> None:
    table = DuoTable(Seat(science=1), decision_deck=[], pair=(6, card))
    assert table.shadow_turn().favourite == found


@pytest.mark.rule("A-296")
def test_the_shuffle_takes_its_turn() -> None:
    table = DuoTable()
    moved = []
    for _ in range(15):
        before = advances(table)
        table.shadow_turn()
        moved.append(advances(table) - before)
    assert moved == [1] * 6 + [0] + [1] * 6 + [0] + [1]


@pytest.mark.rule("A-296")
def test_as_an_option_it_shuffles_and_advances() -> None:
    table = DuoTable(swift=True)
    for turn in range(1, 16):
        table.shadow_turn()
        assert advances(table) == turn
    assert table.rules_told().count("A-295") == 2


@pytest.mark.rule("A-296", "A-295")
def test_the_swift_empire_advances_by_the_new_favourite() -> None:
    table = DuoTable(swift=True, shadow={"military": 3}, science=1, decision_deck=[], pair=(6, 7))
    table.shadow_turn()
    assert table.favourite == "military"
    assert advances(table) == 4
    assert table.sizes == (10, 2, 0)


@pytest.mark.rule("A-297")
@BOTH
def test_no_cards_are_ever_added(shadow: str) -> None:
    table = DuoTable(swift=shadow == "swift_empire")
    for _ in range(30):
        table.shadow_turn()
        assert sum(table.sizes) == 12


# Landmarks and achievements


@pytest.mark.rule("A-298", "A-281")
def test_a_landmark_that_it_reaches_first_is_out_of_play() -> None:
    table = DuoTable(Seat(coin=1), shadow={"technology": 3, "science": 0}, decision_deck=[3, 7])
    table.shadow_turn()
    assert table.tracks(SHADOW)["technology"] == 4
    assert table.landmarks(SHADOW) == {"forge"}
    late = DuoTable(Seat(coin=1), shadow={"technology": 4}, technology=3, coin=3)
    late.state.owners = table.state.owners
    late.shadow.landmarks = 1
    late.advance("technology", {"coin": 2})
    assert late.tracks()["technology"] == 4
    assert late.landmarks() == set()


@pytest.mark.rule("A-298")
def test_a_landmark_that_somebody_has_stays_his() -> None:
    table = DuoTable(shadow={"technology": 3}, decision_deck=[3, 7], landmarks=["forge"]).shadow_turn()
    assert table.landmarks() == {"forge"}
    assert table.landmarks(SHADOW) == set()


@pytest.mark.rule("A-299", "A-96")
def test_a_completed_track_takes_the_best_place_and_scores_nothing() -> None:
    table = DuoTable(Seat(technology=11, coin=4), shadow={"military": 11}, decision_deck=[3, 7], actor=1)
    table.shadow_turn()
    assert table.achieved("complete_track") == [SHADOW]
    assert table.vp(SHADOW) == 0
    table.rule, table.state.active = None, 1
    table.advance("technology", {"coin": 2})
    assert table.points(1) == {"achievements": 5}, "the second place is left"


@pytest.mark.rule("A-299")
def test_it_earns_the_achievement_only_once_and_no_other() -> None:
    table = DuoTable(shadow={"military": 11, "science": 11}, decision_deck=[3, 7, 2, 1])
    table.shadow_turn().shadow_turn()
    assert table.tracks(SHADOW)["military"] == table.tracks(SHADOW)["science"] == 12
    assert table.achieved("complete_track") == [SHADOW]
    assert table.achieved("topple_two") == table.achieved("middle_island") == []


# What it is to the others


@pytest.mark.rule("A-300")
@pytest.mark.parametrize("seat", [0, 1])
def test_its_tokens_count_for_technologies(seat: int) -> None:
    def upgraded(space: int) -> list[str]:
        techs = [["zeppelins"] if each == seat else [] for each in (0, 1)]
        table = DuoTable(Seat(middle=techs[1]), shadow={"exploration": space}, middle=techs[0])
        return table.gain(UPGRADE_A_TECH, seat=seat).techs("top", seat)

    assert upgraded(3) == []
    assert upgraded(4) == ["zeppelins"]


@pytest.mark.rule("A-300")
def test_its_tokens_count_where_opponents_are_compared() -> None:
    assert DuoTable(military=2).work("boast_of_superiority").vp() == 16
    assert DuoTable(military=2, shadow={"military": 3}).work("boast_of_superiority").vp() == 12
    assert DuoTable(Seat(military=1)).work("plea_for_aid").vp() == 0
    assert DuoTable(Seat(military=1), shadow={"military": 2}).work("plea_for_aid").vp() == 2


@pytest.mark.rule("A-300")
def test_it_is_a_neighbour_and_an_opponent_of_both() -> None:
    state = DuoTable().state
    for player in state.humans:
        assert state.players[SHADOW] in state.neighbours(player)
        assert state.players[SHADOW] in state.opponents(player)
    assert DuoTable(Seat(era=2), era=2).work("technocracy").points() == {"tapestry": 2 * 3}


@pytest.mark.rule("A-301")
def test_the_first_into_an_era_is_one_of_the_two_people() -> None:
    table = DuoTable(Seat(coin=1), hand=["trap"]).income()
    assert table.asked == "gain"
    table = DuoTable(Seat(coin=1, era=2), hand=["trap"]).income()
    assert table.told("era-bonus") == 0
    table = DuoTable()
    for _ in range(30):
        table.shadow_turn()
    assert table.shadow.era == 0
    assert table.told("income") == 0


@pytest.mark.rule("A-302")
def test_gifts_for_opponents_and_neighbours_are_not_for_it() -> None:
    table = DuoTable(OUT).work("diplomacy").choose("coin", "farm").skip("plot")
    assert table.have(SHADOW) == {}
    table = DuoTable(OUT, tile_stack=[5]).work("coal_baron").skip("explore", "rotation", "order", "gain")
    assert table.tiles(SHADOW) == []
    table = DuoTable(OUT, tiles=[5, 6])
    table.me.powers |= AGE_OF_SAIL
    table.gain(explore()).choose("tile:5")
    assert table.tiles(SHADOW) == []
    assert [tile.number for tile in table.state.tile_discard] == [5]
    table = DuoTable(OUT, shadow={"science": 2}).work("trade_economy").skip("trade_with")
    assert (table.told("takes-bonus"), table.player(SHADOW).left) == (0, [5] * 4)


@pytest.mark.rule("A-303")
def test_what_moves_everybody_moves_it() -> None:
    table = DuoTable(OUT, shadow={"technology": 3}).apart()
    table.science("technology").work("age_of_discovery").choose("ammonia")
    assert table.tracks(SHADOW)["technology"] == 4
    assert table.landmarks(SHADOW) == {"forge"}
    table = DuoTable(OUT, shadow={"technology": 11}).apart()
    table.science("technology").work("age_of_discovery").choose("ammonia")
    assert table.achieved("complete_track") == [SHADOW]
    assert table.vp(SHADOW) == 0


# The end


@pytest.mark.rule("A-304")
def test_it_goes_on_while_one_of_the_two_plays() -> None:
    table = DuoTable(OUT, coin=3)
    table.advance("technology").choose("ammonia")
    assert (table.asked, table.asked_seat) == ("turn", 0)
    assert advances(table) == 1
    table.advance("exploration")
    assert advances(table) == 2


@pytest.mark.rule("A-304")
@pytest.mark.parametrize("last", [0, 1])
def test_the_game_ends_when_both_have_finished(last: int) -> None:
    table = DuoTable(OUT, era=4) if last == 0 else DuoTable(Seat(era=4), actor=1, era=5, finished=True)
    assert table.asked == "nothing"
    assert table.state.phase == OVER
    assert advances(table) == 0


@pytest.mark.rule("A-305")
def test_it_cannot_win() -> None:
    table = DuoTable(Seat(era=5, finished=True, vp=40), era=5, finished=True, vp=60)
    table.shadow.vp = 100
    assert foremost(table.state) == winners(table.state) == [0]
    table.player(1).vp = 60
    assert winners(table.state) == [0, 1]
    assert len(table.game.scores) == 2
