"""The 38 summer visitors: every option with its exact result, every ruling, and when it cannot be played."""

from typing import Any

import pytest

from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from tests.games.viticulture.plays import BASICS, CELLARS, Play, changed, is_closed, outcome, params, start
from tests.games.viticulture.table import Seat, Table

ALL_CELLARS: dict[str, Any] = {"structures": CELLARS}
PLAYS = (
    # Two lira for each own field without anything, or a point for each with a vine
    Play("surveyor", "way:lira", "lira+4", fields={"left": ["malvasia"]}),
    Play("surveyor", "way:vp", "vp+1", fields={"left": ["malvasia"]}),
    Play("surveyor", "way:vp", "vp+2", fields={"left": ["malvasia", "malvasia"], "right": ["malvasia"]}),
    Play("surveyor", "way:lira", "lira+2", fields={"left": ["malvasia"]}, sold=["middle"], shows="V-82"),
    Play("surveyor", "", "lira+6", shows="V-72"),
    Play("surveyor", "", "lira+4", cards={"left": "cask"}, module=True, shows="V-72 V-86"),
    Play(
        "surveyor",
        "",
        "vp+3",
        fields={"left": ["malvasia"], "middle": ["malvasia"], "right": ["malvasia"]},
        shows="V-72",
    ),
    # Points and lira, as far as both go
    Play("broker", "way:buy_vp", "lira-9 vp+3", lira=9),
    Play("broker", "way:sell_vp", "lira+6 vp-2", lira=9),
    Play("broker", "", "lira+6 vp-2", lira=8, shows="V-61"),
    Play("broker", "", "lira-9 vp+3", lira=9, vp=-4, shows="V-79"),
    Play("broker", "", "lira+6 vp-2", vp=-3, shows="V-79"),
    Play("uncertified_broker", "way:buy_vp", "lira-6 vp+2", lira=6),
    Play("uncertified_broker", "way:sell_vp", "lira+9 vp-3", lira=6),
    Play("uncertified_broker", "", "lira+9 vp-3", lira=5, vp=-2, shows="V-61 V-79"),
    Play("uncertified_broker", "", "lira-6 vp+2", lira=6, vp=-3, shows="V-79"),
    # Cards, or points for a wine of 7 or more
    Play("wine_critic", "way:draw", "winter+2", wines={"red": [7]}, **ALL_CELLARS),
    Play("wine_critic", "way:wine", "vp+4 red_wine=6", wines={"red": [6, 7]}, grapes={"red": [9]}),
    Play("wine_critic", "way:wine wine:blush:8", "vp+4 blush_wine=", wines={"red": [9], "blush": [8]}),
    Play("wine_critic", "", "winter+2", wines={"red": [6]}, **ALL_CELLARS, shows="V-61"),
    # Build for 2 less, with a point for a printed cost of 5 or 6
    Play("blacksmith", "structure:tasting_room", "lira-4 vp+1 built=tasting_room", lira=4, shows="V-67"),
    Play("blacksmith", "structure:windmill", "lira-3 vp+1 built=windmill", lira=4, shows="V-67"),
    Play("blacksmith", "structure:medium_cellar", "lira-2 built=medium_cellar", lira=4, shows="V-67"),
    Play("blacksmith", "structure:trellis", "built=trellis", lira=4, shows="V-68"),
    Play(
        "blacksmith",
        "structure:large_cellar",
        "lira-4 vp+1 built=medium_cellar,large_cellar",
        lira=4,
        structures=["medium_cellar"],
    ),
    Play(
        "blacksmith",
        "structure:veranda site:mat1",
        "lira-3 vp+2 structure-1 built=veranda",
        lira=3,
        hand=["veranda"],
        module=True,
        shows="V-67 V-110",
    ),
    Play(
        "blacksmith",
        "structure:statue site:mat1",
        "lira-7 vp+1 structure-1 built=statue",
        lira=7,
        hand=["statue"],
        module=True,
        shows="V-67",
    ),
    # Two of three
    Play(
        "contractor",
        "way:build way:plant plant:pinot:left",
        "lira-2 built=trellis vine-1 left=pinot",
        lira=2,
        hand=["pinot"],
        shows="V-71",
    ),
    Play("contractor", "plant:malvasia:right", "vp+1 vine-1 right=malvasia", hand=["malvasia"]),
    Play("contractor", "structure:yoke", "vp+1 lira-2 built=yoke", lira=9),
    # Lira, which is no tour, or a harvest
    Play("tour_guide", "", "lira+4", structures=["tasting_room"], wines={"red": [1]}),
    Play("tour_guide", "way:lira", "lira+4", fields={"left": ["merlot"]}),
    Play("tour_guide", "way:harvest", "red=3 harvested=left", fields={"left": ["merlot"]}),
    Play(
        "tour_guide",
        "way:harvest field:left",
        "red=3 harvested=left",
        fields={"left": ["merlot"], "right": ["merlot"]},
    ),
    Play("tour_guide", "", "lira+4", fields={"left": ["merlot"]}, harvested=["left"], shows="V-84"),
    # Lira, or up to two wines
    Play("novice_guide", "", "lira+3"),
    Play("novice_guide", "way:lira", "lira+3", grapes={"red": [2]}),
    Play("novice_guide", "way:wine", "red= red_wine=3", grapes={"red": [5]}, shows="V-92"),
    Play(
        "novice_guide", "way:wine make:red:r2 done", "red=1 red_wine=2", grapes={"red": [1, 2]}, shows="V-62"
    ),
    Play(
        "novice_guide",
        "way:wine make:red:r2 make:white:w1",
        "red=1 white= red_wine=2 white_wine=1",
        grapes={"red": [1, 2], "white": [1]},
    ),
    # Up to two vines and a lira, or two points for an uprooted one
    Play(
        "planter",
        "plant:malvasia:left plant:sangiovese:left",
        "lira+1 vine-2 left=malvasia,sangiovese",
        hand=["malvasia", "sangiovese"],
    ),
    Play(
        "planter",
        "plant:malvasia:left done",
        "lira+1 vine-1 left=malvasia",
        hand=["malvasia", "sangiovese"],
        shows="V-62",
    ),
    Play(
        "planter",
        "way:uproot uproot:merlot:left",
        "vp+2 left=pinot",
        hand=["malvasia"],
        fields={"left": ["merlot", "pinot"]},
    ),
    Play("planter", "", "vp+2 left=", fields={"left": ["merlot"]}, shows="V-62"),
    # A grape of value 1 for two lira, or a grape for two lira and a point
    Play("buyer", "grape:red:1", "lira-2 red=1", lira=2),
    Play("buyer", "grape:white:1", "lira-2 white=1", lira=2),
    Play("buyer", "way:buy", "lira-2 white=1", lira=2, grapes={"red": [1, 5]}, shows="V-98"),
    Play("buyer", "way:sell grape:red:5", "lira+2 vp+1 red=1", lira=2, grapes={"red": [1, 5]}),
    Play(
        "buyer",
        "grape:white:1",
        "lira+2 vp+1 white=",
        lira=2,
        grapes={"red": [1], "white": [1]},
        shows="V-98",
    ),
    Play("buyer", "", "lira+2 vp+1 red=", lira=1, grapes={"red": [4]}, wines={"red": [1]}, shows="V-61"),
    # A vine drawn and perhaps planted, or two planted ones that change places
    Play("landscaper", "plant:malvasia:middle", "middle=malvasia", top=["malvasia"], shows="V-76"),
    Play("landscaper", "done", "vine+1", top=["malvasia"], shows="V-76"),
    Play("landscaper", "plant:sangiovese:left", "left=sangiovese", top=["chardonnay"], hand=["sangiovese"]),
    Play("landscaper", "", "vine+1", top=["chardonnay"]),
    Play(
        "landscaper",
        "way:switch",
        "left=syrah middle=malvasia",
        fields={"left": ["malvasia"], "middle": ["syrah"]},
        structures=["windmill"],
    ),
    Play("landscaper", "done", "vine+1", top=["malvasia"], fields={"left": ["merlot", "sangiovese"]}),
    # Build for 3 less, or a point for each structure of just 4
    Play("architect", "structure:irrigation", "built=irrigation", shows="V-68"),
    Play("architect", "structure:tasting_room", "lira-3 built=tasting_room", lira=3),
    Play("architect", "structure:trellis", "built=trellis", lira=1, shows="V-68"),
    Play("architect", "way:vp", "vp+2", structures=["windmill", "cottage", "medium_cellar"], shows="V-67"),
    Play(
        "architect",
        "way:vp",
        "vp+2",
        structures=["cottage", "irrigation"],
        cards={"mat1": "wine_bar", "left": "veranda"},
        module=True,
        shows="V-67",
    ),
    Play("architect", "way:build structure:yoke", "built=yoke,cottage", structures=["cottage"]),
    # A structure of 2 or 3 for a point, any for two
    Play("uncertified_architect", "way:small structure:irrigation", "vp-1 built=irrigation"),
    Play("uncertified_architect", "way:any structure:tasting_room", "vp-2 built=tasting_room"),
    Play("uncertified_architect", "structure:yoke", "vp-1 built=yoke", vp=-4, shows="V-79"),
    Play(
        "uncertified_architect",
        "structure:windmill",
        "vp-2 built=trellis,irrigation,yoke,windmill",
        structures=["trellis", "irrigation", "yoke"],
        shows="V-61",
    ),
    Play(
        "uncertified_architect",
        "way:small structure:silo site:mat2",
        "structure-1 built=silo",
        hand=["silo"],
        module=True,
        shows="V-110",
    ),
    Play(
        "uncertified_architect",
        "way:any structure:statue site:left",
        "vp-1 structure-1 built=statue",
        hand=["statue"],
        module=True,
        shows="V-110 V-111",
    ),
    Play("patron", "way:lira", "lira+4"),
    Play("patron", "way:draw", "order+1 winter+1"),
    # Two cards for lira, four for points
    Play("auctioneer", "", "lira+4 order-1 vine-1", hand=["r5", "malvasia"]),
    Play(
        "auctioneer",
        "way:lira visitor:patron vine:malvasia",
        "lira+4 summer-1 vine-1",
        hand=["patron", "malvasia", "r5", "judge"],
    ),
    Play(
        "auctioneer",
        "way:vp",
        "vp+3 summer-1 vine-1 order-1 winter-1",
        hand=["patron", "malvasia", "r5", "judge"],
    ),
    Play(
        "auctioneer",
        "vine:pinot vine:merlot",
        "lira+4 vine-2",
        hand=["pinot", "merlot", "syrah"],
        shows="V-69",
    ),
    # Three cards for lira, or points for a wine and three visitors
    Play("entertainer", "", "lira-4 winter+3", lira=4),
    Play(
        "entertainer",
        "way:vp wine:white:2 visitor:judge",
        "vp+3 white_wine= winter-2 summer-1",
        lira=4,
        hand=["judge", "patron", "noble"],
        wines={"red": [1], "white": [2]},
        grapes={"white": [2]},
    ),
    Play(
        "entertainer", "", "lira-4 winter+3", lira=4, hand=["judge", "patron", "noble"], grapes={"red": [1]}
    ),
    Play(
        "entertainer",
        "",
        "lira-4 winter+3",
        lira=4,
        hand=["judge", "patron", "malvasia"],
        wines={"red": [1]},
        shows="V-61 V-69",
    ),
    Play("entertainer", "", "lira-4 winter+3", lira=4, hand=["judge", "patron", "noble"], shows="V-61"),
    # Cards for the player, and perhaps one for the other
    Play("vendor", "part:draw-summer1", "vine+1 order+1 winter+1 1.summer+1"),
    Play("vendor", "decline", "vine+1 order+1 winter+1"),
    Play(
        "vendor",
        "part:draw-summer1",
        "vine+1 order+1 winter+1 1.summer+1",
        other={"passed": True},
        shows="V-66",
    ),
    # Everybody may build for 2 less; a point for each other one who does
    Play(
        "handyman",
        "take structure:trellis take structure:irrigation",
        "vp+1 built=trellis 1.built=irrigation 1.lira-1",
        other={"lira": 1},
        shows="V-66 V-75",
    ),
    Play("handyman", "take structure:yoke decline", "built=yoke", shows="V-75"),
    Play("handyman", "decline take structure:yoke", "vp+1 1.built=yoke", shows="V-66"),
    Play(
        "handyman",
        "decline",
        "",
        other={"structures": ["trellis", "yoke"], "passed": True},
        shows="V-75",
    ),
    # A vine without its structures, or points for two uprooted ones
    Play("horticulturist", "plant:chardonnay:left", "vine-1 left=chardonnay", hand=["chardonnay"]),
    Play(
        "horticulturist",
        "way:uproot uproot:pinot:left uproot:merlot:right",
        "vp+3 left= right=syrah",
        hand=["malvasia"],
        fields={"left": ["pinot"], "right": ["merlot", "syrah"]},
    ),
    Play(
        "horticulturist",
        "plant:malvasia:left",
        "vine-1 left=pinot,malvasia",
        hand=["malvasia"],
        fields={"left": ["pinot"]},
        shows="V-61",
    ),
    Play("sharecropper", "plant:chardonnay:left", "vine-1 left=chardonnay", hand=["chardonnay"]),
    Play("sharecropper", "", "vp+2 left=", fields={"left": ["pinot"]}),
    Play(
        "sharecropper",
        "way:uproot uproot:pinot:left",
        "vp+2 left=merlot",
        hand=["malvasia"],
        fields={"left": ["pinot", "merlot"]},
    ),
    # Two cards for one of each deck
    Play("peddler", "", "vine-1 summer+1 winter+1 order+1", hand=["malvasia", "malvasia"]),
    Play("peddler", "", "summer+1 winter+1 structure+1", hand=["r5", "malvasia"], module=True),
    Play("banker", "part:lose-vp1", "lira+5 1.lira+3 1.vp-1"),
    Play("banker", "decline", "lira+5"),
    Play(
        "banker",
        "part:lose-vp1",
        "lira+5 1.lira+3 1.vp-1",
        other={"vp": -4, "passed": True},
        shows="V-66 V-79",
    ),
    Play("banker", "", "lira+5", other={"vp": -5}, shows="V-79"),
    # Build and plant, with a point for a vine of 4
    Play(
        "overseer",
        "plant:chardonnay:left",
        "lira-3 vp+1 vine-1 left=chardonnay built=trellis,irrigation",
        lira=5,
        structures=["trellis"],
        hand=["chardonnay"],
        shows="V-63 V-71",
    ),
    Play(
        "overseer",
        "part:plant plant:malvasia:left structure:yoke",
        "lira-2 vine-1 left=malvasia built=yoke",
        lira=2,
        hand=["malvasia"],
        shows="V-63",
    ),
    Play(
        "overseer",
        "part:build structure:trellis plant:malvasia:left",
        "lira-2 vine-1 left=malvasia built=trellis",
        lira=2,
        hand=["malvasia"],
        shows="V-63",
    ),
    Play(
        "overseer",
        "part:build structure:yoke plant:cabernet_sauvignon:right",
        "lira-2 vp+1 vine-1 right=cabernet_sauvignon built=trellis,irrigation,yoke",
        lira=4,
        structures=["trellis", "irrigation"],
        hand=["cabernet_sauvignon"],
    ),
    Play(
        "overseer",
        "plant:merlot:left",
        "lira-3 vine-1 left=merlot built=irrigation",
        lira=3,
        hand=["merlot"],
    ),
    # Three visitors of the others, or three cards
    Play(
        "importer",
        "visitor:judge visitor:patron visitor:noble",
        "winter+2 summer+1 1.winter-2 1.summer-1",
        other={"hand": ["patron", "judge", "noble"]},
    ),
    Play("importer", "done", "winter+3", other={"hand": ["patron", "judge", "noble"]}),
    Play(
        "importer",
        "visitor:judge visitor:patron done",
        "winter+3",
        other={"hand": ["patron", "judge", "noble"]},
    ),
    Play("importer", "", "winter+3", other={"hand": ["patron", "judge", "malvasia"]}),
    # A vine, and points if six stand on the fields
    Play(
        "grower",
        "plant:malvasia:right",
        "vine-1 vp+2 right=malvasia",
        hand=["malvasia"],
        fields={"left": ["sangiovese"] * 4, "middle": ["pinot"]},
    ),
    Play(
        "grower",
        "plant:malvasia:right",
        "vine-1 right=malvasia",
        hand=["malvasia"],
        fields={"left": ["sangiovese"] * 4},
    ),
    # Income for a grape or a wine
    Play("negotiator", "", "residual+1 red=", grapes={"red": [1]}),
    Play("negotiator", "", "residual+2 white_wine=", wines={"white": [1]}),
    Play(
        "negotiator",
        "way:wine",
        "residual+1 white_wine=",
        residual=4,
        wines={"white": [1]},
        grapes={"red": [1]},
        shows="V-106",
    ),
    Play(
        "negotiator", "way:grape grape:red:3", "residual+1 red=1", grapes={"red": [1, 3]}, wines={"red": [2]}
    ),
    # A vine above the limit of its field
    Play(
        "cultivator",
        "plant:malvasia:left",
        "vine-1 left=merlot,syrah,malvasia",
        hand=["malvasia"],
        fields={
            "left": ["merlot", "syrah"],
            "middle": ["merlot", "merlot"],
            "right": ["merlot", "chardonnay"],
        },
    ),
    # Build for 3 less or plant up to two, or both for a point
    Play("homesteader", "structure:irrigation", "built=irrigation"),
    Play(
        "homesteader",
        "way:plant plant:malvasia:left plant:sangiovese:left",
        "vine-2 left=malvasia,sangiovese",
        hand=["malvasia", "sangiovese"],
    ),
    Play(
        "homesteader",
        "way:both plant:pinot:left",
        "vp-1 vine-1 left=pinot built=trellis",
        vp=3,
        lira=2,
        hand=["pinot"],
        shows="V-71 V-74",
    ),
    Play(
        "homesteader",
        "way:both way:plant plant:malvasia:left done structure:yoke",
        "vp-1 vine-1 left=malvasia built=yoke",
        hand=["malvasia", "sangiovese"],
        shows="V-74",
    ),
    Play(
        "homesteader",
        "way:both way:build structure:yoke plant:malvasia:left done",
        "vp-1 vine-1 left=malvasia built=yoke",
        vp=-4,
        hand=["malvasia", "sangiovese"],
        shows="V-74 V-79",
    ),
    # Another worker for a space of winter
    Play(
        "planner",
        "at:draw_order worker:grande",
        "home_grande-1",
        base_only=True,
    ),
    # Points for a third variety on the field
    Play(
        "agriculturist",
        "plant:malvasia:left",
        "vine-1 vp+2 left=pinot,syrah,malvasia",
        hand=["malvasia"],
        fields={"left": ["pinot", "syrah"]},
    ),
    Play(
        "agriculturist",
        "plant:malvasia:left",
        "vine-1 left=malvasia,syrah,malvasia",
        hand=["malvasia"],
        fields={"left": ["malvasia", "syrah"], "right": ["pinot"]},
    ),
    # Two lira or a point from each of the others
    Play("swindler", "part:givetoactor-lira2", "lira+2 1.lira-2", other={"lira": 2}),
    Play("swindler", "decline", "vp+1", other={"lira": 2}),
    Play("swindler", "", "vp+1", other={"lira": 1}),
    # Two lira for one or two workers
    Play("producer", "", "lira-2 home_bare+1", lira=2, board={"draw_vine": ["0.bare"]}, base_only=True),
    Play("producer", "", "lira-2 home_grande+1", lira=2, board={"gain_lira": ["0.grande"]}),
    # Move the rooster and pass
    Play("organizer", "row:4", "lira+1", base_only=True),
    # Vines or lira, or both for a point
    Play("sponsor", "way:draw", "vine+2"),
    Play("sponsor", "way:lira", "lira+3"),
    Play("sponsor", "way:both", "vp-1 vine+2 lira+3", vp=-4, shows="V-74 V-79"),
    Play("artisan", "way:lira", "lira+3", lira=1, hand=["malvasia"]),
    Play("artisan", "way:build structure:yoke", "lira-1 built=yoke", lira=9, hand=["malvasia"]),
    Play(
        "artisan",
        "way:plant plant:malvasia:left plant:sangiovese:left",
        "vine-2 vp+1 left=malvasia,sangiovese",
        hand=["malvasia", "sangiovese"],
        structures=["windmill"],
        lira=1,
        shows="V-16",
    ),
    Play("artisan", "", "lira+3", hand=["pinot"], shows="V-61"),
    # Two structures for eight lira
    Play(
        "stonemason",
        "structure:medium_cellar structure:large_cellar",
        "lira-8 built=medium_cellar,large_cellar",
        lira=8,
    ),
    Play(
        "stonemason",
        "structure:statue site:mat1 structure:trellis",
        "lira-8 vp+1 structure-1 built=trellis,statue",
        lira=8,
        hand=["statue"],
        module=True,
        shows="V-110",
    ),
    Play(
        "stonemason",
        "",
        "lira-8 built=trellis,irrigation,yoke,windmill,cottage,tasting_room,medium_cellar,large_cellar",
        lira=8,
        structures=[name for name in BASICS if name not in CELLARS],
    ),
    # Everybody may plant; two lira for each other one who does
    Play(
        "volunteer_crew",
        "take plant:malvasia:left take plant:sangiovese:right",
        "vine-1 left=malvasia lira+2 1.vine-1 1.right=sangiovese",
        hand=["malvasia"],
        other={"hand": ["sangiovese"]},
        shows="V-66 V-75",
    ),
    Play(
        "volunteer_crew",
        "take plant:malvasia:left decline",
        "vine-1 left=malvasia",
        hand=["malvasia"],
        other={"hand": ["sangiovese"]},
        shows="V-75",
    ),
    Play(
        "volunteer_crew",
        "",
        "",
        hand=["merlot"],
        other={"hand": ["pinot"]},
        shows="V-75",
    ),
    # Two lira to others for a point each
    Play("wedding_party", "", "lira-2 vp+1 1.lira+2", lira=2),
)


