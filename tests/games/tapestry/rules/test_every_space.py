"""All 48 spaces of the tracks: their price, their benefit and their bonus, each by a paid advance."""

from dataclasses import dataclass
from itertools import combinations_with_replacement

import pytest

from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.things import RESOURCE_NAMES, TRACK_NAMES
from tests.games.tapestry.plenty import (
    NEXT,
    PLENTY,
    TRACK_LANDMARKS,
    chance,
    changes,
    follow,
    holdings,
    noted,
    plenty,
)
from tests.games.tapestry.table import Table

OWN = {"exploration": "food", "science": "worker", "military": "culture", "technology": "coin"}
PRICE = {"I": (0, 1), "II": (1, 1), "III": (1, 2), "IV": (2, 0)}
"""For each tier how many of the track's own resource and how many of any kind are paid."""
TIERS = ("I",) * 3 + ("II",) * 3 + ("III",) * 3 + ("IV",) * 3
FARMS, HOUSES, MARKETS, ARMORIES, LINES, TERRITORIES = 2, 3, 1, 4, 2, 2
"""What there is in the position of plenty."""


@dataclass
class Space:
    """A space as it plays: what is asked and what changes by its benefit, then by its bonus."""

    name: str
    gives: str = ""
    asks: str = ""
    price: str = ""
    """How the bonus is paid, in answers."""
    sells: str = ""
    chance: str = ""

    def __str__(self) -> str:
        return self.name


EXPLORED = "explored+1 tile-1 vp+4"
"""A tile all of sea at (1, 0): sea goes on along four sides."""
CONQUERED = "land+1 outpost-1"
ONE_COIN = "bonus=coin"

