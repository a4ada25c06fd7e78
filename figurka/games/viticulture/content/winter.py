"""The 38 winter visitors."""

from typing import Final

from figurka.games.viticulture.rules.steps import (
    A_CARD_LEFT,
    CARDS_IN_HAND,
    GRAPE,
    GRAPE_OR_WINE,
    HARVESTED_THREE,
    HIGHEST_WINE,
    OTHERS_WHO_DID,
    OTHERS_WHO_DID_NOT,
    OTHERS_WITH_SIX_WORKERS,
    POINTS_BELOW_ZERO,
    SIX_STRUCTURES,
    SIX_WORKERS,
    SPARKLING_MADE,
    TYPES_MADE,
    VISITOR,
    WHOLE_HAND,
    WINE,
    AgeWine,
    AllMay,
    Build,
    ChooseOne,
    DemandSummer,
    Discard,
    Draw,
    DrawPer,
    EarlierAction,
    Effect,
    FillOrder,
    Gain,
    GainGrape,
    GainPer,
    GiveToActor,
    Harvest,
    Lose,
    MakeWine,
    NeighbourMust,
    Pay,
    Retrieve,
    RevealOneOfEach,
    TakeFromDiscards,
    Train,
    UpgradeCellar,
    Way,
    When,
    just,
)
from figurka.games.viticulture.rules.things import RED, SUMMER, VINE, WHITE, WINTER, Visitor


def _visitor(number: int, name: str, effect: Effect, alone: bool = True) -> Visitor:
    return Visitor(name, WINTER, number, effect, alone)