@pytest.mark.parametrize("play", params(PLAYS))
def test_a_summer_visitor_does_just_what_it_says(play: Play) -> None:
    assert outcome(play.table(), play.name, *play.answers) == play.result


def test_every_summer_visitor_is_in_the_table() -> None:
    assert {play.name for play in PLAYS} == {card.name for card in SUMMER_VISITORS}
    assert len(SUMMER_VISITORS) == 38


NO_FIELD: dict[str, Any] = {"sold": ["left", "middle", "right"]}
CHEAP: dict[str, Any] = {"structures": ["trellis", "irrigation", "yoke"]}
UNPLAYABLE = (
    Play("surveyor", "", "", **NO_FIELD, shows="V-72 V-82"),
    Play("broker", "", "", lira=8, vp=-4, shows="V-61 V-79"),
    Play("uncertified_broker", "", "", lira=5, vp=-3, shows="V-61 V-79"),
    Play("blacksmith", "", "", structures=["trellis", "yoke"]),
    Play("contractor", "", "", lira=1),
    Play("contractor", "", "", hand=["pinot"]),
    Play("planter", "", "", shows="V-62"),
    Play("planter", "", "", hand=["pinot"], shows="V-62"),
    Play("buyer", "", "", lira=1),
    Play("architect", "", "", **CHEAP, shows="V-72"),
    Play("uncertified_architect", "", "", vp=-5, shows="V-79"),
    Play("uncertified_architect", "", "", vp=-4, **CHEAP, shows="V-79"),
    Play("uncertified_architect", "", "", structures=BASICS),
    Play("auctioneer", "", "", hand=["malvasia"], shows="V-69"),
    Play("entertainer", "", "", lira=3),
    Play("entertainer", "", "", lira=3, hand=["judge", "noble"], wines={"red": [1]}, shows="V-69"),
    Play("horticulturist", "", "", fields={"left": ["pinot"]}),
    Play("horticulturist", "", "", hand=["malvasia"], **NO_FIELD, shows="V-82"),
    Play("sharecropper", "", ""),
    Play("peddler", "", "", hand=["malvasia"], shows="V-69 V-76"),
    Play("overseer", "", "", lira=9),
    Play("overseer", "", "", lira=1, hand=["malvasia"]),
    Play("overseer", "", "", lira=2, hand=["merlot"], shows="V-71"),
    Play("grower", "", "", hand=["pinot"], fields={"left": ["sangiovese"] * 4}),
    Play("negotiator", "", ""),
    Play("cultivator", "", "", hand=["merlot"], structures=["trellis"]),
    Play("cultivator", "", "", hand=["malvasia"], **NO_FIELD, shows="V-82"),
    Play("homesteader", "", "", **CHEAP),
    Play("agriculturist", "", "", hand=["pinot"]),
    Play("producer", "", "", lira=1, board={"gain_lira": ["0.grande"]}),
    Play("producer", "", "", lira=9),
    Play("stonemason", "", "", lira=7),
    Play("stonemason", "", "", lira=8, structures=[name for name in BASICS if name != "yoke"]),
    Play("wedding_party", "", "", lira=1),
    Play("planner", "", "", workers=["bare"], base_only=True),
)


