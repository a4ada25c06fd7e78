"""Turn notices for programs, and for the script by which a browser subscribes."""

import asyncio
from datetime import datetime

import msgspec
from litestar import Controller, delete, get, post

from figurka.calling.caller import Caller, CallError
from figurka.calling.model import Call, Kind
from figurka.locales import Words
from figurka.web.addresses import outside_of
from figurka.web.calling import held_by, secrets_of, trouble_of
from figurka.web.identity import AnyRequest, address_of, visitor_of
from figurka.web.limits import Limiter


class SubscriptionKeys(msgspec.Struct):
    """The keys of a browser, as `PushSubscription.toJSON()` tells them."""

    p256dh: str
    auth: str


class Subscription(msgspec.Struct):
    """A browser that may be called, as `PushSubscription.toJSON()` tells it."""

    endpoint: str
    keys: SubscriptionKeys


class NewNotice(msgspec.Struct, forbid_unknown_fields=True):
    """Where the caller wants to be told: `push` with a `subscription`; the webhooks with an `address`."""

    kind: Kind
    address: str = ""
    subscription: Subscription | None = None


class NoticeAnswer(msgspec.Struct, omit_defaults=True):
    """A browser or a webhook that is told when it is the caller's turn."""

    id: str
    kind: str
    host: str
    """Where notices go; the whole address is told to nobody."""
    language: str
    made: datetime
    failures: int
    """How many notices in a row could not be delivered; after three no more are sent."""
    given_up: bool
    trouble: str = ""
    """Why the last one was not delivered, in words."""
    secret: str | None = None
    """What a webhook's notices are signed with; told only when it is made."""


class NoticesAnswer(msgspec.Struct):
    """How the caller is told of his turns."""

    push: bool
    """Whether this server can call browsers."""
    key: str
    """The key to subscribe with (VAPID), if it can."""
    held: str
    """A word that changes with the caller's seats: a browser then says anew that it wants to be called."""
    notices: list[NoticeAnswer]


class TrialAnswer(msgspec.Struct):
    """Whether a trial was taken, and if not, why."""

    taken: bool
    trouble: str


def answer_call(call: Call, words: Words, secret: str | None = None) -> NoticeAnswer:
    """A call as its owner may see it."""
    return NoticeAnswer(
        call.id,
        str(call.kind),
        call.host,
        call.language,
        call.made,
        call.failures,
        call.given_up,
        trouble_of(call, words),
        secret,
    )


class CallingApi(Controller):
    """Turn notices: each for one person, at most one for each turn, and none unless it was switched on."""

    path = "/api/me/notices"
    tags = ["notices"]  # noqa: RUF012

    @get("", summary="How you are told of your turns")
    async def show(self, request: AnyRequest, caller: Caller) -> NoticesAnswer:
        """The browsers and webhooks that are told when it is the caller's turn."""
        visitor = visitor_of(request)
        calls = await caller.calls_of(secrets_of(visitor))
        key = await asyncio.to_thread(lambda: caller.public_key)
        told = [answer_call(call, visitor.words) for call in calls]
        return NoticesAnswer(bool(key), key, held_by(visitor), told)

    @post("", summary="Be told of your turns")
    async def add(
        self, request: AnyRequest, data: NewNotice, caller: Caller, limiter: Limiter, listens: str
    ) -> NoticeAnswer:
        """Switch a browser or a webhook on for all tables at which the caller holds a seat."""
        visitor = visitor_of(request)
        await limiter.spend("notice", address_of(request))
        secrets, origin = secrets_of(visitor), outside_of(request, listens).origin
        if data.kind is not Kind.PUSH:
            call = await caller.add_webhook(secrets, data.kind, data.address, visitor.language, origin)
            return answer_call(call, visitor.words, call.secret)
        if data.subscription is None:
            raise CallError("error-call-subscription")
        keys = data.subscription.keys
        call = await caller.add_browser(
            secrets, data.subscription.endpoint, keys.p256dh, keys.auth, visitor.language, origin
        )
        return answer_call(call, visitor.words)

    @post("/{call_id:str}/trial", summary="Send a trial", status_code=200)
    async def trial(self, request: AnyRequest, call_id: str, caller: Caller, limiter: Limiter) -> TrialAnswer:
        """Send a notice that tells of nothing; if it is taken, one that was given up is told again."""
        visitor = visitor_of(request)
        await limiter.spend("notice", address_of(request))
        trouble = await caller.try_out(secrets_of(visitor), call_id)
        return TrialAnswer(not trouble, visitor.words(f"web-call-trouble-{trouble}") if trouble else "")

    @delete("/{call_id:str}", summary="Be told no more")
    async def remove(self, request: AnyRequest, call_id: str, caller: Caller) -> None:
        """Switch a browser or a webhook off, and forget all that is known of it."""
        await caller.remove(secrets_of(visitor_of(request)), call_id)
