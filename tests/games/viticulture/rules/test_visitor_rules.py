"""Playing visitors (V-60 to V-69)."""

import pytest

from tests.games.viticulture.table import Seat, Table


def summer(seat: Seat, *others: Seat) -> Table:
    return Table(seat, *(others or (Seat(),)))


def winter(seat: Seat, *others: Seat) -> Table:
    return Table(seat, *(others or (Seat(),)), season="winter")


# Playing and discarding


@pytest.mark.rule("V-60")
def test_a_visitor_takes_one_worker_only_and_is_discarded_afterwards() -> None:
    table = summer(Seat(hand=["tour_guide"], fields={"left": ["malvasia"]})).visit("tour_guide")
    assert (table.hand("summer"), table.discards("summer")) == ([], []), "it is still being played"
    table.choose("way:harvest")
    assert table.discards("summer") == ["tour_guide"]
    assert table.available() == {"bare": 1, "grande": 1}
    assert (table.grapes("white"), table.asked) == ([1], 1)


@pytest.mark.rule("V-60")
def test_what_the_visitor_does_needs_no_space_of_the_board() -> None:
    me = Seat(hand=["contractor", "malvasia"], lira=2)
    board = {"plant_vine": ["1.bare"], "build_structure": ["1.bare"]}
    table = Table(me, Seat(), board=board).visit("contractor", "way:build", "way:plant")
    table.choose("structure:trellis", "plant:malvasia:left")
    assert (table.structures(), table.vines("left")) == (["trellis"], ["malvasia"])
    assert (table.standing("plant_vine"), table.standing("build_structure")) == (["1.bare"], ["1.bare"])


# Whether it can be played


@pytest.mark.rule("V-61")
@pytest.mark.parametrize(
    ("visitor", "able", "unable"),
    [
        ("broker", Seat(vp=-3), Seat(vp=-4, lira=8)),
        ("auctioneer", Seat(hand=["pinot", "r5"]), Seat(hand=["pinot"])),
        ("entertainer", Seat(lira=4), Seat(lira=3)),
        ("stonemason", Seat(lira=8), Seat(lira=7)),
        ("peddler", Seat(hand=["pinot", "r5"]), Seat(hand=["r5"])),
        ("sharecropper", Seat(hand=["merlot"]), Seat()),
        ("wedding_party", Seat(lira=2), Seat(lira=1)),
        ("negotiator", Seat(grapes={"red": [1]}), Seat()),
    ],
)
def test_a_summer_visitor_must_be_payable_in_full(visitor: str, able: Seat, unable: Seat) -> None:
    for seat, can in ((able, True), (unable, False)):
        seat.hand = [visitor, *seat.hand]
        assert ("at:play_summer_visitor" in summer(seat).begin().options) is can


@pytest.mark.rule("V-61")
@pytest.mark.parametrize(
    ("visitor", "able", "unable"),
    [
        ("promoter", Seat(wines={"red": [1]}), Seat()),
        ("noble", Seat(residual=2), Seat(residual=1)),
        ("teacher", Seat(lira=2), Seat(lira=1)),
        ("governess", Seat(wines={"red": [1]}), Seat(lira=2)),
        ("professor", Seat(total_workers=6), Seat(lira=1, total_workers=5)),
        ("master_vintner", Seat(lira=2), Seat(lira=1)),
        ("exporter", Seat(grapes={"red": [1]}), Seat()),
        ("jack_of_all_trades", Seat(fields={"left": ["malvasia"]}), Seat(grapes={"red": [1]})),
    ],
)
def test_a_winter_visitor_must_be_payable_in_full(visitor: str, able: Seat, unable: Seat) -> None:
    for seat, can in ((able, True), (unable, False)):
        seat.hand = [visitor]
        assert ("at:play_winter_visitor" in winter(seat).begin().options) is can


@pytest.mark.rule("V-61")
def test_only_the_effects_that_can_be_resolved_are_offered() -> None:
    me = Seat(hand=["exporter", "r5"], grapes={"red": [2]}, workers=["bare"])
    assert winter(me).visit("exporter").options == ["way:wine", "way:grape"]
    rich = Seat(hand=["exporter", "r5"], grapes={"red": [2]}, wines={"red": [5]}, workers=["bare"])
    assert winter(rich).visit("exporter").options == ["way:wine", "way:fill", "way:grape"]


@pytest.mark.rule("V-61")
def test_only_the_visitors_that_can_be_played_are_offered() -> None:
    me = Seat(hand=["patron", "planter", "broker", "sponsor"], vp=-5, workers=["bare"])
    table = summer(me).choose("at:play_summer_visitor")
    assert table.options == ["visitor:patron", "visitor:sponsor"]


@pytest.mark.rule("V-62")
def test_up_to_two_vines_means_one_at_least() -> None:
    one = summer(Seat(hand=["planter", "malvasia"])).visit("planter", "plant:malvasia:left")
    assert (one.vines("left"), one.lira()) == (["malvasia"], 1)
    summer(Seat(hand=["planter", "merlot"])).cannot("at:play_summer_visitor")
    two = summer(Seat(hand=["planter", "malvasia", "sangiovese"])).visit("planter")
    two.cannot("done")
    two.choose("plant:malvasia:left")
    assert "done" in two.options


