"""Delivery status of a mail for the user who sent it: less detail than the mail log."""

from collections.abc import Collection, Mapping

from django.db import models

from duxi.gateways.models import SentMail, SentMailStatus


class MailStatus(models.TextChoices):
    """`refused` by the mailbox, `failed` before reaching it; whether it was opened is not shown."""

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
    """The delivery of the newest mail of each reference; references without a mail are left out."""
    rows = SentMail.objects.filter(reference__in=references).order_by("pk")
    found = rows.values_list("reference", "status")
    return {reference: _SHOWN.get(status, MailStatus.SENT) for reference, status in found}
