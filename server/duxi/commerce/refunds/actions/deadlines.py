"""Refund deadlines of lines that were paid before their product had a date."""

from django.db.models import F, Value
from django.db.models.functions import Greatest

from duxi.catalog.models import Product
from duxi.commerce.models import OrderLine
from duxi.commerce.shop.refund_policy import announced_deadline


def extend_after_announcement(product: Product) -> None:
    """The date was announced: extend the deadlines of lines that waited for it; never shorten one."""
    until = Greatest(F("refundable_until"), Value(announced_deadline(product)))
    OrderLine.objects.filter(product=product, awaits_date=True).update(
        refundable_until=until, awaits_date=False
    )
