"""What a seat may not know is never sent to it: not in a view, an event, a label, a region or an error.

Twice over: whatever lies hidden, what a seat is sent stays the same to the byte; and all that a server really
sends in a whole game is searched for the secrets of others.
"""

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import cache
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from figurka.core import registry
from figurka.core.chance import agent_seed, game_chance
from figurka.core.decision import Decision, Option
from figurka.core.fairness import seed_fingerprint
from figurka.core.game import Game
from figurka.core.journal import Event, Journal
from figurka.core.rules import readable
from figurka.core.saves import load_game
from figurka.core.seeds import Source, is_drawn, read_seed, write_seed
from figurka.games.farshore.content.cards import CARDS as FARSHORE_CARDS
from figurka.games.farshore.rules import view as farshore_view
from figurka.games.tapestry.content.cards import CARDS as TAPESTRY_CARDS
from figurka.games.tapestry.rules import view as tapestry_view
from figurka.games.tapestry.solo.rules import bots
from figurka.games.tapestry.solo.rules import view as bots_view
from figurka.games.viticulture.content.visitors import VISITOR_BY_NAME
from figurka.games.viticulture.rules import view as viticulture_view
from figurka.games.viticulture.world import ViticultureWorld
from figurka.games.viticulture.world.rules.things import Offer
from figurka.locales import Words
from figurka.tables.live import LiveTable
from figurka.tables.model import PATIENCE, ActKind, LogRow, SeatKind, SeatRecord, Status, TableRecord, now
from figurka.web.api import answer_table
from figurka.web.identity import Visitor
from figurka.web.regions import Looking, table_regions
from tests.web.playing import Picker, Table, act, briefly, cookies, new_table, persons_turn
from tests.web.server import Server, connect
from tests.web.test_api import Listener

VISITORS = tuple(VISITOR_BY_NAME.values())
CARDS: dict[str, Sequence[Option]] = {
    "farshore": FARSHORE_CARDS,
    "tapestry": TAPESTRY_CARDS,
    "viticulture": VISITORS,
    "viticulture-world": VISITORS,
}
CARD_KEYS = frozenset(card.key.rpartition(":")[2] for cards in CARDS.values() for card in cards)
DRAWN = re.compile(r"(?:\bcard-|hand:|bay:)([a-z_]+)")
"""How the keys of Farshore's cards stand in a region."""
TITLES = {
    "tapestry": {card.name: Words("en")(f"tapestry-card-{card.name}") for card in TAPESTRY_CARDS},
    "viticulture-world": {card.name: Words("en")(f"viticulture-visitor-{card.name}") for card in VISITORS},
}
honest_visible = Event.visible
honest_farshore_player = farshore_view.view_player
honest_tapestry_player = tapestry_view.view_player
honest_laid = tapestry_view.view_laid
honest_bots = bots_view.view_bots


# Whatever lies hidden, a seat is sent the same


def set_up(game: str, seats: int, seed: int, **settings: str) -> LiveTable:
    """A table of persons, in memory only."""
    moment = now()
    rules = registry.find_rules(game)
    record = TableRecord(
        id="AAAAAAAAAA",
        game=game,
        rules_version=rules.version,
        seats=seats,
        seed=seed,
        chance=Source.HASHED,
        open_seed=True,
        settings={name: (value,) for name, value in settings.items()},
        title="",
        created=moment,
        public=False,
        hot_seat=False,
        patience=PATIENCE,
        host_hash="",
        status=Status.RUNNING,
        move=0,
        turn=0,
        winners=(),
        moved=moment,
        finished=None,
        revision=0,
    )
    persons = [
        SeatRecord(seat, SeatKind.PERSON, f"P{seat}", "", "", "hash", None, None) for seat in range(seats)
    ]
    return LiveTable(record, tuple(persons))


def go_on(live: LiveTable, random: Random) -> None:
    """Choose anything; now and then take it back first."""
    assert live.game.decision is not None
    seat, moment = live.game.decision.seat, live.record.created
    if live.game.can_undo and random.random() < 0.1:
        left = len(live.game.history) - 1
        live.apply([LogRow(live.move, ActKind.UNDO, left, seat, moment)])
        return
    option = random.randrange(len(live.game.decision.options))
    live.apply([LogRow(live.move, ActKind.CHOOSE, option, seat, moment)])


