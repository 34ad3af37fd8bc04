"""How a hit's product is sold right now, as SQL over products: documents do not contain it."""

from functools import cache

from django.db.models import BigIntegerField, Case, F, Value, When
from django.db.models.functions import Greatest, NullIf

from duxi.catalog.models import Product
from duxi.catalog.parts import awaits_date, can_be_bought, parts_price, seats_left
from duxi.core.facets import literal

_SALE = "SELECT * FROM ({sales}) AS sale WHERE sale.pk = {document}.ref AND {document}.type = 'product'"


def cannot_be_bought(document: str) -> str:
    """The condition that the document's product is sold out or no longer on sale."""
    found = f"SELECT FROM ({_buyable()}) AS product WHERE product.pk = {document}.ref"
    return f"({document}.type = 'product' AND NOT EXISTS ({found}))"


def sale_of(document: str) -> str:
    """Subselect of a product's sale data; no row for other documents.

    A bundle's price is compared with the sum of its parts' prices.
    """
    return _SALE.format(sales=_sales(), document=document)


@cache
def _buyable() -> str:
    return literal(Product.objects.filter(can_be_bought()).values("pk"))


@cache
def _sales() -> str:
    on_sale = Case(When(can_be_bought(), then=Value(value=True)), default=Value(value=False))
    compared = Case(
        When(strike_price=None, then=NullIf(Greatest(parts_price(), F("price")), F("price"))),
        default="strike_price",
        output_field=BigIntegerField(),
    )
    sales = Product.objects.annotate(
        seats_left=seats_left(), on_sale=on_sale, awaits_date=awaits_date(), compared_price=compared
    )
    shown = ("compared_price", "voluntary_minimum", "seats_left", "on_sale", "awaits_date")
    return literal(sales.values("pk", *shown))
