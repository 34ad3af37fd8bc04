"""`/ws/live-chat`: one connection of a visitor, a learner or an agent."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from channels.db import database_sync_to_async
from django.utils.translation import gettext as _
from pydantic import ValidationError

from duxi.accounts.tokens import AccessExpired, SessionEnded
from duxi.chat.actions.duty import note_agent_seen
from duxi.chat.actions.visitors import note_presence
from duxi.chat.contract import CLIENT_EVENTS, ClientEvent
from duxi.chat.events.agents import announce
from duxi.chat.groups import AGENTS, agent_group, conversation_group, sign_in_group, visitor_group
from duxi.chat.peers import MAY_ANSWER, Peer
from duxi.chat.schemas import ChatError
from duxi.core.errors import Forbidden, Invalid, NotFound, Rejected, Unauthenticated
from duxi.core.language import speaking
from duxi.core.sockets import BAD_FRAME, TOO_BIG, TOO_MANY, Data, Message, Socket
from duxi.core.types import client_address_of
from duxi.core.validation import field_errors
from duxi.notices.queries import listener_of

logger = logging.getLogger(__name__)

INIT_SECONDS = 10.0
HEARTBEAT_SECONDS = 25.0
CHECK_EVERY = 6
SILENT, CLOSE_BASE = 4408, 4000
_BEARER_FAULTS = (AccessExpired, SessionEnded)


class LiveChatConsumer(Socket):
    """Reads frames, runs their handlers sequentially, and forwards events."""

    max_frame = 64 * 1024
    max_frames = 240

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.peer = Peer()
        self._is_initialised = False

    async def connect(self) -> None:
        headers = dict(self.scope.get("headers", ()))
        self.peer.address = client_address_of(self.scope)
        self.peer.user_agent = headers.get(b"user-agent", b"").decode("latin-1")[:300]
        self.peer.channel = self.channel_name
        await self.accept()  # type: ignore[no-untyped-call]
        self.start(self._end_if_silent())

    async def on_frame(self, event: str, data: Data, ack: int | None) -> None:
        found = CLIENT_EVENTS.get(event)
        try:
            answer = await self._handled(found, data)
        except Rejected as refusal:
            await self._refuse(event, refusal, ack)
        except Exception:
            logger.exception("Chat event %s failed", event)
            await self._refuse(event, _OurFault(), ack)
        else:
            await self.send_event(event, answer, ack)

    async def _handled(self, event: ClientEvent | None, data: Data) -> Data:
        if event is None:
            with speaking(self.peer.locale):
                raise _UnknownEvent
        if event.name != "initSocket" and not self._is_initialised:
            with speaking(self.peer.locale):
                raise _NotInitialised
        answer: Data = await database_sync_to_async(self._run)(event, data)
        await self._join_groups()
        if event.name == "initSocket":
            self._begin()
        return answer

    def _run(self, event: ClientEvent, data: Data) -> Data:
        with speaking(str(data.get("locale") or self.peer.locale)):
            self._check_audience(event)
            try:
                takes = event.takes.model_validate(data)
            except ValidationError as error:
                located = [{**one, "loc": ("data", *one["loc"])} for one in error.errors()]
                raise Invalid(errors=field_errors(located)) from error
            return event.handle(self.peer, takes).model_dump(mode="json")

    def _check_audience(self, event: ClientEvent) -> None:
        if event.audience == "agent" and not self.peer.is_agent:
            raise Forbidden
        if event.audience == "visitor" and self.peer.is_agent:
            raise Forbidden
        if event.audience in ("visitor", "both") and not self.peer.is_known:
            raise Unauthenticated

    def _begin(self) -> None:
        if not self._is_initialised:
            self._is_initialised = True
            self.start(self._beat())

    async def _join_groups(self) -> None:
        """Join the groups of this peer, and no others."""
        wanted = set(_groups_of(self.peer))
        for group in set(self.groups) - wanted:
            await self.leave(group)
        for group in wanted - set(self.groups):
            await self.join(group)

    async def _refuse(self, event: str, refusal: Rejected, ack: int | None) -> None:
        error = ChatError(
            event=event,
            code=refusal.status,
            message=refusal.text,
            errors={name: list(map(str, texts)) for name, texts in (refusal.errors or {}).items()} or None,
            retry_after=refusal.retry_after,
        )
        await self.send_event("error", error.model_dump(mode="json"), ack)
        if isinstance(refusal, _BEARER_FAULTS):
            await self.end(CLOSE_BASE + refusal.status)

    async def on_fault(self, code: int) -> None:
        with speaking(self.peer.locale):
            await self.send_event(
                "error", ChatError(event="", code=_HTTP[code], message=_FAULTS[code]()).model_dump()
            )
        await self.end(code)

    async def chat_news(self, news: Message) -> None:
        """Forward an event."""
        if news.get("but") != self.channel_name:
            await self.send_event(news["event"], news["data"])

    async def chat_message(self, news: Message) -> None:
        """Forward a message; whether it is the peer's own depends on the peer."""
        await self.send_event("message", {**news["data"], "is_mine": self._is_mine(news)})

    def _is_mine(self, news: Message) -> bool:
        if self.peer.is_agent:
            return bool(news["sender"] == "agent" and self.peer.user and news["author"] == self.peer.user.pk)
        return bool(news["sender"] == "visitor")

    async def session_ended(self, event: Message) -> None:
        """The session of this socket has ended."""
        await self.send_event("sessionEnded", {})
        await self.end(CLOSE_BASE + SessionEnded.status)

    async def disconnect(self, code: int) -> None:
        announce(self.peer, is_viewing=False)

    async def _end_if_silent(self) -> None:
        await asyncio.sleep(INIT_SECONDS)
        if not self._is_initialised:
            await self.end(SILENT)

    async def _beat(self) -> None:
        """Lets the client detect a dead connection, and others the user's presence."""
        beats = 0
        while not self.is_over:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await self.send_event("heartbeat", {})
            beats += 1
            try:
                await database_sync_to_async(self._note_alive)(beats % CHECK_EVERY == 0)
            except Rejected:
                await self.session_ended({})
            except Exception:
                logger.exception("Could not note that a chat socket is alive")

    def _note_alive(self, is_checked: bool) -> None:
        if is_checked and self.peer.sign_in is not None:
            self._check_sign_in()
        announce(self.peer, is_viewing=True)
        if self.peer.is_agent:
            note_agent_seen(self.peer.as_agent())
        elif self.peer.visitor is not None:
            note_presence(self.peer.visitor, self.peer)

    def _check_sign_in(self) -> None:
        found = listener_of(self.peer.sign_in) if self.peer.sign_in else None
        if found is None or found.is_ended:
            raise SessionEnded
        if self.peer.is_agent and not found.user.has_perm(MAY_ANSWER):
            raise SessionEnded