def all_sent(live: LiveTable, viewer: int | None, language: str) -> dict[str, str]:
    """All that a viewer is sent of a table: the answer of the interface and the regions of the page."""
    visitor = Visitor(Words(language), "system", "", {}, {}, "", "/")
    answer = msgspec.json.encode(answer_table(live, viewer, visitor)).decode()
    return {"answer": answer, **table_regions(live, Looking(visitor, viewer, False, frozenset()))}


def fogged(journal: Journal, viewer: int | None, random: Random, cards: Sequence[Option]) -> Journal:
    """The journal with other cards in all events whose cards the viewer may not know."""
    fog = Journal()
    for event in journal.events:
        if honest_visible(event, viewer):
            fog.events.append(event)
            continue
        thing = None if event.thing is None else random.choice(cards)
        things = tuple(random.choice(cards) for _ in event.things)
        fog.events.append(
            Event(event.kind, event.seat, thing, event.count, event.other, things, event.seen_by)
        )
    return fog


def dealt_anew(live: LiveTable, viewer: int | None, seed: int) -> LiveTable:
    """The table with everything else where the viewer cannot look: hands, piles, journal, others' options."""
    game: Game[Any] = live.game
    decision = game.decision
    if viewer is not None and decision is not None and decision.seat == viewer:
        twin = game.imagine(viewer, seed)
    else:
        twin = game.clone()
        twin.state.chance = game_chance(seed)
        twin.state.drawn = 0
        redeal: Any = twin.rules.redeal
        redeal(twin.state, viewer)
        if decision is not None:
            others = (Option("hidden:one"), Option("hidden:two"), Option("hidden:three"))
            twin.decision = Decision(decision.seat, decision.kind, others, decision.because)
    assert game.journal is not None
    twin._floor = game._floor
    twin.journal = fogged(game.journal, viewer, Random(seed), CARDS.get(game.rules.name, ()))
    other = copy(live)
    other.game = twin
    return other


def hidden_things(game: Game[Any]) -> object:
    """What is different in another deal, if anything is."""
    state, name = game.state, game.rules.name
    if name == "pebbles":
        return list(state.white)
    if name.startswith("viticulture"):
        return [[card.key for deck in each.hand for card in deck] for each in state.players]
    hands = [[card.key for card in each.hand] for each in state.players]
    return hands if name == "farshore" else (hands, hidden_in_tapestry(state))


def hidden_in_tapestry(state: Any) -> list[object]:
    """What Tapestry hides besides the hands: cards face down, picks, and what the bots have."""
    laid = [each.card.key for player in state.players for stack in player.cards for each in stack]
    offers = [(player.offer, player.pick) for player in state.players]
    if not isinstance(state.bots, bots.Bots):
        return [laid, offers]
    return [laid, offers, state.bots.supply, state.bots.mat, state.bots.hidden]


def check_game(game: str, seats: int, seed: int, every: int, **settings: str) -> None:
    """Play a game at random and compare what each viewer is sent with what he would be sent otherwise."""
    live, random = set_up(game, seats, seed, **settings), Random(seed)
    compared = differed = step = 0
    while not live.game.over:
        go_on(live, random)
        step += 1
        if step % every or live.game.over:
            continue
        language = "cs" if step // every % 3 == 0 else "en"
        for viewer in (None, *range(seats)):
            other = dealt_anew(live, viewer, step)
            compared += 1
            differed += hidden_things(other.game) != hidden_things(live.game)
            real, imagined = all_sent(live, viewer, language), all_sent(other, viewer, language)
            for name in real:
                assert real[name] == imagined[name], f"{name} tells seat {viewer} something at step {step}"
    assert differed > compared // 3, "other deals must differ, or nothing was tested"


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)])
def test_what_a_seat_is_sent_does_not_depend_on_what_is_hidden(seats: int, seed: int) -> None:
    check_game("farshore", seats, seed, every=6 * seats)


