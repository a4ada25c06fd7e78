"""How steps about workers and the turn order are done."""

from figurka.core.decision import DONE, Option, Rule, choose
from figurka.games.viticulture.rules.board.actions import action_possible, take_action
from figurka.games.viticulture.rules.board.rows import free_rows, take_row
from figurka.games.viticulture.rules.board.spots import open_spots, usable_kinds
from figurka.games.viticulture.rules.board.workers import Placed, put_worker, retrievable, retrieve
from figurka.games.viticulture.rules.course import Course, choose_at
from figurka.games.viticulture.rules.effects.verbs import verb
from figurka.games.viticulture.rules.effects.vineyard import aftermath
from figurka.games.viticulture.rules.effects.ways import do_steps
from figurka.games.viticulture.rules.points import pay_lira
from figurka.games.viticulture.rules.state import Plan, Player, VitState
from figurka.games.viticulture.rules.steps import (
    EarlierAction,
    MoveRooster,
    PlaceAhead,
    Retrieve,
    TakeTemporary,
    Train,
)
from figurka.games.viticulture.rules.things import (
    GREY,
    SUMMER_SEASON,
    WINTER_SEASON,
    WITH_BONUS,
    WORKERS,
    Action,
    BoardSpot,
)
from figurka.games.viticulture.rules.year import pass_season

# Training


def training_price(step: Train, course: Course) -> int:
    """What training a worker costs."""
    return max(step.price - course.discount, 0)


def can_train(state: VitState, player: Player, step: Train, course: Course) -> bool:
    """Whether a worker can be trained and paid for."""
    return player.lira >= training_price(step, course) and state.edition.can_train(state, player)


def do_train(state: VitState, player: Player, step: Train, course: Course) -> Rule[None]:
    """Train workers one after another."""
    done = 0
    while done < step.count and can_train(state, player, step, course):
        if done and step.up_to:
            more = yield from choose_at(player.seat, "train_more", [WORKERS[2], DONE], step, course)
            if more is DONE:
                break
        pay_lira(state, player, training_price(step, course))
        yield from state.edition.train(state, player, step, course)
        done += 1


# Taking workers back


def can_retrieve(state: VitState, player: Player, step: Retrieve, course: Course) -> bool:
    """Whether a worker stands somewhere that may be taken back."""
    return bool(retrievable(state, player, course, step.only_grande))


def do_retrieve(state: VitState, player: Player, step: Retrieve, course: Course) -> Rule[None]:
    """Take back workers one after another."""
    done = 0
    while done < step.count:
        options: list[Option] = [*dict.fromkeys(retrievable(state, player, course, step.only_grande))]
        if not options:
            break
        if done:
            options.append(DONE)
        chosen = yield from choose(player.seat, "retrieve", options, course.source)
        if not isinstance(chosen, Placed):
            break
        retrieve(state, player, chosen)
        done += 1


def do_take_temporary(state: VitState, player: Player, step: TakeTemporary, course: Course) -> Rule[None]:
    """Take the grey worker for this year (V-34, W-33)."""
    if not any(other.workers[GREY] for other in state.players):
        player.workers[GREY] = 1
        player.available[GREY] = 1
        state.tell("temporary", player.seat)
    return
    yield


# Other seasons


def earlier_actions(state: VitState, player: Player, course: Course) -> list[Action]:
    """The summer actions that can be carried out, occupied or not (W-119)."""
    return [
        action
        for action in state.edition.actions
        if action.season == SUMMER_SEASON and action_possible(state, player, action, course.of_card(action))
    ]


def can_go_back(state: VitState, player: Player, step: EarlierAction, course: Course) -> bool:
    """Whether any summer action can be carried out."""
    return bool(earlier_actions(state, player, course))


def do_earlier(state: VitState, player: Player, step: EarlierAction, course: Course) -> Rule[None]:
    """Take a summer action without worker or bonus."""
    action = yield from choose(player.seat, "earlier", earlier_actions(state, player, course), course.source)
    state.tell("acts", player.seat, action)
    own = course.of_card(action)
    yield from take_action(state, player, action, own)
    yield from aftermath(state, player, own)
    course.built += own.built


def ahead(state: VitState, player: Player) -> list[BoardSpot]:
    """The spaces of winter that a worker may take already."""
    return [
        spot
        for spot in open_spots(state, player, WINTER_SEASON)
        if spot.action.season == WINTER_SEASON and usable_kinds(state, player, spot)
    ]


def can_place_ahead(state: VitState, player: Player, step: PlaceAhead, course: Course) -> bool:
    """Whether there is a space, and a worker besides the one that plays the card."""
    spare = sum(player.available) - (course.worker < 0)
    return not state.winter and spare > 0 and bool(ahead(state, player))


def do_place_ahead(state: VitState, player: Player, step: PlaceAhead, course: Course) -> Rule[None]:
    """Put another worker onto a space of winter; its action is taken when winter begins."""
    spot = yield from choose(player.seat, "place_ahead", ahead(state, player), course.source)
    kinds = [WORKERS[kind] for kind in usable_kinds(state, player, spot)]
    kind = yield from choose(player.seat, "worker", kinds, spot)
    put_worker(state, player, spot, kind.index)
    state.plans += (Plan(player.seat, spot.action.index, kind.index, spot.space == WITH_BONUS),)
    state.tell("plans", player.seat, spot)


def can_move_rooster(state: VitState, player: Player, step: MoveRooster, course: Course) -> bool:
    """Whether a row of the wake-up chart is empty."""
    return bool(free_rows(state))


def do_move_rooster(state: VitState, player: Player, step: MoveRooster, course: Course) -> Rule[None]:
    """Move the rooster, take the bonus of its new row, and pass the season."""
    row = yield from choose(player.seat, "row", free_rows(state), course.source)
    take_row(state, player, row)
    own = Course(row)
    yield from do_steps(state, player, row.bonus, own)
    yield from aftermath(state, player, own)
    yield from pass_season(state, player)


verb(Train, do_train, can_train)
verb(Retrieve, do_retrieve, can_retrieve)
verb(TakeTemporary, do_take_temporary)
verb(EarlierAction, do_earlier, can_go_back)
verb(PlaceAhead, do_place_ahead, can_place_ahead)
verb(MoveRooster, do_move_rooster, can_move_rooster)
