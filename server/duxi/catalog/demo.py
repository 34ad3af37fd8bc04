"""Purchase dates of the demo's users."""

from datetime import datetime, timedelta

from django.db.models import F, Q

from duxi.catalog.models import Product
from duxi.core.clock import now

_AHEAD = timedelta(days=14)


def bought_at(product: Product, days_ago: int = 0) -> datetime:
    """So many days ago, or earlier if the product has begun since."""
    moment = now() - timedelta(days=days_ago)
    return min(moment, product.starts_at - _AHEAD) if product.starts_at else moment


def count_as_sold(product: Product, quantity: int = 1) -> None:
    """Count granted seats like those of orders, if enough seats are free."""
    free = Q(quota=None) | Q(quota__gte=F("sold") + quantity)
    Product.objects.filter(free, pk=product.pk).update(
        sold=F("sold") + quantity, sold_elsewhere=F("sold_elsewhere") + quantity
    )