@pytest.mark.parametrize(
    ("seats", "seed", "settings"),
    [(1, 6, {"level": "6"}), (2, 7, {}), (2, 8, {"shadow": "empire"}), (3, 9, {}), (5, 10, {})],
)
def test_what_a_seat_is_sent_in_tapestry_does_not_depend_on_it_either(
    seats: int, seed: int, settings: dict[str, str]
) -> None:
    check_game("tapestry", seats, seed, every=6 * seats, **settings)


@cache
def seed_with_cards_face_down() -> int:
    """A game of two people in which somebody has to lay a card unseen."""
    for seed in range(200):
        live, random = set_up("tapestry", 2, seed), Random(seed)
        while not live.game.over:
            go_on(live, random)
            if any(map(tapestry_view.face_down, live.game.state.players)):
                return seed
    raise AssertionError("no card is ever laid face down")


def test_cards_face_down_are_told_to_nobody() -> None:
    check_game("tapestry", 2, seed_with_cards_face_down(), every=5)


def test_picks_before_the_reveal_are_told_to_nobody() -> None:
    for seed in range(3):
        live = set_up("tapestry", 3, seed)
        random = Random(seed)
        while live.game.decision is not None and live.game.decision.kind in ("capital", "civilization"):
            for viewer in (None, 0, 1, 2):
                other = dealt_anew(live, viewer, 1 + random.randrange(99))
                assert all_sent(live, viewer, "en") == all_sent(other, viewer, "en")
            go_on(live, random)


@pytest.mark.parametrize(
    ("game", "seats", "seed", "settings"),
    [
        ("viticulture", 2, 1, {}),
        ("viticulture", 3, 2, {"structures": "with"}),
        ("viticulture-world", 2, 3, {"hands": "hidden", "continent": "africa"}),
        ("viticulture-world", 3, 4, {"hands": "hidden", "continent": "europe", "events": "random"}),
        ("viticulture-world", 4, 5, {"hands": "hidden", "continent": "asia", "structures": "with"}),
    ],
)
def test_what_a_seat_is_sent_in_viticulture_does_not_depend_on_it_either(
    game: str, seats: int, seed: int, settings: dict[str, str]
) -> None:
    check_game(game, seats, seed, every=24 * seats, **settings)


def test_packets_of_the_draft_are_told_to_nobody_else() -> None:
    live, random = set_up("viticulture", 3, 1, structures="with"), Random(1)
    drafted = 0
    while not drafted or live.game.state.packets:
        for viewer in range(3) if live.game.state.packets else ():
            other = dealt_anew(live, viewer, 1 + random.randrange(99))
            assert other.game.state.packets != live.game.state.packets
            assert all_sent(live, viewer, "en") == all_sent(other, viewer, "en")
            drafted += 1
        go_on(live, random)


def with_cards_offered(first_seed: int) -> tuple[LiveTable, Offer]:
    """A table of three with hidden hands at which somebody offers cards of his hand."""
    for seed in range(first_seed, first_seed + 50):
        live, random = set_up("viticulture-world", 3, seed, hands="hidden"), Random(seed)
        while live.game.decision is not None:
            offer = live.game.decision.because
            if isinstance(offer, Offer) and offer.gives.cards:
                return live, offer
            go_on(live, random)
    raise AssertionError("nobody ever offers a card")


def heard_of(live: LiveTable, viewer: int | None) -> str:
    """What a viewer is sent of the decision and the offer."""
    sent = all_sent(live, viewer, "en")
    answer = json.loads(sent["answer"])
    return "\n".join([sent["decision"], json.dumps(answer["decision"]), json.dumps(answer["view"]["offer"])])


def check_offer(first_seed: int) -> None:
    """Only those who trade hear which cards are offered."""
    live, offer = with_cards_offered(first_seed)
    names = {Words("en").say(live.game.rules.called(card)) for card in offer.gives.cards}
    for viewer in (None, *range(3)):
        heard = heard_of(live, viewer)
        named = {name for name in names if name in heard}
        told = viewer == offer.fellow
        assert named == (names if told else set()), f"seat {viewer} hears of {named}"


@pytest.mark.parametrize("first_seed", [0, 50])
def test_only_those_who_trade_hear_what_is_offered(first_seed: int) -> None:
    check_offer(first_seed)