@pytest.mark.rule("V-61", "V-71")
@pytest.mark.parametrize("play", params(UNPLAYABLE))
def test_a_visitor_that_cannot_be_resolved_in_full_cannot_be_played(play: Play) -> None:
    assert is_closed(play.table(), play.name)


# What one card leaves open


@pytest.mark.rule("V-67", "V-68")
def test_a_structure_that_stays_too_dear_is_not_offered() -> None:
    table = Play("blacksmith", "", "", lira=3).table()
    start(table, "blacksmith")
    assert set(table.options) == {
        *(f"structure:{name}" for name in ("trellis", "irrigation", "yoke", "windmill", "cottage")),
        "structure:medium_cellar",
    }


def test_the_uncertified_architect_asks_one_point_for_structures_of_2_and_3_alone() -> None:
    table = Play("uncertified_architect", "", "", hand=["silo", "aqueduct", "inn"], module=True).table()
    start(table, "uncertified_architect")
    table.choose("way:small")
    assert set(table.options) == {
        f"structure:{name}" for name in ("trellis", "irrigation", "yoke", "silo", "aqueduct")
    }


def test_no_large_cellar_comes_free_before_the_medium_one() -> None:
    table = Play("uncertified_architect", "", "", vp=9).table()
    start(table, "uncertified_architect")
    table.choose("way:any")
    assert "structure:medium_cellar" in table.options
    table.cannot("structure:large_cellar")


