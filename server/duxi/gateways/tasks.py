"""Jobs of the worker."""

from datetime import timedelta

from duxi.core.clock import now
from duxi.gateways.models import MailEvent, OutboxMessage, SentMail

RETENTION = timedelta(days=30)
LOG_RETENTION = timedelta(days=730)


def forget_old_messages() -> int:
    """Delete outbox messages older than 30 days; returns their number."""
    old = OutboxMessage.objects.filter(created_at__lt=now() - RETENTION)
    return old.delete()[1].get(OutboxMessage._meta.label, 0)


def forget_old_mails() -> int:
    """Delete the content of mails after 30 days and their log after two years; returns the number of deleted
    rows.
    """
    moment = now()
    SentMail.objects.filter(created_at__lt=moment - RETENTION).exclude(encrypted="").update(encrypted="")
    MailEvent.objects.filter(heard_at__lt=moment - RETENTION).delete()
    return SentMail.objects.filter(created_at__lt=moment - LOG_RETENTION).delete()[0]
