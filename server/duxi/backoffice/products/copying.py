"""Copies a class as a draft at another time, without its seats."""

from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from duxi.backoffice.products.saving import create_product
from duxi.backoffice.products.values import Values, lines_values, values_of
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.clock import local
from duxi.core.errors import Invalid

DATED = ("starts_at", "ends_at", "sale_until")


@transaction.atomic
def copy_product(product: Product, starts_at: datetime | None) -> Product:
    """A draft copy; with a start time all dates are shifted."""
    values, lines = values_of(product), lines_values(product)
    values["slug"] = ""
    if starts_at is not None:
        values, lines = _shifted(product, values, lines, starts_at)
    fresh = {name: [{**row, "id": None} for row in rows] for name, rows in lines.items()}
    return create_product(KINDS[product.kind], values, fresh)


def _shifted(
    product: Product, values: Values, lines: dict[str, list[Values]], starts_at: datetime
) -> tuple[Values, dict[str, list[Values]]]:
    if product.starts_at is None:
        raise Invalid(errors={"starts_at": [_("Produk ini tidak bertanggal.")]})
    shift = starts_at - product.starts_at
    for name in DATED:
        if values.get(name):
            values[name] = _later(values[name], shift)
    for row in lines.get("sessions", []):
        row["starts_at"] = _later(row["starts_at"], shift)
    values["slug"] = f"{product.slug[:100]}-{local(starts_at):%Y-%m-%d}"
    if Product.objects.filter(kind=product.kind, slug=values["slug"]).exists():
        values["slug"] = ""
    return values, lines


def _later(moment: Any, shift: timedelta) -> str:
    return (datetime.fromisoformat(moment) + shift).isoformat()
