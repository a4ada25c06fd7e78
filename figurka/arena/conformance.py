"""What every game must do, whatever its rules: one random game, looked at from all sides."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from figurka.arena.peeking import Watch
from figurka.arena.shapes import unlike
from figurka.core.errors import demand
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.core.saves import load_game
from figurka.core.views import TableView
from figurka.locales import LANGUAGES, Words


def fingerprint(game: Game[Any]) -> str:
    """All that any seat can see of a game, its chance included: equal for equal games."""
    viewers = [None, *range(game.config.seats)]
    seen = [game.view(viewer) for viewer in viewers]
    chance = [game.state.chance.number, game.state.chance.words, game.state.drawn]
    return json.dumps([seen, chance, game.history, game.scores, game.returns], sort_keys=True)


def check_step(game: Game[Any]) -> None:
    """A decision can be answered, its keys tell the options apart, and the position keeps the invariants."""
    game.rules.check(game.state)
    decision = game.decision
    if decision is None:
        return
    keys = [option.key for option in decision.options]
    least = 1 if game.rules.companion_of else 2  # at a printed table somebody may only have to say: done
    demand(len(keys) >= least, f"a decision with {len(keys)} options: {decision.kind}")
    demand(len(set(keys)) == len(keys), f"options with one key: {decision.kind} {keys}")
    demand(0 <= decision.seat < game.config.seats, f"a decision of no seat: {decision.seat}")


def check_cautions(game: Game[Any]) -> None:
    """Whatever somebody is asked before he chooses can be asked in every language."""
    decision = game.decision
    for index in range(0 if decision is None else len(decision.options)):
        caution = game.caution(index)
        for language in LANGUAGES:
            known = caution is None or caution.otherwise or Words(language).knows(caution.id)
            demand(bool(known), f"a caution without words: {caution} in {language}")


def check_view(game: Game[Any]) -> None:
    """What every seat and a spectator see has the shape that the game has declared, if it has one."""
    if game.rules.shape is TableView:
        return
    for viewer in (None, *range(game.config.seats)):
        for wrong in unlike(game.view(viewer), game.rules.shape):
            demand(False, f"not of the declared shape: {wrong}")


def check_clone(game: Game[Any], random: Random) -> None:
    """A clone is the same game, and what happens in it does not touch the original."""
    before = fingerprint(game)
    twin = game.clone()
    demand(fingerprint(twin) == before, "a clone differs from its original")
    second = twin.clone()
    for each in (twin, second):
        play_some(each, Random(7), 12)
    demand(fingerprint(twin) == fingerprint(second), "two clones played alike differ")
    demand(fingerprint(game) == before, "playing a clone changed the original")


def check_undo(game: Game[Any], random: Random) -> None:
    """Taking a choice back brings the same position again; so does resetting the turn."""
    twin = game.clone()
    before = fingerprint(twin)
    decision = twin.decision
    if decision is None:
        return
    twin.choose(random.randrange(len(decision.options)))
    if twin.can_undo:
        twin.undo()
        demand(fingerprint(twin) == before, "undo leads elsewhere")


def check_imagine(game: Game[Any], random: Random) -> None:
    """What a seat imagines looks to it like the real game, keeps the invariants and can be played on."""
    decision = game.decision
    if decision is None:
        return
    seat = decision.seat
    before = fingerprint(game)
    imagined = game.imagine(seat, random.getrandbits(32))
    demand(imagined.view(seat) == game.view(seat), "an imagined game looks different to its seat")
    demand(fingerprint(game) == before, "imagining changed the original")
    again = imagined.clone()
    demand(fingerprint(again) == fingerprint(imagined), "a clone of an imagined game differs from it")
    while not imagined.over:
        imagined.rules.check(imagined.state)
        play_some(imagined, random, 1)
    imagined.rules.check(imagined.state)


def check_peeks(game: Game[Any], random: Random) -> None:
    """Nothing that a seat is shown, advised or lets it take back depends on what it cannot see."""
    watch = Watch(game, random)
    watch.look()
    for peek in watch.found.peeks:
        demand(False, f"what is hidden shows: {peek}")


def check_save(game: Game[Any]) -> None:
    """A saved game comes back as it was."""
    demand(
        fingerprint(load_game(game.save())) == fingerprint(game), "a loaded game differs from the saved one"
    )


def play_some(game: Game[Any], random: Random, choices: int) -> None:
    """Make so many random choices, or as many as the game still asks."""
    for _ in range(choices):
        decision = game.decision
        if decision is None:
            return
        game.choose(random.randrange(len(decision.options)))


LIKELY_CHOICES = 300
"""How long a game usually is; a longer one is not looked at closely more often."""

SHORT = 60
"""A game of fewer choices is played once more, with the looks that are left: chance looks too seldom."""


def look_closely(game: Game[Any], random: Random) -> None:
    """Look at a position from all sides."""
    check_cautions(game)
    check_view(game)
    check_clone(game, random)
    check_undo(game, random)
    check_imagine(game, random)
    check_peeks(game, random)
    check_save(game)


def look_again(game: Game[Any], choices: Sequence[int], looks: int, random: Random) -> None:
    """Play the same game once more and look closely so often: at its first decision, and at others by lot."""
    later = random.sample(range(1, len(choices)), min(looks, len(choices)) - 1) if choices else []
    for number, choice in enumerate(choices):
        if number == 0 or number in later:
            look_closely(game, random)
        game.choose(choice)


def check_game(name: str, seats: int, seed: int, looks: int = 8, **settings: Any) -> Game[Any]:
    """Play a random game, checking every step and some of them closely; returns the ended game."""
    game = new_game(name, seats, seed, **settings)
    random = Random(seed)
    left = looks
    while game.decision is not None:
        check_step(game)
        if left and random.random() < looks / LIKELY_CHOICES:
            left -= 1
            look_closely(game, random)
        play_some(game, random, 1)
    if left and (len(game.history) < SHORT or left == looks):
        look_again(new_game(name, seats, seed, **settings), game.history, left, random)
    check_step(game)
    check_view(game)
    check_clone(game, random)
    check_save(game)
    demand(len(game.scores) == seats, "not a score for each seat")
    demand(all(0 <= seat < seats for seat in game.winners), "a winner who does not sit at the table")
    return game
