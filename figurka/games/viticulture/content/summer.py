"""The 38 summer visitors."""

from typing import Final

from figurka.games.viticulture.rules.steps import (
    ANY_CARD,
    BUILT_COSTS_5_OR_6,
    EMPTY_FIELDS,
    FIELDS_WITH_VINE,
    GRAPE,
    NOT_GIVEN,
    OTHERS_WHO_DID,
    OTHERS_WHO_DID_NOT,
    PLANTED_VALUE_4,
    SIX_VINES,
    STRUCTURES_OF_COST_4,
    THREE_VARIETIES,
    VISITOR,
    WINE,
    AllMay,
    Build,
    Discard,
    Draw,
    DrawOneOfEach,
    Effect,
    Gain,
    GainGrape,
    GainPer,
    GiveToActor,
    Harvest,
    JointGift,
    Lose,
    MakeWine,
    MoveRooster,
    OthersMay,
    Pay,
    PayOthers,
    PlaceAhead,
    Plant,
    Retrieve,
    SwapVines,
    Uproot,
    Way,
    When,
    just,
)
from figurka.games.viticulture.rules.things import SUMMER, Visitor


def _visitor(number: int, name: str, effect: Effect, alone: bool = True) -> Visitor:
    return Visitor(name, SUMMER, number, effect, alone)


SUMMER_VISITORS: Final = (
    _visitor(
        1,
        "surveyor",
        Effect(
            Way("lira", GainPer(EMPTY_FIELDS, lira=2)),
            Way("vp", GainPer(FIELDS_WITH_VINE, vp=1)),
        ),
    ),
    _visitor(
        2,
        "broker",
        Effect(Way("buy_vp", Pay(9), Gain(vp=3)), Way("sell_vp", Lose(vp=2), Gain(lira=6))),
    ),
    _visitor(
        3,
        "wine_critic",
        Effect(Way("draw", Draw(winter=2)), Way("wine", Discard(WINE, least=7), Gain(vp=4))),
    ),
    _visitor(
        4,
        "blacksmith",
        just(Build(discount=2), When(BUILT_COSTS_5_OR_6, (Gain(vp=1),)), ordered=True),
    ),
    _visitor(
        5,
        "contractor",
        Effect(Way("vp", Gain(vp=1)), Way("build", Build()), Way("plant", Plant()), pick=2),
    ),
    _visitor(6, "tour_guide", Effect(Way("lira", Gain(lira=4)), Way("harvest", Harvest()))),
    _visitor(7, "novice_guide", Effect(Way("lira", Gain(lira=3)), Way("wine", MakeWine(2, up_to=True)))),
    _visitor(
        8,
        "uncertified_broker",
        Effect(Way("sell_vp", Lose(vp=3), Gain(lira=9)), Way("buy_vp", Pay(6), Gain(vp=2))),
    ),
    _visitor(
        9,
        "planter",
        Effect(
            Way("plant", Plant(2, up_to=True), Gain(lira=1)),
            Way("uproot", Uproot(), Gain(vp=2), ordered=True),
        ),
    ),
    _visitor(
        10,
        "buyer",
        Effect(Way("buy", Pay(2), GainGrape()), Way("sell", Discard(GRAPE), Gain(lira=2, vp=1))),
    ),
    _visitor(
        11,
        "landscaper",
        Effect(
            Way("draw_plant", Draw(vine=1), Plant(up_to=True, may_skip=True), ordered=True),
            Way("switch", SwapVines()),
        ),
    ),
    _visitor(
        12,
        "architect",
        Effect(Way("build", Build(discount=3)), Way("vp", GainPer(STRUCTURES_OF_COST_4, vp=1))),
    ),
    _visitor(
        13,
        "uncertified_architect",
        Effect(
            Way("small", Lose(vp=1), Build(free=True, dearest=3)),
            Way("any", Lose(vp=2), Build(free=True)),
        ),
    ),
    _visitor(14, "patron", Effect(Way("lira", Gain(lira=4)), Way("draw", Draw(order=1, winter=1)))),
    _visitor(
        15,
        "auctioneer",
        Effect(Way("lira", Discard(ANY_CARD, 2), Gain(lira=4)), Way("vp", Discard(ANY_CARD, 4), Gain(vp=3))),
    ),
    _visitor(
        16,
        "entertainer",
        Effect(
            Way("draw", Pay(4), Draw(winter=3)), Way("vp", Discard(WINE), Discard(VISITOR, 3), Gain(vp=3))
        ),
    ),
    _visitor(17, "vendor", just(Draw(vine=1, order=1, winter=1), OthersMay((Draw(summer=1),)))),
    _visitor(18, "handyman", just(AllMay(Build(discount=2)), GainPer(OTHERS_WHO_DID, vp=1))),
    _visitor(
        19,
        "horticulturist",
        Effect(
            Way("plant", Plant(ignores_structures=True)), Way("uproot", Uproot(2), Gain(vp=3), ordered=True)
        ),
    ),
    _visitor(20, "peddler", just(Discard(ANY_CARD, 2), DrawOneOfEach(), ordered=True)),
    _visitor(21, "banker", just(Gain(lira=5), OthersMay((Lose(vp=1), Gain(lira=3))))),
    _visitor(22, "overseer", just(Build(), Plant(), When(PLANTED_VALUE_4, (Gain(vp=1),)))),
    _visitor(23, "importer", just(JointGift(3), When(NOT_GIVEN, (Draw(winter=3),)))),
    _visitor(
        24,
        "sharecropper",
        Effect(
            Way("plant", Plant(ignores_structures=True)), Way("uproot", Uproot(), Gain(vp=2), ordered=True)
        ),
    ),
    _visitor(25, "grower", just(Plant(), When(SIX_VINES, (Gain(vp=2),)), ordered=True)),
    _visitor(
        26,
        "negotiator",
        Effect(Way("grape", Discard(GRAPE), Gain(residual=1)), Way("wine", Discard(WINE), Gain(residual=2))),
    ),
    _visitor(27, "cultivator", just(Plant(ignores_limit=True))),
    _visitor(
        28,
        "homesteader",
        Effect(Way("build", Build(discount=3)), Way("plant", Plant(2, up_to=True)), both=Lose(vp=1)),
    ),
    _visitor(29, "planner", just(PlaceAhead())),
    _visitor(30, "agriculturist", just(Plant(), When(THREE_VARIETIES, (Gain(vp=2),)), ordered=True)),
    _visitor(
        31,
        "swindler",
        just(OthersMay((GiveToActor(lira=2),)), GainPer(OTHERS_WHO_DID_NOT, vp=1)),
        alone=False,
    ),
    _visitor(32, "producer", just(Pay(2), Retrieve(2))),
    _visitor(33, "organizer", just(MoveRooster())),
    _visitor(34, "sponsor", Effect(Way("draw", Draw(vine=2)), Way("lira", Gain(lira=3)), both=Lose(vp=1))),
    _visitor(
        35,
        "artisan",
        Effect(
            Way("lira", Gain(lira=3)),
            Way("build", Build(discount=1)),
            Way("plant", Plant(2, up_to=True)),
        ),
    ),
    _visitor(36, "stonemason", just(Pay(8), Build(2, free=True))),
    _visitor(37, "volunteer_crew", just(AllMay(Plant()), GainPer(OTHERS_WHO_DID, lira=2))),
    _visitor(38, "wedding_party", just(PayOthers(3, 2), GainPer(OTHERS_WHO_DID, vp=1)), alone=False),
)
