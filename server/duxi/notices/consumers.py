"""`/ws/notifications`: the unread count, one watched subject, and the end of the session.

The first frame must be `initSocket` with an access token. Close codes are 4000 + the HTTP status: 4401
invalid token, 4490 expired, 4491 session ended; 4408: the client sent nothing.
"""

import asyncio
import logging
from typing import cast

from channels.db import database_sync_to_async

from duxi.accounts.models import User
from duxi.accounts.tokens import AccessExpired, SessionEnded, read_access
from duxi.core.errors import Rejected
from duxi.core.language import speaking
from duxi.core.sockets import Data, Message, Socket
from duxi.notices.groups import session_group, user_group
from duxi.notices.queries import Listener, listener_of, notifications_of, unread_count
from duxi.notices.schemas import NotificationOut
from duxi.notices.watching import watched_group

logger = logging.getLogger(__name__)

AUTH_SECONDS = 5.0
HEARTBEAT_SECONDS = 25.0
CHECK_EVERY = 12
"""Heartbeats between two checks of the session, in case the message about its end was lost."""
SILENT, OUR_FAULT, CLOSE_BASE = 4408, 1011, 4000


class NotificationsConsumer(Socket):
    _user: User | None = None
    _locale = ""
    _watched = ""

    async def connect(self) -> None:
        await self.accept()  # type: ignore[no-untyped-call]
        self.start(self._end_if_silent())

    async def on_frame(self, event: str, data: Data, ack: int | None) -> None:
        if event == "initSocket" and self._user is None:
            await self._open(data)
        elif event == "watch" and self._user:
            await self._watch(self._user, str(data.get("subject", "")), str(data.get("key", "")))
        elif event == "ping":
            await self.send_event("pong", {})

    async def _open(self, data: Data) -> None:
        self._locale = str(data.get("locale", ""))
        try:
            await self._identify(str(data.get("token", "")))
        except Rejected as refusal:
            await self.end(CLOSE_BASE + refusal.status)
            return
        await self.send_event("ready", await database_sync_to_async(self._unread)(None))
        self.start(self._beat())

    async def _identify(self, token: str) -> None:
        """Join the groups before checking the session, so that its end cannot be missed in between."""
        self._session_uuid = read_access(token)
        await self.join(session_group(self._session_uuid))
        user = await self._listener()
        await self.join(user_group(user.pk))
        self._user = user

    async def _listener(self) -> User:
        """The user of this socket; raises `SessionEnded` or `AccessExpired`."""
        found = await database_sync_to_async(listener_of)(self._session_uuid)
        listener = cast("Listener | None", found)
        if listener is None or listener.is_ended:
            raise SessionEnded
        if listener.is_expired:
            raise AccessExpired
        return listener.user

    async def _watch(self, user: User, subject: str, key: str) -> None:
        """Watch this subject instead of the previous one; none if the user may not see it."""
        if self._watched:
            await self.leave(self._watched)
        self._watched = await database_sync_to_async(watched_group)(user, subject, key) or ""
        if self._watched:
            await self.join(self._watched)
        await self.send_event("watching", {"subject": subject, "key": key, "is_on": bool(self._watched)})

    async def watched_changed(self, event: Message) -> None:
        """The watched subject changed."""
        await self.send_event("changed", {"subject": event["subject"], "key": event["key"]})

    async def inbox_changed(self, event: Message) -> None:
        """The unread count changed."""
        if self._user and not self.is_over:
            await self.send_event("unread", await database_sync_to_async(self._unread)(event["notification"]))

    async def session_ended(self, event: Message) -> None:
        """The session of this socket has ended."""
        await self.send_event("sessionEnded", {})
        await self.end(CLOSE_BASE + SessionEnded.status)

    def _unread(self, notification_pk: int | None) -> Data:
        """The current count, with the new notification if there is one."""
        if self._user is None:
            return {}
        found: Data = {"total_unread": unread_count(self._user)}
        if notification_pk is None:
            return found
        news = notifications_of(self._user).filter(pk=notification_pk).first()
        if news:
            with speaking(self._locale or self._user.locale):
                found["notification"] = NotificationOut.of(news).model_dump(mode="json")
        return found

    async def _end_if_silent(self) -> None:
        await asyncio.sleep(AUTH_SECONDS)
        if self._user is None:
            await self.end(SILENT)

    async def _beat(self) -> None:
        """A heartbeat, by which the client detects dead connections."""
        beats = 0
        while not self.is_over:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            await self.send_event("heartbeat", {})
            beats += 1
            if beats % CHECK_EVERY == 0:
                await self._check()

    async def _check(self) -> None:
        try:
            await self._listener()
        except SessionEnded:
            await self.session_ended({})
        except AccessExpired:
            await self.end(CLOSE_BASE + AccessExpired.status)
        except Exception:
            logger.exception("Could not look at the session of a websocket")
            await self.end(OUR_FAULT)