def test_the_contractor_takes_two_different_options() -> None:
    table = Play("contractor", "", "", lira=9, hand=["malvasia"]).table()
    start(table, "contractor")
    assert table.options == ["way:vp", "way:build", "way:plant"]
    table.choose("way:build")
    assert table.options == ["way:vp", "way:plant"]


@pytest.mark.rule("V-71", "V-74")
def test_a_structure_that_would_make_the_second_option_impossible_is_not_offered() -> None:
    table = Play("contractor", "", "", lira=5, hand=["merlot"]).table()
    start(table, "contractor")
    table.choose("way:build", "way:plant")
    assert table.kind == "plant"
    assert table.structures() == ["irrigation"]


@pytest.mark.rule("V-71", "V-111")
@pytest.mark.parametrize("name", ["contractor", "overseer"])
def test_a_structure_card_is_not_put_on_the_one_field_that_the_vine_needs(name: str) -> None:
    table = Play(
        name,
        "",
        "",
        lira=2,
        hand=["malvasia", "silo"],
        sold=["left", "middle"],
        structures=BASICS,
        module=True,
    ).table()
    start(table, name)
    if name == "contractor":
        table.choose("way:build", "way:plant")
    else:
        table.choose("part:build")
    assert table.options == ["site:mat1", "site:mat2"]
    table.choose("site:mat2")
    assert table.vines("right") == ["malvasia"]