TRACKS: dict[str, tuple[tuple[Space, ...], ...]] = {
    "exploration": (
        (Space("scouting", "tile+2"),),
        (
            Space(
                "rafts",
                f"{EXPLORED} food+1",
                "tile=5 explore=1,0",
                ONE_COIN,
                "coin-1 card+1",
            ),
        ),
        (
            Space("wagons", f"{EXPLORED} food+1", "either=explore tile=5 explore=1,0"),
            Space("wagons", "farm+1", "either=gain-farm plot=0,0"),
        ),
        (Space("navigation", f"tile+1 {EXPLORED} food+1", "tile=26 explore=1,0"),),
        (Space("ships", f"vp+{TERRITORIES}", "", f"{ONE_COIN} plot=0,0", "coin-1 farm+1"),),
        (
            Space(
                "tunnels",
                "tile+1 farm+1",
                "order=gain-farm plot=0,0",
                f"{ONE_COIN} tile=26 explore=1,0",
                f"coin-1 {EXPLORED} food+1",
            ),
            Space(
                "tunnels",
                "tile+1 farm+1",
                "order=gain-territory_tile plot=0,0",
                "bonus=worker tile=5 explore=1,0",
                f"worker-1 {EXPLORED} food+1",
            ),
        ),
        (Space("trains", f"tile+2 {EXPLORED} coin+1", "tile=28 explore=1,0"),),
        (
            Space(
                "cars",
                f"farm+1 vp+{FARMS + 1}",
                "plot=0,0",
                "bonus_discard=take discard_tile=5 discard_tile=16",
                "tile-2 vp+5",
            ),
        ),
        (
            Space(
                "airplanes",
                "tile+2 tile-1 explored+1 coin+1",
                "tile=28 explore=0,2",
                "bonus=culture",
                "culture-1 card+1",
            ),
        ),
        (
            Space(
                "space_shuttle",
                "vp+1",
                "",
                "bonus_discard=take",
                "tile-3 vp+10",
            ),
        ),
        (
            Space(
                "interstellar_travel",
                "spacetile+3 spacetile-1 star+1 food+1 culture+1 vp+8",
                "space_tile=red_planet",
            ),
        ),
        (
            Space(
                "warpgates",
                "spacetile-1 star+1 vp+13",
                "space_tile=twin_earth",
                "bonus=food space_tile=burning_star",
                "food-1 spacetile-1 star+1 coin+1 worker+1 vp+8",
            ),
        ),
    ),
    "science": (
        (
            Space(
                "astronomy",
                "technology+1",
                "bare_advance=advance:technology",
                chance="science technology",
            ),
        ),
        (Space("mathematics", "card+1", "", f"{ONE_COIN} plot=0,0", "coin-1 house+1"),),
        (
            Space(
                "herbalism",
                "technology+1",
                "either=research-x bare_advance=advance:technology",
                chance="science technology",
            ),
            Space("herbalism", "house+1", "either=gain-house plot=0,0"),
        ),
        (Space("medicine", "vp+3 card+1"),),
        (
            Space(
                "chemistry",
                "technology+1 card+1 coin-1 market+1",
                "free_advance=advance:technology bonus=coin plot=0,0",
                "bonus_discard=take discard_card=trap discard_card=feudalism",
                "card-2 vp+5",
                "science technology",
            ),
        ),
        (
            Space(
                "biology",
                "technology+1 card+1",
                "either=research free_advance=advance:technology bonus=decline",
                chance="science technology",
            ),
            Space("biology", "house+1", "either=gain-house plot=0,0"),
        ),
        (
            Space("academic_research", "bottom+1", "repeat=space:technology:1 invent=deck"),
            Space(
                "academic_research",
                f"{CONQUERED} vp+4",
                "repeat=space:military:7 conquer=3,0 die=red-vp-4",
                chance="dice vp-4 coin",
            ),
        ),
        (Space("nutrition", f"house+1 vp+{HOUSES + 1}", "plot=0,0"),),
        (
            Space(
                "physics",
                "technology+1 card+1 coin-1 market+1",
                "either=advance-technology bonus=coin plot=0,0",
            ),
            Space(
                "physics",
                f"military+1 {CONQUERED} vp+4",
                "either=advance-military conquer=3,0 die=red-vp-4 bonus=decline",
                chance="dice vp-4 coin",
            ),
            Space(
                "physics",
                f"exploration+1 tile+1 {EXPLORED} food+1",
                "either=advance-exploration tile=26 explore=1,0",
            ),
        ),
        (
            Space(
                "neuroscience",
                f"military-1 {CONQUERED} coin+1 card+1 coin-1 armory+1",
                "either=regress-military order=conquer conquer=3,0 die=black-coin bonus=coin plot=0,0",
                chance="dice vp-4 coin",
            ),
            Space("neuroscience", "technology-1", "either=regress-technology"),
        ),
        (
            Space(
                "quantum_physics",
                f"technology+1 card+1 exploration+1 tile+1 {EXPLORED} food+1",
                "either=advance-technology bonus=decline either=advance-exploration tile=26 explore=1,0",
            ),
            Space(
                "quantum_physics",
                "technology+2 card+1 bottom+1",
                "either=advance-technology bonus=decline either=advance-technology either=invent invent=deck",
            ),
        ),
        (
            Space(
                "alien_biology",
                "technology+1 military+1 vp+5",
                "bare_advance=advance:technology bare_advance=advance:military bare_advance=decline",
                chance="science technology military exploration science",
            ),
        ),
    ),
    "military": (
        (
            Space("archery", f"{CONQUERED} vp+7", "conquer=3,0 die=red-vp-7", chance="dice vp-7 coin"),
            Space("archery", f"{CONQUERED} coin+1", "conquer=2,-1 die=black-coin", chance="dice vp-7 coin"),
        ),
        (Space("bladed_weapons", "card+1", "", f"{ONE_COIN} plot=0,0", "coin-1 armory+1"),),
        (
            Space(
                "walls",
                f"{CONQUERED} vp+4",
                "either=conquer conquer=3,0 die=red-vp-4",
                chance="dice vp-4 coin",
            ),
            Space("walls", "armory+1", "either=gain-armory plot=0,0"),
        ),
        (Space("standing_army", "worker+1 vp+3"),),
        (
            Space(
                "cavalry",
                f"{CONQUERED} vp+4 armory+1",
                "order=conquer conquer=3,0 die=red-vp-4 plot=0,0",
                chance="dice vp-4 coin",
            ),
            Space(
                "cavalry",
                f"{CONQUERED} vp+4 armory+1",
                "order=gain-armory plot=0,0 conquer=3,0 die=red-vp-4",
                chance="dice vp-4 coin",
            ),
        ),
        (
            Space(
                "gunpowder",
                f"{CONQUERED} vp+4 card+1",
                "order=conquer conquer=3,0 die=red-vp-4",
                f"{ONE_COIN} plot=0,0",
                "coin-1 armory+1",
                "dice vp-4 coin",
            ),
            Space(
                "gunpowder",
                f"{CONQUERED} vp+4 card+1",
                "order=gain-tapestry_card conquer=3,0 die=red-vp-4",
                f"{ONE_COIN} plot=0,0",
                "coin-1 armory+1",
                "dice vp-4 coin",
            ),
        ),
        (
            Space("tanks", f"{CONQUERED} vp+4", "conquer=3,0 die=red-vp-4", chance="dice vp-4 coin"),
            Space("tanks", f"{CONQUERED} vp+4 coin+1", "conquer=2,-1", chance="dice vp-4 coin"),
        ),
        (
            Space(
                "warplanes",
                f"{CONQUERED} culture+1",
                "conquer=-1,-1 die=black-culture",
                ONE_COIN,
                "coin-1 card+1",
                "dice vp-4 culture",
            ),
        ),
        (
            Space("anti_aircraft_defense", "armory+1 vp+4", "order=gain-armory plot=0,0"),
            Space("anti_aircraft_defense", "armory+1 vp+4", "order=score-tapestry_cards plot=0,0"),
        ),
        (
            Space("nuclear_bomb", "vp+3 card-1 laid+1 vp+10", "order=play_over play_over=trap"),
            Space("nuclear_bomb", "vp+3 card-1 laid+1 vp+10", "order=score-exploration play_over=trap"),
        ),
        (
            Space(
                "drone_assassins",
                f"vp+{LINES}",
                "",
                "bonus_discard=take",
                "card-3 vp+10",
            ),
        ),
        (
            Space(
                "mechs",
                f"{CONQUERED} vp+4 coin+1 civilization+1",
                "order=conquer-both conquer=3,0",
                chance="dice vp-4 coin",
            ),
            Space(
                "mechs",
                f"{CONQUERED} vp+4 coin+1 civilization+1",
                "order=civilization conquer=2,-1",
                chance="dice vp-4 coin",
            ),
        ),
    ),
    "technology": (
        (
            Space("pottery", "bottom+1", "invent=ammonia"),
            Space("pottery", "bottom+1", "invent=deck"),
        ),
        (Space("carpentry", "card+1", "", f"{ONE_COIN} plot=0,0", "coin-1 market+1"),),
        (
            Space("stone_tools", "bottom+1", "either=invent invent=deck"),
            Space("stone_tools", "market+1", "either=gain-market plot=0,0"),
        ),
        (
            Space("metallurgy", "bottom+1", "order=refresh invent=compass"),
            Space("metallurgy", "bottom+1", "order=invent invent=ammonia refresh=take"),
        ),
        (
            Space(
                "glass",
                "farm+1",
                "either=gain-farm plot=0,0",
                f"{ONE_COIN} upgrade=calendar",
                "coin-1 bottom-1 middle+1 culture+1",
            ),
            Space(
                "glass",
                "house+1",
                "either=gain-house plot=0,0",
                f"{ONE_COIN} upgrade=canned_food",
                "coin-1 middle-1 top+1 vp+7",
            ),
            Space(
                "glass",
                "armory+1",
                "either=gain-armory plot=0,0",
                "bonus=food upgrade=calendar",
                "food-1 bottom-1 middle+1 culture+1",
            ),
        ),
        (
            Space(
                "steel",
                f"vp+{ARMORIES} market+1",
                "order=score-armories plot=0,0",
                f"{ONE_COIN} invent=deck",
                "coin-1 bottom+1",
            ),
            Space(
                "steel",
                f"vp+{ARMORIES} market+1",
                "order=gain-market plot=0,0",
                f"{ONE_COIN} invent=ammonia",
                "coin-1 bottom+1",
            ),
        ),
        (
            Space("rubber", "bottom+2", "order=refresh invent=radio invent=compass"),
            Space("rubber", "bottom+2", "order=invent invent=ammonia invent=radio refresh=take"),
        ),
        (
            Space(
                "plastic",
                f"market+1 vp+{MARKETS + 1}",
                "plot=0,0",
                f"{ONE_COIN} upgrade=canned_food",
                "coin-1 middle-1 top+1 vp+7",
            ),
        ),
        (
            Space(
                "electronics",
                "bottom-1 middle+1 culture+1 culture+1",
                "order=upgrade upgrade=calendar circle=calendar",
            ),
            Space("electronics", "bottom-1 middle+1 culture+1 food+1", "order=tech_circle upgrade=calendar"),
        ),
        (Space("computers", "vp+7 vp+5"),),
        (
            Space(
                "nanotechnology",
                "middle-1 top+1 vp+7 vp+7",
                "order=upgrade upgrade=canned_food square=canned_food",
                "bonus_discard=take",
                "bottom-1 top-2 vp+10",
            ),
            Space(
                "nanotechnology",
                "bottom-1 middle+1 culture+1 culture+1 vp+4",
                "order=tech_square upgrade=calendar",
                "bonus_discard=take",
                "middle-2 top-1 vp+10",
            ),
        ),
        (Space("ai_singularity", "coin+1 worker+1 culture+1 food+1", "restart=military"),),
    ),
}
PLAYS = [
    (track, number, each)
    for track, spaces in TRACKS.items()
    for number, versions in enumerate(spaces, 1)
    for each in versions
]
NUMBERS = [(track, number) for track in TRACKS for number in range(1, 13)]
WITH_BONUS = [play for play in PLAYS if play[2].price]

