"""The bots' income turns, cell by cell of the chart of their level (A-99 to A-113)."""

from figurka.core.decision import Rule
from figurka.core.piles import Pile
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.state import LAST_ERA, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BY_CAPITAL,
    BY_CIVILIZATION,
    BY_INCOME,
    BY_TERRITORIES,
    BY_TRACKS,
    EXPLORATION,
    LAST,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
)
from figurka.games.tapestry.solo.content.cards import (
    ADD_CARDS,
    ADD_MORE_CARDS,
    ADVANCE_AGAIN,
    CIVILIZATION_BONUS,
    CONQUERORS,
    ENGINEERS,
    EXPLORERS,
    FIRST_ADVANCES,
    FIRST_INTO_ERA,
    REASSESS,
    SCORE_POINTS,
    TAPESTRY_TO_MAT,
    TAPESTRY_TO_SUPPLY,
    TURNS_OF_CELL,
)
from figurka.games.tapestry.solo.rules.acting import (
    advance_bot,
    advance_by_rule,
    conquer,
    human_of,
    research,
    shadow_of,
    take_card,
    topple_shadow,
)
from figurka.games.tapestry.solo.rules.bots import Bots, bots_of
from figurka.games.tapestry.solo.rules.choosing import choose_track
from figurka.games.tapestry.solo.rules.explaining import explain
from figurka.games.tapestry.solo.rules.hexes import read_map, tell_hexes, with_one_token
from figurka.games.tapestry.solo.rules.things import (
    AUTOMA,
    NEAREST_LANDMARK_OR_END,
    AutomaCivilization,
    Cell,
    DecisionCard,
    Level,
    Tally,
)


def bots_income(state: TapestryState, automa: Player) -> Rule[None]:
    """The next income turn of both bots; after the fifth they are done (A-113, A-29)."""
    bots = bots_of(state)
    assert bots.level is not None
    automa.era += 1
    turn = automa.era
    state.tell("income", automa.seat, count=turn)
    if turn == 1:
        yield from first_advances(state, automa, bots, bots.level)
    cells = [cell for cell in bots.level.chart if applies(bots.level, cell, turn)]
    explain(state, automa, "A-99" if cells else "A-110", tuple(cells), bots.level.number)
    for cell in cells:
        yield from resolve_cell(state, automa, bots, cell)
    if turn == LAST_ERA:
        automa.finished = shadow_of(state).finished = True
        state.tell("finishes", automa.seat, count=automa.vp)


def applies(level: Level, cell: Cell, turn: int) -> bool:
    """Whether a cell of a level's chart is carried out in an income turn (A-201)."""
    if cell is ADD_CARDS or cell is ADD_MORE_CARDS:
        return turn in level.cards and level.cards[turn][cell is ADD_MORE_CARDS] > 0
    return turn in TURNS_OF_CELL[cell]


def tiebreaker(state: TapestryState, bots: Bots) -> DecisionCard:
    """The tiebreaker card used last; before there is one, a progress card that is shuffled back (A-54)."""
    if bots.pair:
        return bots.pair[1]
    cards = bots.progress.things()
    return cards[state.below(len(cards))]


def first_advances(state: TapestryState, automa: Player, bots: Bots, level: Level) -> Rule[None]:
    """At levels 5 and 6 the bots advance before anything else of their first income turn (A-100)."""
    for bot in (automa, shadow_of(state)):
        tracks: tuple[int, ...] = ()
        if level.number == 5:
            tracks = (bots.favourites[bot.bot - 1],)
        elif level.number == 6:
            tracks = FIRST_ADVANCES
        for track in tracks:
            explain(state, bot, "A-100", (TRACKS[track],))
            yield from advance_bot(state, bot, track, tiebreaker(state, bots))


def resolve_cell(state: TapestryState, automa: Player, bots: Bots, cell: Cell) -> Rule[None]:
    """One cell of the income chart."""
    if cell is REASSESS:
        for bot in (automa, shadow_of(state)):
            reassess(state, bot, bots)
    elif cell is ADVANCE_AGAIN:
        yield from advance_again(state, automa, bots)
    elif cell is CIVILIZATION_BONUS:
        for civilization in bots.civilizations:
            yield from civilization_bonus(state, automa, bots, civilization)
    elif cell is SCORE_POINTS:
        score_automa(state, automa, bots)
    elif cell is ADD_CARDS or cell is ADD_MORE_CARDS:
        add_cards(state, automa, bots, cell)
    elif cell is TAPESTRY_TO_MAT:
        card = state.draw_card()
        if card is not None:
            bots.mat = (*bots.mat, card)
            explain(state, automa, cell.rule)
    elif cell is TAPESTRY_TO_SUPPLY:
        explain(state, automa, cell.rule)
        take_card(state, automa)
    else:
        shuffle_cards(state, automa, bots)


def reassess(state: TapestryState, bot: Player, bots: Bots) -> None:
    """A favourite track that has ended, or on which another is ahead, is replaced (A-101)."""
    old = bots.favourites[bot.bot - 1]
    space = bot.best(old)
    leader = max(state.players, key=lambda other: other.best(old))
    if space < LAST and leader.best(old) == space:
        explain(state, bot, "A-101", (TRACKS[old],), space)
        return
    if space == LAST:
        explain(state, bot, "A-101", (TRACKS[old],), part="ended")
    else:
        explain(state, bot, "A-101", (TRACKS[old],), leader.best(old) - space, "behind", leader.seat)
    new = choose_track(state, bot, NEAREST_LANDMARK_OR_END, tiebreaker(state, bots))
    if new < 0:
        return
    automas, shadows = bots.favourites
    bots.favourites = (new, shadows) if bot.bot == AUTOMA else (automas, new)
    explain(state, bot, "A-202", (TRACKS[old], TRACKS[new]), part="same" if new == old else "")


