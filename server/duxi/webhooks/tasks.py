"""Worker jobs of webhooks."""

from duxi.core.clock import now
from duxi.webhooks.actions.sending import send_delivery
from duxi.webhooks.queries import due_deliveries, outdated_deliveries

_AT_ONCE = 100


def send(pk: int) -> None:
    send_delivery(pk=pk)


def send_due() -> int:
    """Send deliveries whose next attempt is due; returns how many were accepted."""
    return sum(send_delivery(pk=pk) for pk in list(due_deliveries(now(), _AT_ONCE)))


def delete_outdated() -> int:
    """Delete deliveries after their retention; returns how many."""
    return outdated_deliveries().delete()[0]