def test_an_offer_that_everybody_hears_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ViticultureWorld, "overheard", lambda self, decision: decision)
    with pytest.raises(AssertionError, match="hears of"):
        check_offer(0)


def show_any_hand(state: Any, player: Any, viewer: int | None) -> dict[str, list[str]]:
    """A view of Viticulture that shows every hand."""
    names = ("vine", "summer", "winter", "order", "structure")
    return {name: [card.name for card in held] for name, held in zip(names, player.hand, strict=True)}


@pytest.mark.parametrize(
    ("game", "settings"), [("viticulture", {}), ("viticulture-world", {"hands": "hidden"})]
)
def test_a_leak_in_viticulture_would_be_found(
    monkeypatch: pytest.MonkeyPatch, game: str, settings: dict[str, str]
) -> None:
    monkeypatch.setattr(viticulture_view, "view_hand", show_any_hand)
    with pytest.raises(AssertionError, match="tells seat"):
        check_game(game, 2, 1, every=5, **settings)


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_plain_page_of_any_game_tells_nothing_hidden(seed: int) -> None:
    check_game("pebbles", 3, seed, every=1)


def show_all_hands(state: Any, player: Any, viewer: int | None) -> dict[str, object]:
    """A view of Farshore that shows every hand."""
    seen = honest_farshore_player(state, player, viewer)
    return {**seen, "known": [card.key for card in player.hand]}


@pytest.mark.parametrize("leak", ["a view", "the journal", "the options"])
def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    if leak == "a view":
        monkeypatch.setattr(farshore_view, "view_player", show_all_hands)
    elif leak == "the journal":
        monkeypatch.setattr(Event, "visible", lambda event, viewer: True)
    else:
        monkeypatch.setattr(
            Game, "_decision_seen_by", lambda game, seat: {"options": [o.key for o in game.decision.options]}
        )
    with pytest.raises(AssertionError, match="tells seat"):
        check_game("farshore", 2, 1, every=5)


def show_hands(state: Any, player: Any, viewer: int | None) -> dict[str, object]:
    """A view of Tapestry that shows every hand."""
    return {**honest_tapestry_player(state, player, viewer), "hand": [card.name for card in player.hand]}


def show_offers(state: Any, player: Any, viewer: int | None) -> dict[str, object]:
    """A view of Tapestry that shows what everybody may choose from before the game, and has chosen."""
    seen = honest_tapestry_player(state, player, viewer)
    return {**seen, "offer": tapestry_view.view_offer(state, player)}


def show_laid(laid: Any) -> dict[str, object]:
    """A view of Tapestry that shows cards face down."""
    return {**honest_laid(laid), "card": laid.card.name}


def show_supply(state: Any, hidden: Any) -> dict[str, object]:
    """A view of Tapestry that shows the Automa's cards."""
    return {**honest_bots(state, hidden), "supply": " ".join(card.name for card in hidden.supply)}


@pytest.mark.parametrize(
    ("door", "leak", "seats"),
    [
        ("view_player", show_hands, 2),
        ("view_player", show_offers, 2),
        ("view_laid", show_laid, 2),
        ("view_bots", show_supply, 1),
    ],
)
def test_a_leak_in_tapestry_would_be_found(
    monkeypatch: pytest.MonkeyPatch, door: str, leak: Callable[..., object], seats: int
) -> None:
    monkeypatch.setattr(tapestry_view if hasattr(tapestry_view, door) else bots, door, leak)
    with pytest.raises(AssertionError, match="tells seat"):
        check_game("tapestry", seats, seed_with_cards_face_down(), every=1)


# All that a server sends in a whole game


