"""The delivery of a mail, for the one who had it sent: less than the log of mails knows."""

from collections.abc import Collection, Mapping

from django.db import models

from duxi.gateways.models import SentMail, SentMailStatus


class MailStatus(models.TextChoices):
    """`refused` by the mailbox, `failed` before it got there; openings are not shown."""

    QUEUED = "queued"
    SENT = "sent"
    REFUSED = "refused"
    FAILED = "failed"


_SHOWN: Mapping[str, MailStatus] = {
    SentMailStatus.QUEUED: MailStatus.QUEUED,
    SentMailStatus.BOUNCED: MailStatus.REFUSED,
    SentMailStatus.FAILED: MailStatus.FAILED,
}


def delivery_statuses(references: Collection[str]) -> dict[str, MailStatus]:
    """The delivery of the newest mail of each reference; what was never mailed is not there."""
    rows = SentMail.objects.filter(reference__in=references).order_by("pk")
    found = rows.values_list("reference", "status")
    return {reference: _SHOWN.get(status, MailStatus.SENT) for reference, status in found}
