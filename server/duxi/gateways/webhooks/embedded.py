"""Simulated receivers: the last part of the address says how one behaves.

`…/gone` answers 410, `…/error` 500, `…/redirect` 302, `…/silent` not at all, and every other one 204. As a
careful receiver would, it refuses a message without a signature or with an old timestamp.
"""

from urllib.parse import urlsplit

from duxi.core.clock import now
from duxi.gateways.webhooks.contract import Answer, Message, NoAnswer

_BEHAVIOUR = {"gone": 410, "error": 500, "redirect": 302}
_TOLERATED_SECONDS = 300


class EmbeddedWebhooks:
    """Delivers nothing."""

    def post(self, message: Message) -> Answer:
        last = urlsplit(message.url).path.rstrip("/").rpartition("/")[2]
        if last == "silent":
            raise NoAnswer("ReadTimeout")
        if not _is_signed(message):
            return Answer(401, "unsigned", 1)
        return Answer(_BEHAVIOUR.get(last, 204), "", 1)


def _is_signed(message: Message) -> bool:
    age = now().timestamp() - float(message.headers.get("webhook-timestamp", 0))
    signatures = message.headers.get("webhook-signature", "").split()
    return abs(age) <= _TOLERATED_SECONDS and any(one.startswith("v1,") for one in signatures)
