"""How what was found is sold right now, as SQL over products: documents do not know it."""

from functools import cache

from django.db.models import Case, Value, When

from duxi.catalog.models import Product
from duxi.catalog.parts import can_be_bought, seats_left
from duxi.core.facets import literal

_SALE = "SELECT * FROM ({sales}) AS sale WHERE sale.pk = {document}.ref AND {document}.type = 'product'"


def cannot_be_bought(document: str) -> str:
    """The condition that the document is of a product that is sold out, or whose sale is over."""
    found = f"SELECT FROM ({_buyable()}) AS product WHERE product.pk = {document}.ref"
    return f"({document}.type = 'product' AND NOT EXISTS ({found}))"


def sale_of(document: str) -> str:
    """The subselect of a document's `strike_price`, `seats_left` and `on_sale`; no row but of a product."""
    return _SALE.format(sales=_sales(), document=document)


@cache
def _buyable() -> str:
    return literal(Product.objects.filter(can_be_bought()).values("pk"))


@cache
def _sales() -> str:
    on_sale = Case(When(can_be_bought(), then=Value(value=True)), default=Value(value=False))
    sales = Product.objects.annotate(seats_left=seats_left(), on_sale=on_sale)
    return literal(sales.values("pk", "strike_price", "seats_left", "on_sale"))
