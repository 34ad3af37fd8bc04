"""No messaging provider."""

from duxi.gateways.messaging.contract import CodeMessage, MessagingDown


class NoMessages:
    """A channel that is not configured."""

    def send_code(self, message: CodeMessage) -> None:
        raise MessagingDown
