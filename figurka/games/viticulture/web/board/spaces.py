"""The actions of both boards with their spaces, tiles and workers."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, TypedDict

from figurka.games.viticulture.content.board import ACTION_BY_NAME
from figurka.games.viticulture.rules.shape import ActionView, SeasonName, WorkerView
from figurka.games.viticulture.rules.state import PHASE_NAMES, YEAR_START
from figurka.games.viticulture.rules.steps import ChooseOne, Step
from figurka.games.viticulture.rules.things import SPACE_NAMES, Action
from figurka.games.viticulture.web.board.places import (
    SYMBOLS,
    Piece,
    Place,
    Season,
    Space,
    Told,
    covered_signs,
    covering,
    kind_called,
    laid_ovals,
    placing_order,
    sentence,
    standing,
    worker_label,
)
from figurka.games.viticulture.web.board.placing import Refused, crews, needs_help, refused, sent
from figurka.games.viticulture.web.catalog import WORKER_BY_NAME
from figurka.games.viticulture.web.scene import WORLD, Line, Scene
from figurka.games.viticulture.web.signs import Sign, signs_of
from figurka.games.viticulture.words.effects import steps_text
from figurka.games.viticulture.world.content.board import WORLD_ACTION_BY_NAME, WORLD_ACTIONS
from figurka.games.viticulture.world.content.events import EVENT_BY_NAME
from figurka.games.viticulture.world.content.tiles import OVAL_BY_NAME, TILE_BY_NAME
from figurka.games.viticulture.world.rules.edition import continent_of
from figurka.games.viticulture.world.rules.innovating import bonus_oval
from figurka.games.viticulture.world.rules.placing import extra_price, is_blocked
from figurka.games.viticulture.world.rules.shape import SpaceView, WorldActionView, WorldView
from figurka.games.viticulture.world.rules.things import DESIGNED, LIRA_SPACE, Oval
from figurka.locales import Message

SEASONS: Final = ("summer", "winter")
BESIDE: Final = len(SPACE_NAMES) - 1
BONUS: Final = SPACE_NAMES.index("bonus")


class BoardSight(TypedDict):
    """What the templates need of the board."""

    seasons: dict[str, Season]
    places: list[Place]
    """All actions in the order of the board."""
    event_symbol: str
    lira_space: Place
    lira_choices: tuple[Sign, ...]
    crews: dict[str, str]


def see_board(scene: Scene) -> BoardSight:
    """Both seasons, the lira space, and which workers may be sent to each spot that can be chosen."""
    board = Board(scene)
    places = board.places()
    return {
        "seasons": {
            name: Season(
                name,
                when(scene.view["phase"], name),
                tuple(place for season, place in places if season == name),
            )
            for name in SEASONS
        },
        "places": [place for _, place in places],
        "event_symbol": f"continent-{scene.world['continent']}" if scene.world else "",
        "lira_space": next(place for season, place in places if season == "all_year"),
        "lira_choices": board.lira_choices(),
        "crews": board.crews,
    }


def when(phase: str, season: str) -> str:
    """Whether a season is over, now, or ahead."""
    if phase == season:
        return "now"
    if phase == PHASE_NAMES[YEAR_START]:
        return "ahead"
    return "over" if PHASE_NAMES.index(phase) > PHASE_NAMES.index(season) else "ahead"


class Board:
    """What the actions of the board are drawn from."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.crews = crews(scene)
        self.spaces_open = 1
        if scene.world:
            self.spaces_open = max(len(each["spaces"]) for each in scene.world["board"])
            self.ovals = laid_ovals(scene.world["board"])
        self.marching = scene.kind == "place" and any(key.startswith("at:") for key in scene.keys)
        self.order = placing_order(scene.events)
        self.met: Counter[tuple[int, str]] = Counter()

    # Actions

    def places(self) -> list[tuple[SeasonName, Place]]:
        """All actions with their seasons."""
        view = self.scene.view
        if view["game"] == WORLD:
            return [(each["season"], self.world_place(view, each)) for each in view["board"]]
        return [(each["season"], self.base_place(each)) for each in view["board"]]

    def base_place(self, seen: ActionView) -> Place:
        """An action of the base game."""
        action = ACTION_BY_NAME[seen["action"]]
        return self.place(action, tuple(self.base_spaces(seen, action)), base_room(seen))

    def world_place(self, world: WorldView, seen: WorldActionView) -> Place:
        """An action of World."""
        action, event = WORLD_ACTION_BY_NAME[seen["action"]], world["event"]
        spaces = tuple(self.world_spaces(seen, action))
        marked = event["event"] if seen["marked"] and event else ""
        return self.place(action, spaces, world_room(seen), seen["tile"] or "", marked)

    def place(
        self, action: Action, spaces: tuple[Space, ...], room: str, tile: str = "", event: str = ""
    ) -> Place:
        """An action with its tile, spaces and workers; `room` is its first space that is free."""
        scene = self.scene
        shut = self.why_shut(action, spaces, room)
        title = (
            f"viticulture-web-board-tile-{tile}" if tile else f"viticulture-web-board-action-{action.name}"
        )
        lexicon = f"tile-{tile}" if tile else f"action-{action.name}"
        told = self.told_action(action, tile, event, shut)
        return Place(
            action.name,
            action.letter,
            scene.say(title),
            SYMBOLS[action.name],
            tile,
            told.id if told is not None else lexicon,
            told,
            spaces,
            shut,
            event,
            bool(event) and is_used(scene),
            self.fee(action),
            sum(len(space.pieces) for space in spaces),
        )

    def effect(self, action: Action, tile: str) -> tuple[Step, ...]:
        """What an action does as it lies there now."""
        if action.index == LIRA_SPACE:
            return self.scene.state.edition.effect_of(self.scene.state, action)
        return TILE_BY_NAME[tile].steps if tile else action.effect.ways[0].steps

    def lira_choices(self) -> tuple[Sign, ...]:
        """What the lira space offers, if that is more than its lira."""
        if not self.scene.world:
            return ()
        steps = self.effect(WORLD_ACTIONS[LIRA_SPACE], "")
        return signs_of(steps) if isinstance(steps[0], ChooseOne) else ()

    def fee(self, action: Action) -> int:
        """What the event of the year asks from everybody who takes an action."""
        if not self.scene.world:
            return 0
        change = continent_of(self.scene.state).change(self.scene.state)
        planting = change.planting_price if action.name == "plant_vine" else 0
        return extra_price(change, action, WORKER_BY_NAME["grande"].index) + planting

    def why_shut(self, action: Action, spaces: Sequence[Space], room: str) -> Refused | None:
        """Why nothing can be chosen of an action, if a worker is to be placed or the event forbids it."""
        scene = self.scene
        if any(space.key in scene.keys for space in spaces):
            return None
        if self.in_play(action):
            return refused(scene, self.telling_key(action, room))
        blocked = scene.world and is_blocked(
            scene.state, action, continent_of(scene.state).change(scene.state)
        )
        if not blocked or action.name == "gain_influence":
            return None
        return Refused(scene.say("viticulture-refusal-event-blocks"), "lock")

    def in_play(self, action: Action) -> bool:
        """Whether the viewer is to place a worker and the action belongs to this season."""
        return self.marching and self.scene.view["phase"] == (*SEASONS, "all_year")[action.season]

    def telling_key(self, action: Action, room: str) -> str:
        """The spot whose refusal tells most: one with room, else beside, else the first."""
        own = self.scene.own
        grande = own is not None and own["available"].get("grande", 0)
        first = "1" if self.scene.world else "plain"
        name = room or ("beside" if grande else first)
        return f"at:{action.name}" if name == "plain" else f"at:{action.name}:{name}"

    def told_action(self, action: Action, tile: str, event: str, shut: Refused | None) -> Told | None:
        """What an action says besides what the lexicon knows of it."""
        changed = action.index == LIRA_SPACE and self.scene.world
        fee = self.fee(action)
        if not (event or shut or changed or fee):
            return None
        scene = self.scene
        lines = []
        if event and scene.world:
            name = Message(f"viticulture-event-{event}")
            lines.append(
                Line(
                    scene.say(f"viticulture-web-board-event{'-used' if is_used(scene) else ''}", event=name),
                    f"continent-{scene.world['continent']}",
                )
            )
        if fee:
            lines.append(
                Line(scene.say("viticulture-web-board-fee"), "lira", (Sign("lira", fee, lost=True),))
            )
        return Told(
            f"here-{action.name}",
            scene.called(TILE_BY_NAME[tile] if tile else action),
            action.letter,
            sentence(scene.text(steps_text, self.effect(action, tile))),
            tuple(lines),
            why=shut.text if shut is not None else "",
            rules="W-32" if changed else "",
        )

    # Spaces

    def world_spaces(self, seen: WorldActionView, action: Action) -> Iterator[Space]:
        """The open spaces of an action of World, and the place beside them if it is of any use."""
        tile = seen["tile"] or ""
        for space, each in enumerate(seen["spaces"]):
            yield self.world_space(action, tile, space, each)
        yield from self.beside(action, seen["beside"], tile)

    def world_space(self, action: Action, tile: str, space: int, each: SpaceView) -> Space:
        """One space of World: its oval, its workers, and what covering it would bring."""
        scene = self.scene
        lira = action.index == LIRA_SPACE
        at = f"at:{action.name}" if lira else f"at:{action.name}:{space + 1}"
        lay = f"lay:{action.name}:{space + 1}"
        key = lay if lay in scene.keys else at
        oval = OVAL_BY_NAME[each["oval"]] if each["oval"] else None
        pieces = self.pieces(action, space, each["workers"])
        number = f"{action.letter}{space + 1}" if self.spaces_open > 1 else action.letter
        name = scene.called(action) if lira else number
        told = None if lira else self.told_space(tile, action, space, oval, pieces, number, key)
        return Space(
            key,
            self.label(key, name, oval, pieces),
            told.id if told is not None else f"here-{action.name}",
            told,
            pieces,
            oval.name if oval is not None else "",
            signs_of(oval.steps) if oval is not None else (),
            oval.arrow if oval is not None else "",
            covered_signs(action.letter, space) if scene.kind == "lay" and oval is None and not lira else (),
            spot=at,
        )

    def base_spaces(self, seen: ActionView, action: Action) -> Iterator[Space]:
        """The open spaces of the base game from left to right, and the place beside them."""
        room, workers = seen["open"], seen["workers"]
        if seen["season"] == "all_year":
            yield self.base_space(action, 0, 0, self.pieces(action, 0, workers["plain"]))
            return
        plain = [*self.pieces(action, 0, workers["plain"]), *[None] * room["plain"]]
        yield self.base_space(action, 0, 0, tuple(filter(None, plain[:1])))
        if room["bonus"]:
            yield self.base_space(action, BONUS, 1, self.pieces(action, BONUS, workers["bonus"]))
        if room["plain"] > 1:
            yield self.base_space(action, 0, 2, tuple(filter(None, plain[1:2])))
        yield from self.beside(action, workers["beside"], "")

    def base_space(self, action: Action, space: int, number: int, pieces: tuple[Piece, ...]) -> Space:
        """One space of the base game; a taken one of two plain spaces is not the one to be chosen."""
        bonus = action.bonus if space == BONUS else ()
        key = f"at:{action.name}:bonus" if bonus else f"at:{action.name}"
        taken = bool(pieces) and action.bonus != ()
        told = self.told_base_space(action, bonus, number, pieces, key)
        return Space(
            f"taken:{action.name}:{number}" if taken else key,
            self.label("" if taken else key, self.scene.called(action), None, pieces),
            told.id if told is not None else f"action-{action.name}",
            told,
            pieces,
            "bonus" if bonus else "",
            signs_of(bonus),
            spot=key,
        )

    def beside(self, action: Action, workers: Sequence[WorkerView], tile: str) -> Iterator[Space]:
        """The place beside the spaces, where grandes stand or one may be sent."""
        scene, key = self.scene, f"at:{action.name}:beside"
        pieces = self.pieces(action, BESIDE, workers)
        if not pieces and key not in scene.keys:
            return
        place = scene.say("viticulture-web-board-beside")
        told = Told(
            f"space-{action.name}-beside",
            scene.called(TILE_BY_NAME[tile] if tile else action),
            action.letter,
            " ".join(filter(None, (scene.say("viticulture-web-board-beside-text"), self.only_grande(key)))),
            sent=sent(scene, self.crews, key),
            standing=standing(pieces),
            rules="W-31 W-74" if scene.world else "V-32",
        )
        yield Space(key, self.label(key, place, None, pieces), told.id, told, pieces, beside=True, spot=key)

    def only_grande(self, key: str) -> str:
        """That the place takes the only worker who is free to enter full spaces."""
        own = self.scene.own
        if key not in self.scene.keys or own is None or own["available"].get("grande") != 1:
            return ""
        return self.scene.say("viticulture-web-board-only-grande")

    def label(self, key: str, place: str, oval: Oval | None, pieces: Sequence[Piece]) -> str:
        """A space in words: what sending a worker there means, or who stands there."""
        scene = self.scene
        who = ", ".join(piece.label for piece in pieces)
        if key in scene.keys:
            label = scene.keys[key].label
            return scene.say("viticulture-web-board-and", label=label, who=who) if who else label
        if oval is not None:
            place = f"{place}, {scene.called(oval)}"
        return f"{place}: {who or scene.say('viticulture-web-board-free')}"

    # Tips

    def told_space(
        self,
        tile: str,
        action: Action,
        space: int,
        oval: Oval | None,
        pieces: tuple[Piece, ...],
        number: str,
        key: str,
    ) -> Told:
        """What a space of World is, what sending a worker there brings, or why that cannot be."""
        scene = self.scene
        texts = [sentence(scene.text(steps_text, self.effect(action, tile)))] if key in scene.keys else []
        if oval is not None:
            texts.append(self.oval_text(action, space, oval))
        else:
            texts.append(covering(scene, action.letter, space))
        texts.append(needs_help(scene, key))
        return Told(
            f"space-{action.name}-{space + 1}",
            scene.called(TILE_BY_NAME[tile] if tile else action),
            number,
            " ".join(filter(None, texts)),
            sent=sent(scene, self.crews, key),
            standing=standing(pieces),
            why=self.why_not(action, key),
            rules="W-56 W-57"
            if oval is not None and oval.arrow
            else "W-56"
            if oval is not None
            else "W-28 W-54",
        )

    def oval_text(self, action: Action, space: int, oval: Oval) -> str:
        """What an oval gives, and for an arrow what it gives where it lies."""
        scene = self.scene
        own = "viticulture-web-board-own-oval" if oval.source == DESIGNED else "viticulture-web-board-an-oval"
        reached = bonus_oval(self.ovals, action.index, space, self.spaces_open)
        if reached is None:
            return scene.say("viticulture-web-board-arrow-nothing", oval=Message(own))
        message = "viticulture-web-board-arrow" if oval.arrow else "viticulture-web-board-oval"
        return scene.say(message, oval=Message(own), bonus=steps_text(reached.steps))

    def told_base_space(
        self, action: Action, bonus: tuple[Step, ...], number: int, pieces: tuple[Piece, ...], key: str
    ) -> Told | None:
        """What a space of the base game gives, who stands there, or why nobody can be sent."""
        scene = self.scene
        why = "" if pieces and action.bonus else self.why_not(action, key)
        if not (bonus or pieces or why):
            return None
        texts = [sentence(scene.text(steps_text, action.effect.ways[0].steps))]
        if bonus:
            texts.append(scene.say("viticulture-web-board-bonus", bonus=steps_text(bonus)))
        return Told(
            f"space-{action.name}-{number}",
            scene.called(action),
            text=" ".join(texts),
            standing=standing(pieces),
            why=why,
            rules="V-30 V-36" if bonus else "V-30",
        )

    def why_not(self, action: Action, key: str) -> str:
        """Why a space of the season in play cannot be chosen, if a worker is to be placed."""
        if key in self.scene.keys or not self.in_play(action):
            return ""
        return self.scene.sight.why_not(key)

    # Workers

    def pieces(self, action: Action, space: int, workers: Sequence[WorkerView]) -> tuple[Piece, ...]:
        """The workers on a space."""
        return tuple(self.piece(action, space, each["seat"], each["kind"]) for each in workers)

    def piece(self, action: Action, space: int, seat: int, kind: str) -> Piece:
        """A worker: whose it is, of which kind, and by which option it is taken back."""
        scene = self.scene
        label = worker_label(scene.mark(seat).name, scene.words.say(kind_called(kind)))
        own = seat == scene.sight.viewer
        key = f"back:{action.name}:{space}:{kind}" if own else ""
        return Piece(seat, kind, label, self.vt(action, space, seat, kind), key)

    def vt(self, action: Action, space: int, seat: int, kind: str) -> str:
        """The name by which a worker glides: they are counted in the order in which they were placed."""
        self.met[seat, kind] += 1
        spots = self.order.get((seat, kind), [])
        where = (action.name, space)
        if where in spots:
            number = spots.index(where)
            spots[number] = ("", 0)
            return f"worker-{seat}-{kind}-{number + 1}"
        return f"worker-{seat}-{kind}-{len(spots) + self.met[seat, kind]}"


def is_used(scene: Scene) -> bool:
    """Whether the event gives the viewer nothing more: he has had it, or the team is done with it."""
    seen = scene.world["event"] if scene.world else None
    if seen is None:
        return False
    event, dish, hardship = EVENT_BY_NAME[seen["event"]], seen["dish"], seen["hardship"]
    if (dish is not None and dish["done"]) or (hardship is not None and hardship["ended"]):
        return True
    once = event.service is not None or (event.bonus is not None and event.bonus.once_per_player)
    viewers = range(len(scene.players)) if scene.sight.viewer is None else (scene.sight.viewer,)
    return once and all(seat in seen["used_by"] for seat in viewers)


def base_room(seen: ActionView) -> str:
    """The first kind of space of the base game with room, or nothing."""
    room, there = seen["open"], seen["workers"]
    if len(there["plain"]) < room["plain"]:
        return "plain"
    return "bonus" if len(there["bonus"]) < room["bonus"] else ""


def world_room(seen: WorldActionView) -> str:
    """The number of the first space of World with room, or nothing."""
    free = (number for number, space in enumerate(seen["spaces"], 1) if space["oval"] or not space["workers"])
    return str(next(free, ""))