WINTER_VISITORS: Final = (
    _visitor(
        1,
        "merchant",
        Effect(
            Way("buy", Pay(3), GainGrape(1, RED), GainGrape(1, WHITE)),
            Way("fill", FillOrder(extra_vp=1)),
        ),
    ),
    _visitor(
        2,
        "crusher",
        Effect(
            Way("lira", Gain(lira=3), Draw(summer=1)),
            Way("wine", Draw(order=1), MakeWine(2, up_to=True)),
        ),
    ),
    _visitor(
        3,
        "judge",
        Effect(Way("draw", Draw(summer=2)), Way("wine", Discard(WINE, least=4), Gain(vp=3))),
    ),
    _visitor(4, "oenologist", Effect(Way("age", AgeWine(0, times=2)), Way("cellar", UpgradeCellar(price=3)))),
    _visitor(
        5,
        "marketer",
        Effect(Way("draw", Draw(summer=2), Gain(lira=1)), Way("fill", FillOrder(extra_vp=1))),
    ),
    _visitor(
        6,
        "crush_expert",
        Effect(Way("lira", Gain(lira=3), Draw(order=1)), Way("wine", MakeWine(3, up_to=True))),
    ),
    _visitor(
        7,
        "uncertified_teacher",
        Effect(Way("train", Lose(vp=1), Train(0)), Way("vp", GainPer(OTHERS_WITH_SIX_WORKERS, vp=1))),
    ),
    _visitor(8, "teacher", Effect(Way("wine", MakeWine(2, up_to=True)), Way("train", Train(2)))),
    _visitor(
        9,
        "benefactor",
        Effect(Way("draw", Draw(vine=1, summer=1)), Way("vp", Discard(VISITOR, 2), Gain(vp=2))),
    ),
    _visitor(
        10,
        "assessor",
        Effect(
            Way("lira", GainPer(CARDS_IN_HAND, lira=1)),
            Way("vp", Discard(WHOLE_HAND), Gain(vp=2), needs=A_CARD_LEFT),
        ),
    ),
    _visitor(
        11,
        "queen",
        just(NeighbourMust((Lose(vp=1), GiveToActor(cards=2), GiveToActor(lira=3)))),
        alone=False,
    ),
    _visitor(
        12,
        "harvester",
        just(Harvest(2, up_to=True), ChooseOne((Gain(lira=2), Gain(vp=1)))),
    ),
    _visitor(13, "professor", Effect(Way("train", Train(2)), Way("vp", Gain(vp=2), needs=SIX_WORKERS))),
    _visitor(
        14,
        "master_vintner",
        Effect(Way("cellar", UpgradeCellar(discount=2)), Way("age_fill", AgeWine(), FillOrder())),
    ),
    _visitor(
        15,
        "uncertified_oenologist",
        Effect(Way("age", AgeWine(0, times=2)), Way("cellar", Lose(vp=1), UpgradeCellar(price=0))),
    ),
    _visitor(16, "promoter", just(Discard(GRAPE_OR_WINE), Gain(vp=1, residual=1))),
    _visitor(
        17,
        "mentor",
        just(AllMay(MakeWine(2, up_to=True)), DrawPer(OTHERS_WHO_DID, (VINE, SUMMER))),
    ),
    _visitor(
        18,
        "harvest_expert",
        just(Harvest(), ChooseOne((Draw(vine=1), Build(only="yoke", price=1)))),
    ),
    _visitor(19, "innkeeper", just(TakeFromDiscards(2))),
    _visitor(
        20,
        "jack_of_all_trades",
        Effect(
            Way("harvest", Harvest()),
            Way("wine", MakeWine(2, up_to=True)),
            Way("fill", FillOrder()),
            pick=2,
        ),
    ),
    _visitor(
        21,
        "politician",
        just(When(POINTS_BELOW_ZERO, (Gain(lira=6),), (Draw(vine=1, summer=1, order=1),))),
    ),
    _visitor(22, "supervisor", just(MakeWine(2, up_to=True), GainPer(SPARKLING_MADE, vp=1), ordered=True)),
    _visitor(23, "scholar", Effect(Way("draw", Draw(order=2)), Way("train", Train(3)), both=Lose(vp=1))),
    _visitor(24, "reaper", just(Harvest(3, up_to=True), When(HARVESTED_THREE, (Gain(vp=2),)), ordered=True)),
    _visitor(25, "motivator", just(AllMay(Retrieve(1, only_grande=True)), GainPer(OTHERS_WHO_DID, vp=1))),
    _visitor(26, "bottler", just(MakeWine(3, up_to=True), GainPer(TYPES_MADE, vp=1), ordered=True)),
    _visitor(
        27,
        "craftsman",
        Effect(Way("draw", Draw(order=1)), Way("cellar", UpgradeCellar()), Way("vp", Gain(vp=1)), pick=2),
    ),
    _visitor(
        28,
        "exporter",
        Effect(
            Way("wine", MakeWine(2, up_to=True)),
            Way("fill", FillOrder()),
            Way("grape", Discard(GRAPE), Gain(vp=2)),
        ),
    ),
    _visitor(
        29,
        "laborer",
        Effect(Way("harvest", Harvest(2, up_to=True)), Way("wine", MakeWine(3, up_to=True)), both=Lose(vp=1)),
    ),
    _visitor(30, "designer", just(Build(), When(SIX_STRUCTURES, (Gain(vp=2),)), ordered=True)),
    _visitor(
        31,
        "governess",
        Effect(Way("train", Train(3, this_year=True)), Way("wine", Discard(WINE), Gain(vp=2))),
    ),
    _visitor(32, "manager", just(EarlierAction())),
    _visitor(33, "zymologist", just(MakeWine(2, up_to=True, least=4, ignores_cellar=True))),
    _visitor(
        34,
        "noble",
        Effect(Way("buy", Pay(1), Gain(residual=1)), Way("sell", Lose(residual=2), Gain(vp=2))),
    ),
    _visitor(35, "governor", just(DemandSummer(3), GainPer(OTHERS_WHO_DID_NOT, vp=1)), alone=False),
    _visitor(36, "taster", just(Discard(WINE), Gain(lira=4), When(HIGHEST_WINE, (Gain(vp=2),)))),
    _visitor(37, "caravan", just(RevealOneOfEach(2))),
    _visitor(38, "guest_speaker", just(AllMay(Train(1)), GainPer(OTHERS_WHO_DID, vp=1))),
)
