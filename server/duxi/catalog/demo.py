"""When the people of the demo came by what they own."""

from datetime import datetime, timedelta

from duxi.catalog.models import Product
from duxi.core.clock import now

_AHEAD = timedelta(days=14)


def bought_at(product: Product, days_ago: int = 0) -> datetime:
    """So many days ago; of what has begun since, before it did."""
    moment = now() - timedelta(days=days_ago)
    return min(moment, product.starts_at - _AHEAD) if product.starts_at else moment
