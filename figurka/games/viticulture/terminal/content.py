"""All of Viticulture's content as Markdown tables."""

from collections.abc import Iterator, Sequence

from figurka.games.viticulture.content.board import ACTIONS, ROWS
from figurka.games.viticulture.content.buildings import BUILDINGS
from figurka.games.viticulture.content.orders import ORDERS
from figurka.games.viticulture.content.parents import MAMAS, PAPAS
from figurka.games.viticulture.content.structures import BASICS
from figurka.games.viticulture.content.summer import SUMMER_VISITORS
from figurka.games.viticulture.content.vines import VINES
from figurka.games.viticulture.content.winter import WINTER_VISITORS
from figurka.games.viticulture.rules.things import DECK_NAMES, Mama, Papa, Visitor
from figurka.games.viticulture.terminal.faces import sentence, title
from figurka.games.viticulture.words.effects import (
    action_text,
    basic_text,
    card_text,
    gift_text,
    row_text,
    steps_text,
)
from figurka.games.viticulture.world.content.forbidden import FORBIDDEN
from figurka.locales import Message, Words

SEASONS = ("summer", "winter", "all_year")


def content(words: Words) -> str:
    """A heading and a table for each kind of thing."""
    note = words("game-viticulture", "note").replace("\n", " ")
    return "\n\n".join([f"# {words('game-viticulture')}", note, *sections(words)]) + "\n"


def sections(words: Words) -> Iterator[str]:
    """All tables, each under its heading."""
    yield section("vines", vines(words), words)
    yield section("summer", visitors(SUMMER_VISITORS, words), words)
    yield section("winter", visitors(WINTER_VISITORS, words), words)
    yield section("orders", orders(words), words)
    yield section("mat", structures(words), words)
    yield section("structures", buildings(words), words)
    yield section("mamas", mamas(MAMAS, words), words)
    yield section("papas", papas(PAPAS, words), words)
    yield section("actions", actions(words), words)
    yield section("rows", rows(words), words)


def section(name: str, rows: Sequence[Sequence[str]], words: Words) -> str:
    """A heading and a table, whose first row has the ids of its own headings."""
    return table(words(f"cli-viticulture-content-{name}"), rows, words)


def table(heading: str, rows: Sequence[Sequence[str]], words: Words) -> str:
    """A table under a heading."""
    heads = [words(message) for message in rows[0]]
    cells = [heads, ["---"] * len(heads), *rows[1:]]
    lines = "\n".join(f"| {' | '.join(cell.replace('|', '∣') for cell in row)} |" for row in cells)
    return f"## {heading}\n\n{lines}"


# Cards


def vines(words: Words) -> list[list[str]]:
    """The vines."""
    rows = [
        [
            "cli-content-card",
            "cli-content-copies",
            "cli-viticulture-content-red",
            "cli-viticulture-content-white",
            "cli-viticulture-content-needs",
        ]
    ]
    for vine in VINES:
        needs = [title(each, words) for each in BASICS if vine.needs & each.bit]
        rows.append([title(vine, words), str(vine.copies), str(vine.red), str(vine.white), ", ".join(needs)])
    return rows


def visitors(cards: Sequence[Visitor], words: Words) -> list[list[str]]:
    """The visitors of a season."""
    rows = [["cli-content-card", "cli-content-effect", "cli-viticulture-content-world"]]
    for card in cards:
        note = ""
        if card.name in FORBIDDEN:
            note = words("cli-viticulture-content-out")
        elif not card.alone:
            note = words("cli-viticulture-content-out-solo")
        rows.append([title(card, words), sentence(card_text(card), words), note])
    return rows


def orders(words: Words) -> list[list[str]]:
    """The wine orders."""
    rows = [["cli-content-card", "cli-content-points", "cli-viticulture-content-residual"]]
    rows += [[title(order, words), str(order.vp), str(order.residual)] for order in ORDERS]
    return rows


def structures(words: Words) -> list[list[str]]:
    """The structures of the mat."""
    rows = [["cli-viticulture-content-structure", "cli-content-cost", "cli-content-effect"]]
    rows += [[title(each, words), str(each.cost), sentence(basic_text(each), words)] for each in BASICS]
    return rows


def buildings(words: Words) -> list[list[str]]:
    """The structure cards."""
    rows = [
        [
            "cli-content-card",
            "cli-content-type",
            "cli-content-cost",
            "cli-content-effect",
            "cli-viticulture-content-world",
        ]
    ]
    for card in BUILDINGS:
        kind = words(f"cli-viticulture-content-kind-{card.kind}")
        note = words("cli-viticulture-content-out") if card.name in FORBIDDEN else ""
        rows.append([title(card, words), kind, str(card.cost), sentence(card_text(card), words), note])
    return rows


# Parents


def mamas(parents: Sequence[Mama], words: Words) -> list[list[str]]:
    """The mamas."""
    rows = [
        ["cli-viticulture-content-parent", "cli-viticulture-content-cards", "cli-viticulture-content-lira"]
    ]
    for mama in parents:
        cards = tuple(
            Message(f"viticulture-deck-{DECK_NAMES[deck]}", {"count": count}, "count")
            for deck, count in enumerate(mama.draw)
            if count
        )
        rows.append([title(mama, words), words.listing(cards), str(mama.lira)])
    return rows


def papas(parents: Sequence[Papa], words: Words) -> list[list[str]]:
    """The papas."""
    rows = [
        [
            "cli-viticulture-content-parent",
            "cli-viticulture-content-lira",
            "cli-viticulture-content-gift",
            "cli-viticulture-content-instead",
        ]
    ]
    for papa in parents:
        gifts = [sentence(gift_text(gift), words) for gift in (papa.gift, papa.instead)]
        rows.append([title(papa, words), str(papa.lira), *gifts])
    return rows


# The board


def actions(words: Words) -> list[list[str]]:
    """The actions of the board."""
    rows = [
        [
            "cli-viticulture-content-action",
            "cli-viticulture-content-season",
            "cli-content-effect",
            "cli-viticulture-content-bonus",
        ]
    ]
    for action in ACTIONS:
        bonus = sentence(steps_text(action.bonus), words) if action.bonus else ""
        effect = sentence(action_text(action.effect.ways[0].steps), words)
        rows.append([title(action, words), season(action.season, words), effect, bonus])
    return rows


def season(index: int, words: Words) -> str:
    """The season of an action."""
    name = SEASONS[index]
    return words("cli-viticulture-all-year" if name == "all_year" else f"viticulture-season-{name}")


def rows(words: Words) -> list[list[str]]:
    """The rows of the wake-up chart."""
    found = [["cli-viticulture-content-row", "cli-content-effect"]]
    found += [[str(row.index + 1), sentence(row_text(row), words) if row.bonus else "–"] for row in ROWS]
    return found
