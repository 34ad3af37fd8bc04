"""No push service at all."""

from duxi.gateways.push.contract import PushMessage, PushResult


class NoPush:
    """Refuses every message; the inbox and mails carry the news."""

    def send(self, token: str, message: PushMessage) -> PushResult:
        return PushResult.REFUSED