@pytest.mark.rule("V-62")
def test_up_to_two_fields_means_one_at_least() -> None:
    me = Seat(hand=["harvester"], fields={"left": ["malvasia"], "right": ["pinot"]})
    table = winter(me).visit("harvester", "part:harvest-count2-up_to1")
    table.cannot("done")
    table.choose("field:left", "done", "part:gain-vp1")
    assert (table.vp(), table.grapes("white"), table.grapes("red")) == (1, [1], [])
    winter(Seat(hand=["harvester"])).cannot("at:play_winter_visitor")


# The order of parts


@pytest.mark.rule("V-63")
def test_parts_may_be_done_in_any_order() -> None:
    me = Seat(hand=["overseer", "malvasia"], lira=5)
    for first in ("part:build", "part:plant"):
        table = summer(me).visit("overseer")
        assert sorted(table.options) == ["part:build", "part:plant"]
        table.choose(first)
        table.choose("structure:windmill" if first == "part:build" else "plant:malvasia:left")
        table.choose("plant:malvasia:left" if first == "part:build" else "structure:windmill")
        assert (table.vines("left"), table.structures()) == (["malvasia"], ["windmill"])
        assert table.vp() == (first == "part:build"), "only a windmill that stands pays for the vine"


@pytest.mark.rule("V-63")
def test_a_wine_may_age_before_or_after_the_order() -> None:
    me = Seat(
        hand=["master_vintner", "r5"],
        wines={"red": [4, 5]},
        structures=["medium_cellar"],
        lira=0,
        workers=["bare"],
    )
    before = winter(me).visit("master_vintner", "part:agewine")
    assert (before.vp(), before.wines("red")) == (2, [4]), "red 5 became 6 and served the order"
    after = winter(me).visit("master_vintner", "part:fillorder")
    assert (after.vp(), after.wines("red")) == (2, [5]), "red 5 served the order, then red 4 aged"


@pytest.mark.rule("V-63", "V-76")
def test_where_a_card_says_then_its_order_is_fixed() -> None:
    me = Seat(hand=["landscaper"], workers=["bare"])
    table = summer(me).put_on_top("malvasia").visit("landscaper")
    assert (table.hand("vine"), table.kind) == (["malvasia"], "plant"), "draw first, then plant"
    table.choose("plant:malvasia:left")
    assert table.vines("left") == ["malvasia"]


# Two visitors


@pytest.mark.rule("V-64")
def test_the_first_visitor_is_finished_before_the_second_is_chosen() -> None:
    me = Seat(hand=["patron", "entertainer", "broker"], workers=["bare"], vp=-4)
    table = summer(me, Seat(), Seat()).choose("at:play_summer_visitor:bonus", "way:lira")
    assert table.discards("summer") == ["patron"]
    table.choose("part:play-deck1")
    assert table.discards("summer") == ["patron", "entertainer"], "the lira of the first pay for the second"
    assert len(table.hand("winter")) == 3


@pytest.mark.rule("V-64")
def test_a_card_drawn_by_the_first_visitor_may_be_the_second() -> None:
    me = Seat(hand=["judge"], workers=["bare"])
    table = winter(me, Seat(), Seat()).put_on_top("patron", "planter")
    table.choose("at:play_winter_visitor:bonus")
    assert (table.hand("summer"), table.asked) == (["patron", "planter"], 1), "no winter visitor was drawn"
    summer_table = summer(Seat(hand=["vendor"], workers=["bare"]), Seat(), Seat())
    summer_table.choose("at:play_summer_visitor:bonus", "decline", "decline")
    assert summer_table.asked == 1, "there is no second summer visitor"
    peddling = summer(Seat(hand=["peddler", "pinot", "r5"], workers=["bare"]), Seat(), Seat())
    peddling.put_on_top("patron").choose("at:play_summer_visitor:bonus")
    assert (peddling.kind, peddling.hand("summer")) == ("bonus", ["patron"])
    peddling.choose("part:play-deck1", "way:lira")
    assert (peddling.lira(), peddling.discards("summer")) == (4, ["peddler", "patron"])


# Seasons


@pytest.mark.rule("V-65")
def test_each_visitor_has_its_season() -> None:
    both = Seat(hand=["patron", "judge"])
    warm = summer(both).visit("patron", "way:lira")
    assert (warm.hand("winter"), warm.discards("summer")) == (["judge"], ["patron"])
    cold = winter(both).put_on_top("planter", "broker").visit("judge")
    assert (cold.hand("summer"), cold.discards("winter")) == (["broker", "patron", "planter"], ["judge"])
    summer(Seat(hand=["judge"])).cannot("at:play_summer_visitor", "at:play_winter_visitor")
    winter(Seat(hand=["patron"])).cannot("at:play_summer_visitor", "at:play_winter_visitor")


@pytest.mark.rule("V-65")
def test_a_card_may_say_otherwise() -> None:
    table = winter(Seat(hand=["manager", "patron"])).visit(
        "manager", "action:play_summer_visitor", "way:lira"
    )
    assert (table.lira(), table.discards("summer"), table.discards("winter")) == (4, ["patron"], ["manager"])