# Spaces where one of several benefits is chosen, and those whose order is asked
ONE_OF = {
    "wagons": {"explore", "gain-farm"},
    "herbalism": {"research-x", "gain-house"},
    "biology": {"research", "gain-house"},
    "physics": {"advance-military", "advance-technology", "advance-exploration"},
    "neuroscience": {"regress-military", "regress-technology"},
    "quantum_physics": {"advance-military", "advance-technology", "advance-exploration"},
    "walls": {"conquer", "gain-armory"},
    "stone_tools": {"invent", "gain-market"},
    "glass": {"gain-farm", "gain-house", "gain-armory"},
}
IN_ANY_ORDER = {
    "tunnels": {"gain-territory_tile", "gain-farm"},
    "cavalry": {"conquer", "gain-armory"},
    "gunpowder": {"conquer", "gain-tapestry_card"},
    "anti_aircraft_defense": {"gain-armory", "score-tapestry_cards"},
    "nuclear_bomb": {"score-exploration", "play_over"},
    "mechs": {"conquer-both", "civilization"},
    "metallurgy": {"refresh", "invent"},
    "steel": {"score-armories", "gain-market"},
    "rubber": {"refresh", "invent"},
    "electronics": {"upgrade", "tech_circle"},
    "nanotechnology": {"upgrade", "tech_square"},
}


