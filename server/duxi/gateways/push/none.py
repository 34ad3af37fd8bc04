"""No push service."""

from duxi.gateways.push.contract import PushMessage, PushResult


class NoPush:
    """Refuses every message; inbox and mails remain."""

    def send(self, token: str, message: PushMessage) -> PushResult:
        return PushResult.REFUSED
