"""When the people of the demo came by what they own."""

from datetime import datetime, timedelta

from django.db.models import F, Q

from duxi.catalog.models import Product
from duxi.core.clock import now

_AHEAD = timedelta(days=14)


def bought_at(product: Product, days_ago: int = 0) -> datetime:
    """So many days ago; of what has begun since, before it did."""
    moment = now() - timedelta(days=days_ago)
    return min(moment, product.starts_at - _AHEAD) if product.starts_at else moment


def count_as_sold(product: Product, quantity: int = 1) -> None:
    """Count given seats like those of an order, as far as there is room for them."""
    free = Q(quota=None) | Q(quota__gte=F("sold") + quantity)
    Product.objects.filter(free, pk=product.pk).update(
        sold=F("sold") + quantity, sold_elsewhere=F("sold_elsewhere") + quantity
    )