def name_of(track: str, number: int) -> str:
    return TRACKS[track][number - 1][0].name


def own_payment(track: str, number: int) -> dict[str, int]:
    """The price of a space, all of it in the track's own resource."""
    return {OWN[track]: sum(PRICE[TIERS[number - 1]])}


def enter(track: str, number: int, rolled: str = "") -> tuple[Table, dict[str, int]]:
    """Pay for a space and enter it; also what the player holds when it is paid and nothing is gained yet."""
    table = plenty(**{track: number - 1})
    chance(table, rolled)
    held = holdings(table)
    price = own_payment(track, number)
    table.advance(track, price)
    for name, count in price.items():
        held[name] -= count
    held[track] += 1
    return table, held


def turn_is_over(table: Table) -> bool:
    return (table.asked, table.asked_seat) == ("turn", 1)


@pytest.mark.rule("T-45")
def test_there_are_four_tracks_of_twelve_spaces_in_four_tiers() -> None:
    assert tuple(TRACKS) == TRACK_NAMES
    for spaces, track in zip(SPACES, TRACKS, strict=True):
        assert [space.name for space in spaces[1:]] == [name_of(track, number) for number in range(1, 13)]
        assert [space.tier for space in spaces] == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
        assert spaces[0].benefits == ()


@pytest.mark.rule("T-41", "T-45")
@pytest.mark.parametrize(("track", "number"), NUMBERS)
def test_the_price_of_a_space_is_that_of_its_tier(track: str, number: int) -> None:
    own, free = PRICE[TIERS[number - 1]]
    table = plenty(**{track: number - 1})
    payments = set()
    for kinds in combinations_with_replacement(RESOURCE_NAMES, free):
        paid = (*kinds, *[OWN[track]] * own)
        payments.add("pay:" + ",".join(str(paid.count(name)) for name in RESOURCE_NAMES))
    if len(payments) > 1:
        table.choose(f"advance:{track}")
        assert table.asked == "payment"
        assert set(table.options) == payments
        assert len(table.options) == len(payments)
    else:
        table.advance(track)
        paid_for = next(event for event in table.events if event.kind == "pays")
        assert paid_for.thing is not None
        assert {paid_for.thing.key} == payments