class Ear:
    """All that one viewer of a table is sent: answers, errors, pages and streams."""

    def __init__(self, address: str, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.heard: list[str] = []
        hooks = {"response": [self._hear]}
        self.client = connect(address, headers=cookies(table, seat), event_hooks=hooks)
        path = f"/tables/{table.id}/events"
        self.streams = [Listener(address, each, cookies(table, seat)) for each in (path, f"/api{path}")]

    def _hear(self, response: httpx.Response) -> None:
        response.read()
        self.heard.append(f"{response.headers!r}\n{response.text}")

    def look(self) -> None:
        """Look at the table in every way there is while the game goes on."""
        page = f"/tables/{self.table.id}"
        for path in (self.table.path, f"{self.table.path}/history", page, f"{page}/replay?at=9", "/"):
            self.client.get(path)

    def fail(self, move: int) -> None:
        """Do what is refused."""
        for what, body in (
            ("choices", {"move": move, "option": 0}),
            ("choices", {"move": move + 7, "option": 0}),
            ("choices", {"move": move, "option": "hand"}),
            ("undo", {"move": move}),
            ("hint", {"move": move}),
            ("chat", {"text": ""}),
        ):
            assert self.client.post(f"{self.table.path}/{what}", json=body).status_code >= 400
        self.client.get(f"{self.table.path}/nothing")

    @property
    def regions(self) -> list[tuple[int, str]]:
        """The regions that were sent, each with its move."""
        return [
            (news["move"], html)
            for stream in self.streams
            for news in stream.moves
            for html in news.get("regions", {}).values()
        ]

    @property
    def all(self) -> str:
        """Everything."""
        return "\n".join([*self.heard, *("\n".join(stream.lines) for stream in self.streams)])


def hands_in(data: object) -> Iterator[dict[str, Any]]:
    """All players in an answer who have a hand that can be seen."""
    if isinstance(data, dict):
        if data.get("hand") is not None:
            yield data
        for each in data.values():
            yield from hands_in(each)
    elif isinstance(data, list):
        for each in data:
            yield from hands_in(each)


def cards_in(data: object) -> set[str]:
    """All cards that a view names."""
    if isinstance(data, dict):
        return {card for each in data.values() for card in cards_in(each)}
    if isinstance(data, list):
        return {card for each in data for card in cards_in(each)}
    name = str(data).rpartition(":")[2]
    return {name} if name in CARD_KEYS else set()


def play_overheard(client: httpx.Client, table: Table, ears: list[Ear], pick: Picker) -> int:
    """Play to the end while all viewers look on and try what they may not; returns the last move."""
    turn = 0
    while not (shown := persons_turn(client, table))["over"]:
        seat, move = shown["decision"]["seat"], shown["move"]
        for ear in ears:
            if turn % 10 == 0:
                ear.look()
            if turn % 10 == 0 and ear.seat != seat:
                ear.fail(move)
        option = pick([option["key"] for option in shown["decision"]["options"]])
        ear = next(ear for ear in ears if ear.seat == seat)
        if turn % 12 == 0:
            ear.client.post(f"{table.path}/hint", json={"move": move})
        assert ear.client.post(f"{table.path}/choices", json={"move": move, "option": option}).is_success
        turn += 1
    last: int = shown["move"]
    return last


def mostly_at_random(random: Random, choices: int) -> Picker:
    """A player who at first chooses anything and then wants to go home."""
    left = iter(range(choices))
    return lambda keys: random.randrange(len(keys)) if next(left, None) is not None else briefly(keys)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("farshore", {}),
        ("tapestry", {}),
        ("viticulture-world", {"continent": "asia", "hands": "hidden"}),
    ],
)
def test_nothing_that_is_sent_in_a_whole_game_gives_a_secret_away(
    visitor: httpx.Client, game: str, options: dict[str, str]
) -> None:
    seed = 0x5B0C94E1D7A2F3684E19C05DB7A8F2361D4E9B70C8A5F31297E6D4B3A1C08F52
    table = new_table(visitor, "person", "person", game=game, options=options, seed=write_seed(seed))
    address = str(visitor.base_url)
    ears = [Ear(address, table, seat) for seat in (0, 1, None)]
    for ear in ears:
        for stream in ear.streams:
            stream.wait_for(0)
    assert act(visitor, table, 0, "chat", text="Hello").is_success
    last = play_overheard(visitor, table, ears, mostly_at_random(Random(9), 40))
    saved = json.loads(visitor.get(f"{table.path}/history").text)
    assert len(saved["choices"]) == last, "no choice was taken back"
    for ear in ears:
        for stream in ear.streams:
            stream.wait_for(last)
        check_secrets(ear, table, told_by(seed, last))
        check_hands(ear)
    check_cards(ears, saved)