@pytest.mark.rule("V-84", "V-94")
def test_a_field_overloaded_by_the_cultivator_bears_one_red_grape_of_9() -> None:
    play = Play(
        "cultivator",
        "",
        "",
        hand=["merlot"],
        structures=["irrigation", "yoke"],
        fields={"right": ["cabernet_sauvignon", "cabernet_sauvignon"]},
        sold=["left", "middle"],
    )
    table = play.table()
    outcome(table, "cultivator")
    table.choose("pass", "at:yoke", "worker:bare", "part:harvest")
    assert table.grapes("red") == [9]


@pytest.mark.rule("V-80")
def test_the_switch_keeps_both_fields_within_their_limits() -> None:
    fields = {"left": ["merlot", "syrah"], "right": ["chardonnay", "sauvignon_blanc"]}
    table = Play("landscaper", "", "", fields=fields).table()
    start(table, "landscaper")
    table.choose("way:switch")
    assert table.vines("left") == ["syrah", "sauvignon_blanc"]
    assert table.vines("right") == ["chardonnay", "merlot"]


@pytest.mark.rule("V-41")
def test_the_switch_asks_for_no_structures_and_exchanges_vines_of_different_fields() -> None:
    fields = {"left": ["malvasia", "pinot"], "middle": ["merlot"]}
    table = Play("landscaper", "", "", fields=fields).table()
    start(table, "landscaper")
    table.choose("way:switch")
    assert table.options == ["swap:malvasia:left:merlot:middle", "swap:pinot:left:merlot:middle"]
    table.choose("swap:pinot:left:merlot:middle")
    assert (table.vines("left"), table.vines("middle")) == (["malvasia", "merlot"], ["pinot"])


