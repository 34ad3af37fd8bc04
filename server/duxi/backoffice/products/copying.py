"""Copies a product as a draft at another time: all that staff wrote, nothing that people did."""

from datetime import datetime, timedelta
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from duxi.assessors.actions.copies import copy_rubrics
from duxi.backoffice.products.saving import create_product, locked_product
from duxi.backoffice.products.values import Values, lines_values, values_of
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.certificates.actions.copies import copy_certificate_rules
from duxi.classroom.actions.copies import copy_plan
from duxi.content.actions.copies import copy_translations
from duxi.core.clock import local
from duxi.core.errors import Invalid
from duxi.exams.actions.copies import copy_exams
from duxi.learning.actions.copies import copy_chapters, copy_materials

DATED = ("starts_at", "ends_at", "sale_until")


@transaction.atomic
def copy_product(pk: int, starts_at: datetime | None) -> Product:
    """A draft copy; with a start time all dates are shifted. Raises `NotFound` or `Invalid`."""
    product = locked_product(pk)
    shift = _shift(product, starts_at)
    values, lines = _shifted(values_of(product), lines_values(product), shift)
    values["slug"] = _slug(product, starts_at)
    fresh = {name: [{**row, "id": None} for row in rows] for name, rows in lines.items()}
    copy = create_product(KINDS[product.kind], values, fresh)
    _copy_parts(product, copy, shift)
    return copy


def _copy_parts(product: Product, copy: Product, shift: timedelta) -> None:
    """All that is written elsewhere than in the product's form; files last, as they are not rolled back."""
    copy_translations(product.kind, {product.slug: copy.slug})
    copy_certificate_rules(product, copy)
    exams = copy_exams(product, copy, shift)
    copy_rubrics(exams)
    copy_plan(product, copy, shift, exams)
    copy_chapters(product, copy, shift)
    copy_materials(product, copy, shift)


def _shift(product: Product, starts_at: datetime | None) -> timedelta:
    if starts_at is None:
        return timedelta(0)
    if product.starts_at is None:
        raise Invalid(errors={"starts_at": [_("Produk ini tidak bertanggal.")]})
    return starts_at - product.starts_at


def _shifted(
    values: Values, lines: dict[str, list[Values]], shift: timedelta
) -> tuple[Values, dict[str, list[Values]]]:
    for name in DATED:
        if values.get(name):
            values[name] = _later(values[name], shift)
    for row in lines.get("sessions", []):
        row["starts_at"] = _later(row["starts_at"], shift)
    return values, lines


def _slug(product: Product, starts_at: datetime | None) -> str:
    """The slug with the new day; empty if it is taken or there is none, so that saving finds a free one."""
    if starts_at is None:
        return ""
    slug = f"{product.slug[:100]}-{local(starts_at):%Y-%m-%d}"
    return "" if Product.objects.filter(kind=product.kind, slug=slug).exists() else slug


def _later(moment: Any, shift: timedelta) -> str:
    return (datetime.fromisoformat(moment) + shift).isoformat()