def advance_again(state: TapestryState, automa: Player, bots: Bots) -> Rule[None]:
    """Both bots advance once more by the pair used last (A-102)."""
    if bots.pair:
        track_card, tiebreaker_card = bots.pair
        explain(state, automa, "A-102", bots.pair)
        yield from advance_by_rule(state, automa, track_card.automa_rule, tiebreaker_card)
        yield from advance_by_rule(state, shadow_of(state), track_card.shadow_rule, tiebreaker_card)


# Civilizations


def civilization_bonus(
    state: TapestryState, automa: Player, bots: Bots, civilization: AutomaCivilization
) -> Rule[None]:
    """What a civilization of the Automa does in this income turn (A-245 to A-248)."""
    card = tiebreaker(state, bots)
    if civilization is EXPLORERS:
        track = EXPLORATION if automa.era in (2, 4) else MILITARY
        explain(state, automa, civilization.rule, (civilization,), seen=(TRACKS[track],))
        yield from advance_bot(state, automa, track, card)
    elif civilization is CONQUERORS:
        yield from conquerors_bonus(state, automa, card)
    elif civilization is ENGINEERS:
        explain(state, automa, civilization.rule, (civilization,), automa.landmarks)
        score_as_told(automa, automa.landmarks, BY_CIVILIZATION)
    elif automa.era > 2:
        explain(state, automa, civilization.rule, (civilization,))
        yield from research(state, automa, card, full=True)
    else:
        explain(state, automa, civilization.rule, (civilization,), part="none")


def conquerors_bonus(state: TapestryState, automa: Player, card: DecisionCard) -> Rule[None]:
    """Conquer if the territories are few, close one of them if many lie open, and score them all (A-247)."""
    few = automa.lands.bit_count() < automa.era
    count, part = automa.lands.bit_count(), "few" if few else "enough"
    explain(state, automa, "A-247", (CONQUERORS,), count, part)
    if few:
        yield from conquer(state, automa, card, anywhere=False)
    single = state.board.chosen(with_one_token(state, automa))
    if len(single) > 2 and shadow_of(state).outposts:
        tell_hexes(state, automa, "A-247", single)
        topple_shadow(state, automa, read_map(state, automa, single, card), "A-247")
    elif len(single) > 2:
        explain(state, automa, "A-251")
    explain(state, automa, "A-247", (CONQUERORS,), automa.lands.bit_count(), "score")
    score_as_told(automa, automa.lands.bit_count(), BY_CIVILIZATION)


# Scoring and cards


def score_automa(state: TapestryState, automa: Player, bots: Bots) -> None:
    """Landmarks, territories and tracks by this turn's multipliers, and the first into an era (A-104)."""
    assert bots.level is not None
    turn = automa.era
    lands, war, craft = bots.level.mat.multipliers[turn]
    parts = (
        (BY_CAPITAL, lands * automa.landmarks),
        (BY_TERRITORIES, lands * automa.lands.bit_count()),
        (BY_TRACKS, war * (automa.best(MILITARY) + automa.best(SCIENCE))),
        (BY_TRACKS, craft * (automa.best(TECHNOLOGY) + automa.best(EXPLORATION))),
        (BY_INCOME, FIRST_INTO_ERA[turn] if human_of(state).era < turn else 0),
    )
    tell_scoring(state, automa, bots.level.mat.multipliers[turn], parts[-1][1])
    for branch, points in parts:
        score_as_told(automa, points, branch)


def score_as_told(automa: Player, points: int, branch: int) -> None:
    """Gain points of which a reason has told already."""
    automa.vp += points
    automa.points[branch] += points


def tell_scoring(state: TapestryState, automa: Player, multipliers: tuple[int, int, int], first: int) -> None:
    """Tell what is counted, and how many times."""
    if state.journal is None:
        return
    lands, war, craft = multipliers
    tallies = (
        Tally("landmarks", automa.landmarks, lands),
        Tally("territories", automa.lands.bit_count(), lands),
        Tally("military", automa.best(MILITARY), war),
        Tally("science", automa.best(SCIENCE), war),
        Tally("technology", automa.best(TECHNOLOGY), craft),
        Tally("exploration", automa.best(EXPLORATION), craft),
        Tally("first", first, 1),
    )
    explain(state, automa, "A-104", tallies, sum(each.count * each.times for each in tallies))


def add_cards(state: TapestryState, automa: Player, bots: Bots, cell: Cell) -> None:
    """Progress cards join the discarded decision cards (A-105, A-106)."""
    assert bots.level is not None
    count = bots.level.cards[automa.era][cell is ADD_MORE_CARDS]
    added = tuple(bots.progress.draw(state) for _ in range(count))
    bots.discard = (*bots.discard, *added)
    explain(state, automa, cell.rule, added, count)


def shuffle_cards(state: TapestryState, automa: Player, bots: Bots) -> None:
    """All decision cards in use make the deck of the next era (A-109, A-144)."""
    cards = [*bots.deck.things(), *bots.discard, *bots.pair]
    bots.deck, bots.discard, bots.pair, bots.hidden = Pile(cards), (), (), None
    explain(state, automa, "A-109", count=len(cards))
