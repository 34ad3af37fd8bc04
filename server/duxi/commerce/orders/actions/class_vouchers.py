"""Vouchers that open a class: made by staff in batches, claimed once."""

import re
import secrets
from datetime import datetime

from django.db import IntegrityError, transaction
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS, Purchase, Source
from duxi.catalog.models import Product
from duxi.commerce.models import ClassVoucher
from duxi.commerce.orders.actions.checkout import ALPHABET
from duxi.commerce.orders.actions.waiting import use_offers
from duxi.commerce.shop.actions import seats
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.core.throttle import Limit
from duxi.entitlements.models import SourceKind
from duxi.entitlements.queries import owns

CODE_LENGTH = 10
TRIES = Limit("class-voucher", times=10, seconds=3600)
TRIES_FROM_ONE_PLACE = Limit("class-voucher-address", times=60, seconds=3600)
_SEPARATORS = re.compile(r"[\s._-]+")


class UnknownVoucher(Invalid):
    """No such code; guessing is limited."""

    message = _("Kode voucher tidak dikenal.")


class VoucherUsed(Rejected):
    """Somebody else was enrolled by it."""

    message = _("Kode voucher ini sudah dipakai.")


class OwnVoucherUsed(Rejected):
    """The same person once more."""

    message = _("Anda sudah memakai kode voucher ini.")


class VoucherOver(Rejected):
    """Its last day is past."""

    message = _("Kode voucher ini sudah tidak berlaku.")


class ClassClosed(Rejected):
    """Withdrawn, or its sale has ended."""

    message = _("Kelas untuk voucher ini sudah ditutup.")


class ClassFull(Rejected):
    """No seat is left; the voucher stays good."""

    message = _("Kursi kelas ini sudah habis. Voucher Anda tetap dapat digunakan bila ada kursi kosong.")


class AlreadyIn(Rejected):
    """A second seat for the same person would be a seat lost for others; the voucher stays good."""

    message = _("Anda sudah terdaftar di kelas ini. Voucher Anda belum terpakai.")


def claim(*, holder: User, code: str, address: str) -> Product:
    """Enrol the holder in the voucher's class, once, with one of its seats; returns the class.

    Raises one of the refusals above or `TooMany`; then nothing changes and the voucher stays good.
    """
    TRIES_FROM_ONE_PLACE.hit(address)
    TRIES.hit(str(holder.pk))
    voucher = ClassVoucher.objects.select_related("product").filter(code=tidy(code)).first()
    if voucher is None:
        raise UnknownVoucher(errors={"voucher_code": [str(UnknownVoucher.message)]})
    redeem(voucher=voucher, holder=holder)
    return voucher.product


def redeem(*, voucher: ClassVoucher, holder: User) -> None:
    """Enrol somebody by a voucher that is known to be theirs; raises what `claim` does."""
    try:
        with transaction.atomic():
            _use(voucher, holder)
            _fulfil(voucher, holder)
    except IntegrityError as error:  # another voucher of the same class at the same moment
        raise AlreadyIn from error


def _use(voucher: ClassVoucher, holder: User) -> None:
    """One conditional update: of all who claim at the same moment one gets it."""
    if voucher.used_by_id != holder.pk and owns(holder, voucher.product):
        raise AlreadyIn
    good = ClassVoucher.objects.filter(Q(valid_until=None) | Q(valid_until__gt=Now()), pk=voucher.pk)
    if good.filter(used_by=None).update(used_by=holder, used_at=now()) != 1:
        raise _why_not(voucher, holder)


def _why_not(voucher: ClassVoucher, holder: User) -> Rejected:
    voucher.refresh_from_db(fields=["used_by"])
    if voucher.used_by_id == holder.pk:
        return OwnVoucherUsed()
    return VoucherUsed() if voucher.used_by_id else VoucherOver()


def _fulfil(voucher: ClassVoucher, holder: User) -> None:
    """Take a seat and enrol, in the transaction that used the voucher up."""
    product = voucher.product
    if not product.is_published or (product.sale_until and product.sale_until <= now()):
        raise ClassClosed
    reserved = use_offers(buyer=holder, product_ids=[product.pk])
    if product.pk not in reserved and not seats.take_one(product.pk, 1):
        raise ClassFull
    KINDS[product.kind].fulfil(
        Purchase(
            buyer=holder,
            product=product,
            quantity=1,
            source=Source(SourceKind.CLASS_VOUCHER, str(voucher.pk)),
            paid_at=now(),
            instansi_id=None,
        )
    )


def make_batch(
    *, product: Product, count: int, label: str = "", valid_until: datetime | None = None
) -> list[ClassVoucher]:
    """So many new vouchers of one class, with codes that nobody guesses."""
    return ClassVoucher.objects.bulk_create(
        ClassVoucher(code=new_code(), product=product, label=label, valid_until=valid_until)
        for _number in range(count)
    )


def new_code() -> str:
    """Letters and digits that cannot be mistaken for each other: 31¹⁰ of them."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def tidy(code: str) -> str:
    """A code as it is stored, however somebody typed it."""
    return _SEPARATORS.sub("", code).upper()[:20]