@pytest.mark.rule("V-42")
def test_an_uprooted_vine_is_discarded() -> None:
    table = Play("planter", "", "", fields={"left": ["merlot"]}).table()
    outcome(table, "planter")
    assert table.discards("vine") == ["merlot"]


@pytest.mark.rule("V-80")
def test_the_horticulturist_leaves_the_limits_of_fields_alone() -> None:
    fields = {"left": ["pinot"], "middle": ["merlot"], "right": ["merlot"]}
    table = Play("horticulturist", "", "", hand=["chardonnay"], fields=fields).table()
    start(table, "horticulturist")
    table.choose("way:plant")
    assert table.vines("right") == ["merlot", "chardonnay"]


@pytest.mark.rule("V-62", "V-110")
def test_the_stonemason_needs_a_site_for_each_of_two_structure_cards() -> None:
    sites = {"mat1": "cask", "left": "dock", "middle": "cafe", "right": "inn"}
    play = Play(
        "stonemason", "", "", lira=8, hand=["silo", "statue"], cards=sites, structures=BASICS, module=True
    )
    assert is_closed(play.table(), "stonemason")
    del sites["right"]
    assert not is_closed(play.table(), "stonemason")


def test_the_stonemason_builds_two_structures_not_one() -> None:
    table = Play("stonemason", "", "", lira=8).table()
    start(table, "stonemason")
    table.choose("structure:trellis")
    table.cannot("done", "structure:trellis")


# How many vines


PLANTING = {
    "contractor": ("", 1),
    "planter": ("way:plant", 2),
    "landscaper": ("way:draw_plant", 1),
    "horticulturist": ("way:plant", 1),
    "overseer": ("part:plant", 1),
    "sharecropper": ("way:plant", 1),
    "grower": ("", 1),
    "cultivator": ("", 1),
    "homesteader": ("way:plant", 2),
    "agriculturist": ("", 1),
    "artisan": ("way:plant", 2),
    "volunteer_crew": ("take", 1),
}
"""What is answered before the vines of a visitor, and how many it plants at most."""


def planting(name: str, hand: list[str], fields: dict[str, list[str]]) -> Table:
    """The visitor was played, and whatever comes before its vines was answered."""
    lira = 2 if name == "overseer" else 0
    table = Table(Seat(hand=[name, *hand], fields=fields, lira=lira), Seat()).put_on_top("malvasia")
    start(table, name)
    return table.choose(*PLANTING[name][0].split())


@pytest.mark.parametrize("name", PLANTING)
def test_a_visitor_plants_no_more_vines_than_it_says(name: str) -> None:
    table = planting(name, ["malvasia"] * 3, {"middle": ["sangiovese"], "right": ["merlot"]})
    most = PLANTING[name][1]
    table.choose(*["plant:malvasia:left"] * most)
    assert table.kind == ("build" if name == "overseer" else "place")
    assert table.vines("left") == ["malvasia"] * most


@pytest.mark.rule("V-80")
@pytest.mark.parametrize("name", [name for name in PLANTING if name != "cultivator"])
def test_a_visitor_plants_within_the_limits_of_the_fields(name: str) -> None:
    full = {"left": ["merlot", "syrah"], "middle": ["merlot", "syrah"], "right": ["merlot", "chardonnay"]}
    table = planting(name, ["malvasia"] * 3, full)
    if table.kind == "plant":
        assert table.options == ["plant:malvasia:middle", "done"], "only the landscaper need not plant"
        table.choose("plant:malvasia:middle")
    assert table.kind == ("build" if name == "overseer" else "place")
    assert table.vines("middle") == ["merlot", "syrah", "malvasia"]


@pytest.mark.rule("V-62")
@pytest.mark.parametrize("name", [name for name, (_, most) in PLANTING.items() if most == 2])
def test_of_up_to_two_vines_one_is_enough(name: str) -> None:
    table = planting(name, ["malvasia"] * 3, {"right": ["merlot"]})
    table.cannot("done")
    table.choose("plant:malvasia:left", "done")
    assert (table.kind, table.vines("left")) == ("place", ["malvasia"])


@pytest.mark.rule("V-40")
@pytest.mark.parametrize(
    "name", [name for name in PLANTING if name not in ("horticulturist", "sharecropper")]
)
def test_a_visitors_vines_need_their_structures(name: str) -> None:
    fields = {"middle": ["sangiovese"], "right": ["merlot"]}
    table = planting(name, ["malvasia", "pinot", "merlot"], fields)
    assert table.kind == "plant"
    assert {key.split(":")[1] for key in table.options if key != "done"} == {"malvasia"}


# Offers to the others


@pytest.mark.rule("V-66")
def test_the_vendor_asks_all_others_in_turn_order_and_those_who_passed_too() -> None:
    table = Table(Seat(hand=["vendor"], row=4), Seat(passed=True, row=3), Seat(row=1))
    start(table, "vendor")
    assert table.asked == 2
    table.choose("decline")
    assert table.asked == 1
    table.choose("part:draw-summer1")
    assert (len(table.hand("summer", 1)), len(table.hand("summer", 2))) == (1, 0)


