"""What the worker runs."""

from datetime import timedelta

from duxi.core.clock import now
from duxi.gateways.models import MailEvent, OutboxMessage, SentMail

KEPT = timedelta(days=30)
LOG_KEPT = timedelta(days=730)


def forget_old_messages() -> int:
    """Delete what the embedded drivers would have sent more than 30 days ago; returns how many messages."""
    old = OutboxMessage.objects.filter(created_at__lt=now() - KEPT)
    return old.delete()[1].get(OutboxMessage._meta.label, 0)


def forget_old_mails() -> int:
    """Delete what mails said after 30 days and their log after two years; returns how many rows of it."""
    moment = now()
    SentMail.objects.filter(created_at__lt=moment - KEPT).exclude(encrypted="").update(encrypted="")
    MailEvent.objects.filter(heard_at__lt=moment - KEPT).delete()
    return SentMail.objects.filter(created_at__lt=moment - LOG_KEPT).delete()[0]