@pytest.mark.rule("T-41", "T-111")
@pytest.mark.parametrize(("track", "number"), NUMBERS)
def test_an_advance_needs_the_full_price(track: str, number: int) -> None:
    own, free = PRICE[TIERS[number - 1]]
    nothing = dict.fromkeys(RESOURCE_NAMES, 0)
    others_at_the_end = {**dict.fromkeys(TRACK_NAMES, 12), track: number - 1}

    def offered(**resources: int) -> bool:
        table = plenty(**{**nothing, **others_at_the_end, **resources})
        return table.asked == "turn" and table.offers(f"advance:{track}")

    assert offered(**{OWN[track]: own + free})
    assert not offered(**{OWN[track]: own + free - 1})
    if own:
        assert not offered(**{**dict.fromkeys(RESOURCE_NAMES, 6), OWN[track]: own - 1})


@pytest.mark.rule("T-42", "T-43", "T-44", "T-47")
@pytest.mark.parametrize(("track", "number", "space"), PLAYS, ids=str)
def test_a_space_gives_its_benefit_and_nothing_else(track: str, number: int, space: Space) -> None:
    table, held = enter(track, number, space.chance)
    follow(table, space.asks)
    if space.price:
        assert table.asked == space.price.partition("=")[0], "the bonus is offered"
        assert table.decision is not None
        assert table.decision.because is SPACES[TRACK_NAMES.index(track)][number]
        table.choose("decline")
    assert turn_is_over(table)
    assert changes(held, holdings(table)) == noted(space.gives)


@pytest.mark.rule("T-44", "T-115")
@pytest.mark.parametrize(("track", "number", "space"), WITH_BONUS, ids=str)
def test_a_space_sells_its_bonus_at_its_price_once(track: str, number: int, space: Space) -> None:
    table, held = enter(track, number, space.chance)
    follow(table, space.asks)
    if table.asked == "bonus":
        owned = {f"resource:{name}" for name, count in table.have().items() if count}
        assert set(table.options) == owned | {"decline"}
    else:
        assert table.options == ["take", "decline"]
    follow(table, space.price)
    assert turn_is_over(table)
    assert changes(held, holdings(table)) == noted(f"{space.gives} {space.sells}")


@pytest.mark.rule("T-47")
@pytest.mark.parametrize("name", ONE_OF)
def test_where_one_of_several_benefits_is_chosen(name: str) -> None:
    table, _ = enter(*place_of(name))
    assert table.asked == "either"
    may_stay = {"decline"} if all(each.startswith("advance") for each in ONE_OF[name]) else set()
    assert set(table.options) == {f"benefit:{each}" for each in ONE_OF[name]} | may_stay


@pytest.mark.rule("T-43")
@pytest.mark.parametrize("name", IN_ANY_ORDER)
def test_where_the_order_of_the_benefits_is_chosen(name: str) -> None:
    table, _ = enter(*place_of(name))
    assert table.asked == "order"
    assert set(table.options) == {f"benefit:{each}" for each in IN_ANY_ORDER[name]}


@pytest.mark.rule("T-43")
def test_elsewhere_nothing_is_chosen_so() -> None:
    asked = {
        name_of(track, number): enter(track, number)[0].asked
        for track, number in NUMBERS
        if name_of(track, number) not in (*ONE_OF, *IN_ANY_ORDER)
    }
    assert not {"either", "order"} & set(asked.values())
    assert len(asked) + len(ONE_OF) + len(IN_ANY_ORDER) == 48


