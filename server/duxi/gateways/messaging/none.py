"""No provider at all."""

from duxi.gateways.messaging.contract import CodeMessage, MessagingDown


class NoMessages:
    """A channel that the operator has not set up."""

    def send_code(self, message: CodeMessage) -> None:
        raise MessagingDown
