"""The deadlines of lines that were paid before their product had a date."""

from datetime import timedelta

from duxi.commerce.models import OrderLine
from duxi.commerce.shop.refund_policy import DAYS_AFTER_PAYMENT
from duxi.core.clock import now


def extend_after_announcement(product_pk: int) -> None:
    """Its date was announced: whoever paid for it may still give it back for some days; none loses any."""
    until = now() + timedelta(days=DAYS_AFTER_PAYMENT)
    lines = OrderLine.objects.filter(product=product_pk, refundable_until__lt=until)
    lines.update(refundable_until=until)