def told_by(seed: int, moves: int) -> set[str]:
    """All by which a seed might be told, and what the agents get of it; a guess is tried on a fingerprint."""
    ways = {write_seed(seed), str(seed), f"{seed:x}", seed.to_bytes(32, "little").hex()}
    ways |= {b64encode(seed.to_bytes(32, order)).decode()[:20] for order in ("little", "big")}
    return ways | {seed_fingerprint(seed)} | {str(agent_seed(seed, move)) for move in range(moves)}


def check_secrets(ear: Ear, table: Table, told: set[str]) -> None:
    """No word that opens a door, not even the own one, and before the end nothing that tells the seed."""
    heard = ear.all
    assert len(heard) > 100_000
    for secret in (table.host, *table.secrets.values()):
        assert secret not in heard
    running = "\n".join(each for each in ear.heard if '"over":true' not in each)
    streams = "\n".join(line for stream in ear.streams for line in stream.lines)
    assert not [way for way in told if way in running or way in streams]
    assert "Traceback" not in heard


def test_before_the_end_the_seed_of_a_table_is_nowhere_but_its_fingerprint(
    visitor: httpx.Client, sqlite_server: Server
) -> None:
    table = new_table(visitor, "person", "greedy", seed=None, public=True)
    ears = [Ear(str(visitor.base_url), table, seat) for seat in (0, None)]
    for ear in ears:
        for path in ("/verify", "/result", "/invite", "/replay", "/nothing"):
            ear.client.get(f"/tables/{table.id}{path}")
        ear.client.get(f"{table.path}/verification")
    play_overheard(visitor, table, ears, briefly)
    saved = json.loads(visitor.get(f"{table.path}/history").text)
    seed = read_seed(saved["seed"])
    assert is_drawn(seed)
    for ear in ears:
        running = "\n".join(each for each in ear.heard if '"over":true' not in each)
        heard = running + "\n".join(line for stream in ear.streams for line in stream.lines)
        found = {way for way in told_by(seed, len(saved["choices"])) if way in heard}
        assert found == {saved["fingerprint"]}
        assert '"seed":null' in running
        assert '"seal":null' in running
    assert not [way for way in told_by(seed, 200) if way in sqlite_server.errors]


def check_hands(ear: Ear) -> None:
    """The only hand that can be seen is one's own."""
    answers = [json.loads(text) for each in ear.heard if (text := each.partition("\n")[2]).startswith("{")]
    hands = [player["seat"] for answer in answers for player in hands_in(answer)]
    assert len(answers) > 10
    assert set(hands) == ({ear.seat} if ear.seat is not None else set())


def check_cards(ears: list[Ear], saved: dict[str, Any]) -> None:
    """A region shows only cards that the seat could see at that move, or tells of those it saw before."""
    game = load_game(json.dumps({**saved, "choices": [], "keys": []}))
    visible = {(0, ear.seat): cards_in(game.view(ear.seat)) for ear in ears}
    for move, option in enumerate(saved["choices"], 1):
        game.choose(option)
        for ear in ears:
            known = visible[move - 1, ear.seat] if game.rules.name in TITLES else set()
            visible[move, ear.seat] = known | cards_in(game.view(ear.seat))
    for ear in ears:
        assert len(ear.regions) > 50
        for move, html in ear.regions:
            shown = shown_in(html, game.rules.name)
            assert shown <= visible[move, ear.seat], f"seat {ear.seat} at move {move}"
        assert any(shown_in(html, game.rules.name) for _, html in ear.regions)


def shown_in(html: str, game: str) -> set[str]:
    """The cards that a region draws or names."""
    if game not in TITLES:
        return set(DRAWN.findall(html)) & CARD_KEYS
    names, called = names_in(game)
    whole = html.replace(
        "</span> ", " "
    )  # the first word of a name stands with its sign in a piece of its own
    return {names[found] for found in called.findall(whole)}


@cache
def names_in(game: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """All that the cards of a game are called, and where it stands: not a name within a longer one."""
    names = {called: name for name, title in TITLES[game].items() for called in (title, readable(name), name)}
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return names, re.compile(rf"\b(?:{'|'.join(longest_first)})\b")
