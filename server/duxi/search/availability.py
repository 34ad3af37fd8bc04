"""Whether what was found can be bought right now, as SQL over products: documents do not know it."""

from functools import cache

from duxi.catalog.models import Product
from duxi.catalog.parts import can_be_bought
from duxi.core.facets import literal


def cannot_be_bought(document: str) -> str:
    """The condition that the document is of a product that is sold out, or whose sale is over."""
    found = f"SELECT FROM ({_buyable()}) AS product WHERE product.pk = {document}.ref"
    return f"({document}.type = 'product' AND NOT EXISTS ({found}))"


@cache
def _buyable() -> str:
    return literal(Product.objects.filter(can_be_bought()).values("pk"))