@pytest.mark.rule("V-66", "V-75")
def test_the_handyman_asks_the_acting_player_first_and_scores_for_the_others_only() -> None:
    table = Table(Seat(hand=["handyman"], row=4), Seat(row=3), Seat(lira=3, row=1))
    before = start(table, "handyman")
    assert (table.kind, table.asked) == ("join", 0)
    table.choose("take", "structure:trellis")
    assert (table.kind, table.asked) == ("join", 2)
    table.choose("take", "structure:windmill")
    assert (table.kind, table.asked) == ("join", 1)
    table.choose("decline")
    assert changed(table, before) == {"vp+1", "built=trellis", "2.lira-3", "2.built=windmill"}


@pytest.mark.rule("V-75")
def test_the_handyman_passes_over_whom_nothing_can_be_built_for() -> None:
    full: dict[str, Any] = {"structures": BASICS}
    table = Table(Seat(hand=["handyman"], **full), Seat(lira=9, **full), Seat())
    before = start(table, "handyman")
    assert table.asked == 2
    table.choose("take", "structure:trellis")
    assert changed(table, before) == {"vp+1", "2.built=trellis"}


def test_the_importer_takes_three_visitors_from_several_players_in_any_split() -> None:
    table = Table(Seat(hand=["importer"]), Seat(hand=["judge", "patron"]), Seat(hand=["noble", "queen"]))
    before = start(table, "importer")
    table.choose("visitor:patron", "done", "visitor:queen", "visitor:noble")
    assert changed(table, before) == {"summer+1", "winter+2", "1.summer-1", "2.winter-2"}


def test_the_importer_gets_no_more_than_three_visitors() -> None:
    table = Table(Seat(hand=["importer"]), Seat(hand=["judge", "patron", "noble"]), Seat(hand=["queen"]))
    before = start(table, "importer")
    table.choose("visitor:patron", "visitor:judge", "visitor:noble")
    assert changed(table, before) == {"summer+1", "winter+2", "1.summer-1", "1.winter-2"}


def test_the_importer_gets_nothing_when_the_others_do_not_come_to_three() -> None:
    table = Table(Seat(hand=["importer"]), Seat(hand=["judge", "patron"]), Seat(hand=["noble", "queen"]))
    before = start(table, "importer")
    table.choose("visitor:patron", "visitor:judge", "done")
    assert changed(table, before) == {"winter+3"}


@pytest.mark.rule("V-66")
def test_the_swindler_scores_for_each_of_the_others_who_does_not_pay() -> None:
    table = Table(Seat(hand=["swindler"]), Seat(lira=5), Seat(lira=5), Seat(lira=1))
    before = start(table, "swindler")
    table.choose("part:givetoactor-lira2", "decline")
    assert changed(table, before) == {"vp+2", "lira+2", "1.lira-2"}


@pytest.mark.rule("V-66")
def test_the_volunteer_crew_pays_the_acting_player_for_the_others_only() -> None:
    vines = [["malvasia"], ["malvasia"], ["sangiovese"], ["pinot"]]
    table = Table(Seat(hand=["volunteer_crew", *vines[0]]), *(Seat(hand=vine) for vine in vines[1:]))
    before = start(table, "volunteer_crew")
    table.choose(
        "take", "plant:malvasia:left", "take", "plant:malvasia:left", "take", "plant:sangiovese:left"
    )
    assert {"lira+4", "left=malvasia", "1.left=malvasia", "2.left=sangiovese"} < changed(table, before)


def test_the_wedding_party_pays_at_most_three_different_others() -> None:
    table = Table(Seat(lira=9, hand=["wedding_party"]), Seat(), Seat(), Seat(), Seat())
    before = start(table, "wedding_party")
    assert table.options == ["seat:1", "seat:2", "seat:3", "seat:4"]
    table.choose("seat:2")
    table.cannot("seat:2")
    table.choose("seat:1", "seat:4")
    assert changed(table, before) == {"lira-6", "vp+3", "1.lira+2", "2.lira+2", "4.lira+2"}


def test_the_wedding_party_may_stop_after_one() -> None:
    table = Table(Seat(lira=9, hand=["wedding_party"]), Seat(), Seat())
    before = start(table, "wedding_party")
    table.choose("seat:2", "done")
    assert changed(table, before) == {"lira-2", "vp+1", "2.lira+2"}


def test_the_wedding_party_pays_nobody_whom_it_cannot_pay_in_full() -> None:
    table = Table(Seat(lira=5, hand=["wedding_party"]), Seat(), Seat(), Seat())
    before = start(table, "wedding_party")
    table.choose("seat:3", "seat:1")
    assert changed(table, before) == {"lira-4", "vp+2", "1.lira+2", "3.lira+2"}


# Workers


def test_the_producer_takes_back_two_workers_who_may_be_placed_again() -> None:
    board = {"draw_vine": ["0.bare"], "give_tour": ["0.grande"]}
    table = Table(Seat(lira=2, hand=["producer"], total_workers=4), Seat(), board=board)
    before = start(table, "producer")
    table.choose("back:draw_vine:0:bare", "back:give_tour:0:grande")
    assert changed(table, before) == {"lira-2", "home_bare+1", "home_grande+1"}
    assert (table.standing("draw_vine"), table.standing("give_tour")) == ([], [])
    table.choose("pass", "at:draw_vine", "worker:grande")
    assert table.standing("draw_vine") == ["0.grande"]


def test_the_producer_takes_back_no_third_worker() -> None:
    board = {"draw_vine": ["0.bare"], "give_tour": ["0.grande"], "gain_lira": ["0.grey"]}
    workers = ["bare", "bare", "grande", "grey"]
    table = Table(Seat(lira=2, hand=["producer"], workers=workers), Seat(), board=board)
    answers = "back:draw_vine:0:bare", "back:gain_lira:0:grey"
    assert outcome(table, "producer", *answers) == {"lira-2", "home_bare+1", "home_grey+1"}


def test_the_producer_may_take_back_just_one() -> None:
    board = {"draw_vine": ["0.bare"], "give_tour": ["0.grande"]}
    table = Table(Seat(lira=2, hand=["producer"], total_workers=4), Seat(), board=board)
    before = start(table, "producer")
    table.choose("back:give_tour:0:grande", "done")
    assert changed(table, before) == {"lira-2", "home_grande+1"}


