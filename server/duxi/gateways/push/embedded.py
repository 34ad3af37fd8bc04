"""Embedded push service: stores messages in the outbox and validates the form of tokens."""

import re

from duxi.gateways.models import OutboxMessage
from duxi.gateways.push.contract import PushMessage, PushResult

_RECIPIENT = 300
_TOKEN = re.compile(r"[\w:.-]{20,}")


class EmbeddedPush:
    """Like Firebase it refuses strings that are not tokens."""

    def send(self, token: str, message: PushMessage) -> PushResult:
        if not _TOKEN.fullmatch(token):
            return PushResult.TOKEN_GONE
        OutboxMessage.objects.create(
            channel=OutboxMessage.Channel.PUSH,
            recipient=token[:_RECIPIENT],
            subject=message.title,
            text=f"{message.body}\n\n{message.url}",
        )
        return PushResult.SENT
