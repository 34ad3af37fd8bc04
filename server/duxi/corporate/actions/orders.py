"""Ordering an accepted quotation, and recording the company's transfers."""

from datetime import timedelta

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.core.clock import local, now
from duxi.core.errors import NotFound, Rejected
from duxi.core.locks import advisory_lock
from duxi.corporate.actions.companies import record
from duxi.corporate.models import (
    CompanyEventKind,
    CompanyOrder,
    CompanyOrderStatus,
    CompanySeat,
    Instalment,
    Member,
    PaymentTerms,
    Quotation,
    QuotationStatus,
)

DUE_DAYS = {PaymentTerms.FULL: (14,), PaymentTerms.TWO: (14, 44), PaymentTerms.THREE: (14, 44, 74)}


class NotAccepted(Rejected):
    """The quotation was not accepted."""

    message = _("Setujui penawaran ini terlebih dahulu.")


class AlreadyOrdered(Rejected):
    """The quotation was already ordered."""

    message = _("Penawaran ini sudah dipesan.")


class NothingToPay(Rejected):
    """The instalment was already recorded, or the order is cancelled."""

    message = _("Termin ini sudah dibayar atau pesanannya dibatalkan.")


class SeatsOpen(Rejected):
    """An order whose seats are open cannot be cancelled here."""

    message = _("Pesanan yang sudah dibayar tidak dapat dibatalkan.")


def order(
    *, manager: Member, quotation: Quotation, terms: PaymentTerms, wants_tax_invoice: bool
) -> CompanyOrder:
    """Order an accepted quotation, once; raises `NotAccepted` or `AlreadyOrdered`."""
    if quotation.status != QuotationStatus.ACCEPTED:
        raise NotAccepted
    try:
        with transaction.atomic():
            made = CompanyOrder.objects.create(
                number=_number(),
                quotation=quotation,
                company=quotation.company,
                terms=terms,
                wants_tax_invoice=wants_tax_invoice,
                total=quotation.total,
                created_by=manager.user,
                created_at=now(),
            )
            Instalment.objects.bulk_create(_instalments(made))
            record(quotation.company, CompanyEventKind.ORDERED, manager.user, made.number)
    except IntegrityError as error:
        raise AlreadyOrdered from error
    return made


@transaction.atomic
def record_payment(*, order_id: int, number: int, proof: str, by: User) -> CompanyOrder:
    """Record an instalment's transfer; the first one opens the seats. Raises `NotFound` or `NothingToPay`."""
    found = _locked(order_id)
    if found.status == CompanyOrderStatus.CANCELLED:
        raise NothingToPay
    due = Instalment.objects.filter(order=found, number=number, paid_at=None)
    if not due.update(paid_at=now(), proof=proof, recorded_by=by):
        raise NothingToPay
    if found.status == CompanyOrderStatus.OPEN:
        _open_seats(found)
    is_paid = not Instalment.objects.filter(order=found, paid_at=None).exists()
    found.status = CompanyOrderStatus.PAID if is_paid else CompanyOrderStatus.ACTIVE
    found.save(update_fields=["status"])
    record(found.company, CompanyEventKind.PAID, by, f"{found.number} ({number})")
    return found


@transaction.atomic
def cancel(*, order_id: int) -> None:
    """Cancel an unpaid order; raises `NotFound` or `SeatsOpen`."""
    found = _locked(order_id)
    if found.status != CompanyOrderStatus.OPEN:
        raise SeatsOpen
    found.status = CompanyOrderStatus.CANCELLED
    found.save(update_fields=["status"])


def _locked(order_id: int) -> CompanyOrder:
    rows = CompanyOrder.objects.select_for_update(of=("self",)).select_related("company", "quotation")
    found = rows.filter(pk=order_id).first()
    if found is None:
        raise NotFound
    return found


def _open_seats(made: CompanyOrder) -> None:
    lines = made.quotation.lines.all()
    CompanySeat.objects.bulk_create(
        CompanySeat(order=made, product_id=line.product_id) for line in lines for _seat in range(line.seats)
    )


def _instalments(made: CompanyOrder) -> list[Instalment]:
    """Equal parts; the first one includes the remainder."""
    days = DUE_DAYS[PaymentTerms(made.terms)]
    part, rest = divmod(made.total, len(days))
    today = local(made.created_at).date()
    return [
        Instalment(
            order=made,
            number=index + 1,
            amount=part + (rest if index == 0 else 0),
            due_on=today + timedelta(days=after),
        )
        for index, after in enumerate(days)
    ]


def _number() -> str:
    """Numbered within the month, without gaps."""
    moment = now()
    stem = f"PSP/{moment:%Y/%m}/"
    advisory_lock(f"company-order-number:{stem}")
    return f"{stem}{CompanyOrder.objects.filter(number__startswith=stem).count() + 1:04d}"
