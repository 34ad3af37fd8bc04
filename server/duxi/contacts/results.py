"""Statistics of a broadcast."""

from dataclasses import dataclass
from datetime import timedelta

from django.db.models import Count, F, Q, Sum

from duxi.commerce.models import SETTLED, Order
from duxi.contacts.models import BroadcastRecipient, RecipientStatus

ATTRIBUTION = timedelta(days=7)
"""Orders paid within this time after a mail are attributed to it."""


@dataclass(frozen=True)
class Results:
    """Numbers of recipients, deliveries and orders."""

    total: int
    queued: int
    sending: int
    sent: int
    skipped: int
    failed: int
    delivered: int
    opened: int
    bounced: int
    complained: int
    unsubscribed: int


def results_of(broadcast_pk: int) -> Results:
    """Numbers by delivery status, in one statement."""
    rows = BroadcastRecipient.objects.filter(broadcast=broadcast_pk)
    counts = {status: Count("pk", filter=Q(status=status)) for status in RecipientStatus.values}
    fates = {
        name: Count("pk", filter=Q(**{f"mail__{name}_at__isnull": False}))
        for name in ("delivered", "opened", "bounced", "complained")
    }
    left = Count(
        "pk",
        filter=Q(
            contact__consents__topic="news",
            contact__consents__is_given=False,
            contact__consents__at__gte=F("sent_at"),
        ),
        distinct=True,
    )
    found = rows.aggregate(total=Count("pk"), **counts, **fates)
    return Results(**found, **rows.aggregate(unsubscribed=left))


def orders_after(broadcast_pk: int) -> tuple[int, int]:
    """The number and total of orders that recipients paid within the attribution period."""
    rows = Order.objects.filter(
        buyer__contact__broadcasts__broadcast=broadcast_pk,
        status__in=SETTLED,
        paid_at__gte=F("buyer__contact__broadcasts__sent_at"),
        paid_at__lt=F("buyer__contact__broadcasts__sent_at") + ATTRIBUTION,
    )
    found = rows.aggregate(count=Count("pk"), total=Sum("total"))
    return found["count"], found["total"] or 0
