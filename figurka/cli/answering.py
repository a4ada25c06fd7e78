"""What a typed line means, why something cannot be chosen, and what a line may have meant."""

from dataclasses import replace
from typing import Any

from figurka.cli.lookup import best_matches
from figurka.cli.numbering import NOTHING, Numbering
from figurka.cli.plain import PlainTable
from figurka.cli.prompt import Do, Line, with_example
from figurka.cli.scene import Scene, Thing
from figurka.cli.telling import option_names
from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.locales import Words

MOST_ANSWERS = 6
"""So many reasons or suggestions are given at once."""


def resolved(line: Line, numbering: Numbering, table: PlainTable, scene: Scene[Any]) -> Line:
    """A line with the option that its number, letter or label means."""
    if line.do is Do.CHOOSE:
        return replace(line, index=numbering.index(line.number))
    if line.do is not Do.UNKNOWN:
        return line
    typed = line.word.casefold()
    index = numbering.index(typed)
    if index != NOTHING:
        return Line(Do.CHOOSE, index=index)
    if typed in table.letters.values():
        return Line(Do.LETTER, word=typed)
    key = table.shorthand(line.word, scene)
    if key is None:
        return by_printed_letter(line.word.upper(), numbering, table, scene) or line
    index = numbering.decision.index(key)
    return Line(Do.CHOOSE, index=index) if index != NOTHING else Line(Do.WHY, word=line.word)


def by_printed_letter(typed: str, numbering: Numbering, table: PlainTable, scene: Scene[Any]) -> Line | None:
    """What a capital letter that is printed on the drawing chooses; None if it is none."""
    if len(typed) != 1 or typed not in table.printed:
        return None
    keys = table.meant_by(typed, scene)
    offered = [index for key in keys if (index := numbering.decision.index(key)) != NOTHING]
    if len(offered) == 1:
        return Line(Do.CHOOSE, index=offered[0])
    return Line(Do.WHICH if offered else Do.WHY, word=typed) if keys else None


def which(
    letter: str, decision: Decision, game: Game[Any], table: PlainTable, scene: Scene[Any]
) -> list[str]:
    """The options among which a printed letter leaves the choice, with their numbers."""
    names = dict(zip(decision.options, option_names(game, decision, scene), strict=True))
    keys = table.meant_by(letter, scene)
    told = [f"{scene.number(each.key)} = {name}" for each, name in names.items() if each.key in keys]
    return [scene.words("cli-which", letter=letter, options=", ".join(told))]


def why(word: str, game: Game[Any], table: PlainTable, scene: Scene[Any]) -> list[str]:
    """Why the things that a word means cannot be chosen, or by which number they can."""
    words = scene.words
    if not word:
        examples = f"cli-{game.rules.name}-examples"
        return [f"{with_example(words('cli-why-what'), examples, 'why', words)}."]
    lettered = [each for each in offered(game, scene) if scene.letters.get(each.key) == word.casefold()]
    if lettered:
        return [reason(thing, game, scene) for thing in lettered]
    found = best_matches(word, table.things(scene), names_of) or best_matches(
        word, offered(game, scene), names_of
    )
    if not found:
        return [words("cli-explain-unknown", word=word)]
    return [reason(thing, game, scene) for thing in found[:MOST_ANSWERS]]


def names_of(thing: Thing) -> tuple[str, str]:
    """What a thing goes by."""
    return thing.id, thing.name


def offered(game: Game[Any], scene: Scene[Any]) -> list[Thing]:
    """What may be chosen now, by what it is called in the list."""
    decision = game.decision
    if decision is None:
        return []
    names = option_names(game, decision, scene)
    return [Thing(option.key, option.key, name) for option, name in zip(decision.options, names, strict=True)]


def reason(thing: Thing, game: Game[Any], scene: Scene[Any]) -> str:
    """Why a thing cannot be chosen."""
    refusal = game.why_not(thing.key)
    if refusal is None:
        return scene.words("cli-why-can", thing=thing.name, number=scene.number(thing.key))
    return scene.words("cli-why-cannot", thing=thing.name, reason=refusal.message())


def not_now(
    letter: str, numbering: Numbering, game: Game[Any], table: PlainTable, scene: Scene[Any]
) -> list[str]:
    """Why what a letter stands for cannot be chosen now."""
    meant = [thing for thing in table.things(scene) if table.letters.get(thing.key) == letter]
    if meant:
        return [reason(thing, game, scene) for thing in meant]
    return [scene.words("cli-no-such-letter", letter=letter, choices=numbering.choices())]


def no_such_number(number: int, numbering: Numbering, words: Words) -> str:
    """That a number stands for nothing, or for nothing any more."""
    message = "cli-no-such-number"
    if number in numbering.gone:
        message = "cli-already-chosen" if numbering.gone[number] else "cli-no-longer-there"
    return words(message, number=number, choices=numbering.choices())


def did_you_mean(word: str, decision: Decision, game: Game[Any], scene: Scene[Any]) -> list[str]:
    """What a line that means nothing may have meant: perhaps it names an option."""
    names = option_names(game, decision, scene)
    options = list(zip(decision.options, names, strict=True))
    found = best_matches(word, options, lambda option: (option[1],))[:MOST_ANSWERS]
    if not found:
        return [scene.words("cli-not-understood", line=word)]
    told = ", ".join(f"{scene.number(option.key)} = {name}" for option, name in found)
    return [scene.words("cli-did-you-mean", options=told)]
