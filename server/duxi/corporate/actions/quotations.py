"""Requesting and answering quotations."""

from collections.abc import Mapping
from datetime import timedelta

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.catalog.models import Product
from duxi.catalog.queries import on_sale
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.core.locks import advisory_lock
from duxi.corporate.actions.companies import record
from duxi.corporate.models import (
    Campaign,
    CompanyEventKind,
    Member,
    Quotation,
    QuotationLine,
    QuotationStatus,
)

VALID_FOR = timedelta(days=14)
MOST_SEATS = 1000
VOLUME_DISCOUNTS = ((50, 10), (20, 7), (10, 5))
"""Minimum number of seats and discount in percent."""


class QuotationOver(Rejected):
    """The quotation was answered or has expired."""

    message = gettext_lazy("Penawaran ini sudah dijawab atau masa berlakunya habis. Minta penawaran baru.")


@transaction.atomic
def request_quotation(
    *, manager: Member, seats: Mapping[int, int], campaign: Campaign | None, note: str
) -> Quotation:
    """Create a numbered quotation for these seats; raises `Invalid`."""
    products = {one.pk: one for one in on_sale().filter(pk__in=seats)}
    _check(products, seats)
    lines = [(products[pk], number) for pk, number in seats.items()]
    subtotal = sum(product.price * number for product, number in lines)
    discount = subtotal * volume_percent(sum(seats.values())) // 100
    quotation = Quotation.objects.create(
        number=_number(),
        company=manager.company,
        campaign=campaign,
        subtotal=subtotal,
        discount=discount,
        total=subtotal - discount,
        note=note,
        requested_by=manager.user,
        created_at=now(),
        valid_until=now() + VALID_FOR,
    )
    QuotationLine.objects.bulk_create(_line(quotation, product, number) for product, number in lines)
    record(manager.company, CompanyEventKind.QUOTATION, manager.user, quotation.number)
    return quotation


@transaction.atomic
def answer(*, manager: Member, quotation: Quotation, is_accepted: bool) -> None:
    """Accept or decline, once and before it expires; raises `QuotationOver`."""
    status = QuotationStatus.ACCEPTED if is_accepted else QuotationStatus.DECLINED
    waiting = Quotation.objects.filter(pk=quotation.pk, status=QuotationStatus.SENT, valid_until__gt=now())
    if not waiting.update(status=status, answered_at=now()):
        raise QuotationOver
    record(quotation.company, CompanyEventKind.ANSWERED, manager.user, quotation.number)


def volume_percent(seats: int) -> int:
    """The discount of a quotation by its total number of seats."""
    return next((percent for least, percent in VOLUME_DISCOUNTS if seats >= least), 0)


def _check(products: Mapping[int, Product], seats: Mapping[int, int]) -> None:
    if not seats or len(products) != len(seats):
        raise Invalid(errors={"lines": [_("Pilih produk yang masih dijual.")]})
    if not all(1 <= number <= MOST_SEATS for number in seats.values()):
        raise Invalid(errors={"lines": [_("Isi 1 sampai {n} kursi per produk.").format(n=MOST_SEATS)]})


def _line(quotation: Quotation, product: Product, number: int) -> QuotationLine:
    return QuotationLine(
        quotation=quotation,
        product=product,
        title=product.title,
        seats=number,
        price=product.price,
        amount=product.price * number,
    )


def _number() -> str:
    """Numbered within the month, without gaps."""
    moment = now()
    stem = f"PNW/{moment:%Y/%m}/"
    advisory_lock(f"quotation-number:{stem}")
    return f"{stem}{Quotation.objects.filter(number__startswith=stem).count() + 1:04d}"
