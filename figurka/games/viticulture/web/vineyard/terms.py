"""What the tips of the dock are made of: structures, fields, crush pad, cellar, money and points, parents."""

from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.rules.things import FIELDS
from figurka.games.viticulture.rules.year import END_AT
from figurka.games.viticulture.web.glossary import Explaining
from figurka.games.viticulture.web.tips import Tip
from figurka.games.viticulture.web.vineyard.buildings import RULES
from figurka.games.viticulture.words.names import called, parent_kind
from figurka.games.viticulture.world.content.board import GOAL_POINTS
from figurka.games.viticulture.world.content.parents import WORLD_MAMAS, WORLD_PAPAS
from figurka.locales import Words, capital
from figurka.web.reference import Term


def dock_terms(words: Words, *, world: bool) -> dict[str, object]:
    """All tips of the dock that never change."""
    explain = Explaining(words, called)
    tips = [*common_tips(words, world), *field_tips(words)]
    for basic in BASICS:
        term = explain.structure(basic)
        tips.append(
            Tip(f"structure-{basic.name}", term.title, term.text, basic.name, term.kind, RULES[basic.name])
        )
    mamas, papas = ((*MAMAS, *WORLD_MAMAS), (*PAPAS, *WORLD_PAPAS)) if world else (MAMAS, PAPAS)
    tips += [parent_tip(explain.parent(parent), words, parent_kind(parent)) for parent in (*mamas, *papas)]
    return {"dock_tips": tips}


def common_tips(words: Words, world: bool) -> list[Tip]:
    """Money, points, residual payments, crush pad and cellar."""
    points = "viticulture-web-dock-tip-vp-world" if world else "viticulture-web-dock-tip-vp"
    goal = GOAL_POINTS if world else END_AT
    return [
        Tip("lira", words("viticulture-web-lira"), words("viticulture-web-dock-tip-lira"), "lira"),
        Tip("vp", words("viticulture-web-points"), words(points, goal=goal), "vp"),
        Tip(
            "residual",
            words("viticulture-web-residual"),
            words("viticulture-web-dock-tip-residual"),
            "residual",
            "",
            "V-106",
        ),
        Tip(
            "crush",
            words("viticulture-web-grapes"),
            words("viticulture-web-dock-tip-crush"),
            "grape-red",
            "",
            "V-92 V-95",
        ),
        Tip(
            "cellar",
            words("viticulture-web-wines"),
            words("viticulture-web-dock-tip-cellar"),
            "a-wine",
            "",
            "V-50 V-92 V-95",
        ),
    ]


def field_tips(words: Words) -> list[Tip]:
    """The three fields."""
    return [
        Tip(
            f"field-{field.name}",
            capital(words.say(called(field))),
            words("viticulture-web-dock-tip-field", limit=field.limit),
            "a-field",
            "",
            "V-80 V-94",
        )
        for field in FIELDS
    ]


def parent_tip(term: Term, words: Words, kind: str) -> Tip:
    """A mama or papa."""
    aside = ", ".join(each for each in (words(f"viticulture-web-dock-tip-{kind}"), term.kind) if each)
    return Tip(term.key, term.title, term.text, f"parent-{kind}", aside, "V-4")
