"""Fields that carts, orders and transactions share on the wire."""

from typing import Annotated

from django.conf import settings
from pydantic import Field, StringConstraints

from duxi.catalog.models import Product

Quantity = Annotated[int, Field(ge=1, le=1000)]

Code = Annotated[str, StringConstraints(strip_whitespace=True, max_length=50, pattern=r"^[\w.-]*$")]


def image_url(product: Product) -> str | None:
    """Where a product's picture lies."""
    return f"{settings.MEDIA_URL}{product.image}" if product.image else None