def place_of(name: str) -> tuple[str, int]:
    return next(each for each in NUMBERS if name_of(*each) == name)


# Landmarks

LANDMARKS = dict(
    zip([(track, space) for track in TRACKS for space in (4, 7, 10)], TRACK_LANDMARKS, strict=True)
)


@pytest.mark.rule("T-46", "T-114")
@pytest.mark.parametrize(("track", "number"), NUMBERS)
def test_the_first_in_a_tier_gains_its_landmark_before_the_benefit(track: str, number: int) -> None:
    table = plenty(**{track: number - 1, "claimed": ()})
    table.advance(track, own_payment(track, number))
    landmark = LANDMARKS.get((track, number))
    assert table.landmarks() == ({landmark} if landmark else set())
    assert (table.asked in ("quarters", "site")) == (landmark is not None)


@pytest.mark.rule("T-46", "T-88")
@pytest.mark.parametrize(("track", "number"), LANDMARKS)
def test_the_second_in_a_tier_finds_no_landmark(track: str, number: int) -> None:
    table, _ = enter(track, number)
    assert table.landmarks() == set()
    assert table.asked not in ("quarters", "site")


# What some spaces do beyond the counts


@pytest.mark.rule("T-43")
def test_scouting_draws_the_two_topmost_tiles() -> None:
    table, _ = enter("exploration", 1)
    assert table.tiles() == [5, 7, 16, 26, 28]


@pytest.mark.rule("T-48")
def test_airplanes_explore_anywhere() -> None:
    table, _ = enter("exploration", 9)
    table.choose("tile:26")
    assert len(table.options) == 21, "all hexes that are not printed"


@pytest.mark.rule("T-48")
@pytest.mark.parametrize("name", ["rafts", "navigation", "trains"])
def test_other_exploration_is_beside_own_territory(name: str) -> None:
    table, _ = enter(*place_of(name))
    table.choose("tile:5")
    assert set(table.options) == {f"hex:{each}" for each in ("1,0", "2,1", "3,-1", "1,2", "0,2", "0,1")}


@pytest.mark.rule("T-43")
@pytest.mark.parametrize(
    ("name", "tile"), [("navigation", 26), ("trains", 28), ("airplanes", 28), ("tunnels", 26)]
)
def test_a_tile_just_drawn_may_be_explored(name: str, tile: int) -> None:
    table, _ = enter(*place_of(name))
    if name == "tunnels":
        follow(table, "order=gain-farm plot=0,0 bonus=coin")
    assert table.asked == "tile"
    assert table.offers(f"tile:{tile}")


@pytest.mark.rule("T-169")
def test_warplanes_conquer_anywhere() -> None:
    table, _ = enter("military", 8)
    assert table.offers("hex:-1,-1")
    assert not table.offers("hex:0,-2"), "but not where two tokens are"


@pytest.mark.rule("T-54")
@pytest.mark.parametrize("name", ["archery", "tanks"])
def test_other_conquests_are_beside_own_territory(name: str) -> None:
    table, _ = enter(*place_of(name))
    assert set(table.options) == {"hex:2,-1", "hex:3,0"}


@pytest.mark.rule("T-57")
def test_mechs_gain_both_dice_even_on_empty_territory() -> None:
    table = plenty(military=11)
    table.dice("vp-5", "food").advance("military").choose("conquer-both").choose((3, 0))
    assert table.vp() == 5
    assert table.have()["food"] == 7


@pytest.mark.rule("T-43")
def test_anti_aircraft_defense_scores_cards_in_hand_and_on_the_mat() -> None:
    table = plenty(military=8, hand=["trap"], laid={1: ["guilds"]}, deck=())
    table.advance("military", {"culture": 3}).choose("score-tapestry_cards")
    assert table.vp() == 3


@pytest.mark.rule("T-43")
def test_medicine_counts_technologies_of_all_rows() -> None:
    table = plenty(science=3, top=["transistors", "radio"], tech_deck=())
    table.advance("science", {"worker": 2})
    assert table.vp() == 4


@pytest.mark.rule("T-67")
def test_rubber_refills_the_display_between_its_inventions() -> None:
    table, _ = enter("technology", 7)
    table.choose("invent")
    assert not table.offers("tech:radio")
    table.choose("tech:ammonia")
    assert table.offers("tech:radio")