# Offers


@pytest.mark.rule("V-66", "V-75")
def test_offers_go_round_in_turn_order_and_to_those_who_have_passed() -> None:
    seats = [Seat(row=3, hand=["volunteer_crew", "malvasia"]), Seat(row=5, passed=True, hand=["malvasia"])]
    seats += [Seat(row=0, hand=["malvasia"], passed=True), Seat(row=4, hand=["malvasia"])]
    table = Table(*seats).visit("volunteer_crew")
    asked = []
    while table.kind in {"join", "plant"}:
        if table.kind == "join":
            asked.append(table.asked)
        table.choose(table.options[0])
    assert asked == [0, 2, 3, 1]
    assert [len(table.vines("left", seat)) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("V-66")
def test_every_player_decides_alone_and_only_opponents_are_rewarded() -> None:
    seats = [Seat(hand=["volunteer_crew", "malvasia"])] + [Seat(hand=["sangiovese"]) for _ in range(3)]
    table = Table(*seats).visit("volunteer_crew", "take", "plant:malvasia:left")
    table.choose("take", "plant:sangiovese:left", "decline", "take", "plant:sangiovese:right")
    assert [table.player(seat).cards_in_hand() for seat in range(4)] == [0, 0, 1, 0]
    assert [table.lira(seat) for seat in range(4)] == [4, 0, 0, 0], "two lira for each of two opponents"


@pytest.mark.rule("V-66")
def test_an_offer_that_somebody_cannot_take_is_not_made_to_him() -> None:
    table = Table(Seat(hand=["volunteer_crew"]), Seat(), Seat(hand=["malvasia"])).visit("volunteer_crew")
    assert (table.kind, table.asked) == ("join", 2)


@pytest.mark.rule("V-66")
def test_offers_to_the_others_leave_the_acting_player_out() -> None:
    table = Table(Seat(hand=["banker"]), Seat(vp=3), Seat(vp=-5)).visit("banker")
    assert (table.lira(), table.kind, table.asked) == (5, "accept", 1)
    table.choose("part:lose-vp1")
    assert [(table.lira(seat), table.vp(seat)) for seat in range(3)] == [(5, 0), (3, 2), (0, -5)]


# Structures and their prices


@pytest.mark.rule("V-67")
@pytest.mark.parametrize(
    ("structure", "points"),
    [
        ("trellis", 0),
        ("irrigation", 0),
        ("cottage", 0),
        ("windmill", 1),
        ("tasting_room", 1),
        ("large_cellar", 1),
    ],
)
def test_the_printed_cost_counts_not_what_was_paid(structure: str, points: int) -> None:
    me = Seat(hand=["blacksmith"], lira=4, structures=["medium_cellar"])
    table = summer(me).visit("blacksmith", f"structure:{structure}")
    assert set(table.structures()) == {"medium_cellar", structure}
    assert table.vp() == points


@pytest.mark.rule("V-67")
def test_a_card_that_names_a_cost_means_just_that_cost() -> None:
    me = Seat(
        hand=["architect"], structures=["cottage", "medium_cellar", "windmill", "irrigation", "large_cellar"]
    )
    assert summer(me).visit("architect", "way:vp").vp() == 2
    free = summer(Seat(hand=["uncertified_architect"])).visit("uncertified_architect", "way:small")
    assert free.options == ["structure:trellis", "structure:irrigation", "structure:yoke"]


@pytest.mark.rule("V-68")
@pytest.mark.parametrize(
    ("structure", "left"), [("trellis", 2), ("irrigation", 2), ("cottage", 1), ("windmill", 0)]
)
def test_a_discount_never_becomes_a_gain(structure: str, left: int) -> None:
    table = summer(Seat(hand=["architect"], lira=2)).visit("architect", f"structure:{structure}")
    assert (table.lira(), table.structures()) == (left, [structure])


# The card that is played


@pytest.mark.rule("V-69")
def test_the_card_that_is_played_is_no_card_of_the_hand() -> None:
    summer(Seat(hand=["auctioneer", "pinot"])).cannot("at:play_summer_visitor")
    benefactor = winter(Seat(hand=["benefactor", "patron"])).visit("benefactor")
    assert (benefactor.vp(), len(benefactor.hand("vine"))) == (0, 1), (
        "with one other visitor it can only draw"
    )
    assessor = winter(Seat(hand=["assessor", "pinot", "r5"])).visit("assessor", "way:lira")
    assert assessor.lira() == 2


@pytest.mark.rule("V-69")
def test_the_card_that_is_played_is_not_yet_a_discard() -> None:
    table = winter(Seat(hand=["innkeeper"])).discard("pinot")
    table.cannot("at:play_winter_visitor")
    two = winter(Seat(hand=["innkeeper"])).discard("pinot", "r5").visit("innkeeper")
    assert two.options == ["deck:vine", "deck:order"]
    two.choose("deck:vine")
    assert (two.hand("vine"), two.hand("order"), two.discards("winter")) == (["pinot"], ["r5"], ["innkeeper"])