def _groups_of(peer: Peer) -> list[str]:
    found = [sign_in_group(peer.sign_in)] if peer.sign_in else []
    if peer.is_agent and peer.user:
        found += [AGENTS, agent_group(peer.user.pk)]
        return [*found, conversation_group(peer.watching)] if peer.watching else found
    return [*found, visitor_group(peer.visitor.uuid)] if peer.visitor else found


class _UnknownEvent(NotFound):
    def __init__(self) -> None:
        super().__init__(_("Peristiwa tidak dikenal."))


class _NotInitialised(Unauthenticated):
    def __init__(self) -> None:
        super().__init__(_("Kirim initSocket terlebih dahulu."))


class _OurFault(Rejected):
    status = 500

    def __init__(self) -> None:
        super().__init__(_("Terjadi kesalahan pada server. Silakan coba lagi."))


_HTTP = {BAD_FRAME: 400, TOO_BIG: 413, TOO_MANY: 429}
_FAULTS: dict[int, Callable[[], str]] = {
    BAD_FRAME: lambda: _("Pesan bukan JSON yang sah."),
    TOO_BIG: lambda: _("Pesan terlalu besar."),
    TOO_MANY: lambda: _("Terlalu banyak pesan dalam waktu singkat. Silakan tunggu sebentar."),
}