def test_the_producer_takes_back_a_worker_of_the_same_action_but_not_its_own() -> None:
    board = {"play_summer_visitor": ["0.bare"]}
    table = Table(Seat(lira=2, hand=["producer"]), Seat(), Seat(), Seat(), Seat(), board=board)
    before = start(table, "producer")
    assert changed(table, before) == {"lira-2", "home_bare+1"}
    assert table.standing("play_summer_visitor") == ["0.bare"]


def test_the_producer_frees_the_yoke_but_the_field_stays_harvested() -> None:
    seat = Seat(
        lira=2, hand=["producer"], structures=["yoke"], fields={"left": ["merlot"]}, harvested=["left"]
    )
    table = Table(seat, Seat(), board={"yoke": ["0.grande"]})
    before = start(table, "producer")
    assert changed(table, before) == {"lira-2", "home_grande+1"}
    table.choose("pass", "at:yoke", "worker:bare")
    assert table.vines("left") == []
    assert table.hand("vine") == ["merlot"]


# Later seasons


def to_winter(table: Table) -> Table:
    """Everybody passes summer and draws a summer visitor in the fall."""
    while not table.state.winter:
        table.choose("pass" if table.kind == "place" else "deck:summer")
    return table


def test_the_planner_offers_the_actions_of_winter_alone() -> None:
    table = Table(Seat(hand=["planner"]), Seat())
    start(table, "planner")
    winter = ("draw_order", "harvest_field", "train_worker", "play_winter_visitor", "make_wine", "fill_order")
    assert table.options == [f"at:{name}" for name in winter]


@pytest.mark.rule("V-37")
def test_the_planners_worker_takes_its_space_at_once_and_acts_when_winter_begins() -> None:
    table = Table(Seat(hand=["planner"], row=3), Seat(workers=["bare"], row=1))
    start(table, "planner")
    table.choose("at:draw_order", "worker:grande")
    assert table.standing("draw_order") == ["0.grande"]
    assert table.hand("order") == []
    to_winter(table)
    assert (table.kind, table.asked) == ("place", 1)
    assert len(table.hand("order")) == 1
    table.cannot("at:draw_order", "at:draw_order:beside")


def test_the_planner_sends_a_further_worker_and_not_the_one_that_played_it() -> None:
    table = Table(Seat(hand=["planner"], workers=["bare", "bare"]), Seat())
    before = start(table, "planner")
    table.choose("at:make_wine")
    assert changed(table, before) == {"home_bare-1"}
    assert table.standing("play_summer_visitor") == ["0.bare"]


@pytest.mark.parametrize("lira", [3, 4])
def test_what_the_planners_action_costs_is_asked_when_it_is_taken(lira: int) -> None:
    table = Table(Seat(hand=["planner"]), Seat())
    start(table, "planner")
    table.choose("at:train_worker", "worker:bare")
    table.player().lira = lira
    to_winter(table)
    assert (table.lira(), table.player().trainees) == ((0, 1) if lira == 4 else (3, 0))


@pytest.mark.rule("V-36")
@pytest.mark.parametrize("lira", [2, 3])
def test_the_planners_worker_may_take_a_space_with_its_bonus(lira: int) -> None:
    table = Table(Seat(hand=["planner"], lira=lira), Seat(), Seat())
    start(table, "planner")
    table.choose("at:train_worker:bonus", "worker:bare")
    to_winter(table)
    assert (table.lira(), table.player().trainees) == ((0, 1) if lira == 3 else (2, 0))


def test_a_worker_sent_ahead_and_taken_back_does_not_act() -> None:
    table = Table(Seat(hand=["planner", "producer"], lira=2), Seat(), Seat())
    start(table, "planner")
    table.choose("at:draw_order", "worker:bare")
    table.choose("at:gain_lira", "worker:bare", "at:gain_lira", "worker:bare")
    table.choose("at:play_summer_visitor:bonus", "back:draw_order:0:bare", "done")
    assert table.standing("draw_order") == []
    to_winter(table)
    assert table.hand("order") == []


def test_the_organizer_moves_the_rooster_to_an_empty_row_and_passes_the_season() -> None:
    table = Table(Seat(hand=["organizer"], row=1), Seat(row=4))
    before = start(table, "organizer")
    assert table.options == ["row:1", "row:3", "row:4", "row:6", "row:7"]
    table.choose("row:6")
    assert changed(table, before) == {"vp+1"}
    table.choose("at:gain_lira", "worker:bare")
    assert table.asked == 1
    table.choose("pass")
    assert table.state.order == (1, 0)
    to_winter(table)
    assert table.asked == 1
    assert table.available() == {"bare": 1, "grande": 1}


@pytest.mark.rule("V-34")
def test_the_organizer_brings_the_grey_worker_if_it_is_still_there() -> None:
    table = Table(Seat(hand=["organizer"], row=1), Seat(row=4))
    start(table, "organizer")
    table.choose("row:7")
    assert table.available() == {"bare": 1, "grande": 1, "grey": 1}


@pytest.mark.rule("V-34")
def test_the_organizer_brings_no_grey_worker_whom_another_player_has_already() -> None:
    table = Table(Seat(hand=["organizer"], row=1), Seat(workers=["bare", "grey"], row=4))
    start(table, "organizer")
    table.choose("row:7")
    assert table.available() == {"bare": 1, "grande": 1}


def test_passing_by_the_organizer_the_barn_may_be_used() -> None:
    seat = Seat(hand=["organizer", "malvasia", "malvasia"], cards={"mat1": "barn"}, row=1)
    table = Table(seat, Seat(row=4), structures=True)
    before = start(table, "organizer")
    table.choose("row:4")
    assert table.kind == "barn"
    table.choose("structure:barn")
    assert changed(table, before) == {"lira+1", "vp+1", "vine-2"}
