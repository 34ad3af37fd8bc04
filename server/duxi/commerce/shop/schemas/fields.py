"""Fields shared by the schemas of carts, orders and transactions."""

from typing import Annotated

from django.conf import settings
from pydantic import Field, StringConstraints

from duxi.catalog.models import Product

Quantity = Annotated[int, Field(ge=1, le=1000)]

Code = Annotated[str, StringConstraints(strip_whitespace=True, max_length=50, pattern=r"^[\w.-]*$")]


def image_url(product: Product) -> str | None:
    """The URL of a product's picture."""
    return f"{settings.MEDIA_URL}{product.image}" if product.image else None