@pytest.mark.rule("T-43")
def test_metallurgy_may_leave_the_display_as_it_is() -> None:
    table, _ = enter("technology", 4)
    table.choose("invent")
    assert table.offers("tech:ammonia")
    table.choose("tech:ammonia")
    assert table.asked == "refresh"
    table.choose("decline")
    assert table.state.tech_discard == []


@pytest.mark.rule("T-43")
def test_metallurgy_may_open_three_new_technologies() -> None:
    table, _ = enter("technology", 4)
    table.choose("refresh")
    assert set(table.options) == {"tech:radio", "tech:compass", "tech:paper", "deck"}
    discarded = {tech.name for tech in table.state.tech_discard}
    assert discarded == {"air_conditioning", "ammonia", "anesthesia"}


@pytest.mark.rule("T-123")
def test_academic_research_repeats_any_other_space_but_not_itself() -> None:
    table, _ = enter("science", 7)
    assert set(table.options) == {"space:exploration:3", "space:military:7", "space:technology:1"}


@pytest.mark.rule("T-44")
def test_academic_research_may_also_buy_the_bonus() -> None:
    table = plenty(science=6, technology=2)
    table.advance("science", {"worker": 3}).choose("space:technology:2")
    assert len(table.hand()) == 4
    table.choose("coin").choose((0, 0))
    assert table.me.placed(0) == 2
    assert turn_is_over(table)


@pytest.mark.rule("T-46", "T-82")
def test_going_back_gives_no_landmark() -> None:
    table = plenty(science=9, military=5, claimed=[each for each in TRACK_LANDMARKS if each != "barracks"])
    table.advance("science").choose("regress-military")
    assert table.tracks()["military"] == 4
    assert table.landmarks() == set()
    assert table.have()["worker"] == 6 - 2 + 1


@pytest.mark.rule("T-86", "T-121")
def test_cavalry_asks_for_no_order_when_no_armory_is_left() -> None:
    table = plenty(military=4, armory=5, built={})
    table.advance("military", {"culture": 1, "coin": 1})
    assert table.asked == "conquer"
    assert table.told("finds-no-building") == 1


@pytest.mark.rule("T-82")
def test_a_free_advance_may_be_declined() -> None:
    table, held = enter("science", 9)
    table.choose("decline")
    assert table.told("stays-everywhere") == 1
    assert turn_is_over(table)
    assert changes(held, holdings(table)) == {}


@pytest.mark.rule("T-46", "T-82")
def test_physics_can_win_a_landmark() -> None:
    table = plenty(science=8, technology=3, claimed=[each for each in TRACK_LANDMARKS if each != "forge"])
    table.advance("science", {"worker": 3}).choose("advance-technology")
    assert table.landmarks() == {"forge"}


@pytest.mark.rule("T-79", "T-80")
def test_alien_biology_rolls_four_times_without_benefits() -> None:
    table = plenty(science=11, technology=1)
    table.science("technology", "technology", "technology", "technology").advance("science")
    for _ in range(4):
        table.choose("advance:technology")
    assert table.tracks()["technology"] == 5
    assert turn_is_over(table)
    assert len(table.hand()) == 3


@pytest.mark.rule("T-100", "T-146")
@pytest.mark.parametrize("track", ["exploration", "science", "military", "technology"])
def test_ai_singularity_restarts_on_any_track(track: str) -> None:
    table, _ = enter("technology", 12)
    table.choose(f"track:{track}")
    tokens = dict(zip(TRACK_NAMES, table.me.tokens, strict=True))
    before = {name: () if name == "technology" else (PLENTY[name],) for name in TRACK_NAMES}
    assert tokens == {**before, track: (*before[track], 0)}
    assert table.tracks()["technology"] == 12


@pytest.mark.rule("T-53")
def test_interstellar_travel_leaves_the_other_tiles_in_the_supply() -> None:
    table = Table(NEXT, exploration=10, food=2, space_stack=["red_planet", "nebula", "comet"])
    table.advance("exploration").choose("red_planet")
    assert [tile.name for tile in table.me.space_tiles] == ["nebula", "comet"]
    assert [tile.name for tile in table.me.stars] == ["red_planet"]
