"""What the worker runs."""

from datetime import timedelta

from duxi.core.clock import now
from duxi.gateways.models import MailDelivery, OutboxMessage

KEPT = timedelta(days=30)
DELIVERIES_KEPT = timedelta(days=180)


def forget_old_messages() -> int:
    """Delete what the embedded drivers would have sent more than 30 days ago; returns how many messages.

    What became of letters is forgotten after half a year.
    """
    MailDelivery.objects.filter(changed_at__lt=now() - DELIVERIES_KEPT).delete()
    old = OutboxMessage.objects.filter(created_at__lt=now() - KEPT)
    return old.delete()[1].get(OutboxMessage._meta.label, 0)
