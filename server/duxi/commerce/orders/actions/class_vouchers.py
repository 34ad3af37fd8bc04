"""Vouchers that open a class: created by staff in batches, redeemed once."""

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
    """No such code; guessing is rate limited."""

    message = _("Kode voucher tidak dikenal.")


class VoucherUsed(Rejected):
    """Another user has redeemed it."""

    message = _("Kode voucher ini sudah dipakai.")


class OwnVoucherUsed(Rejected):
    """The same user has redeemed it."""

    message = _("Anda sudah memakai kode voucher ini.")


class VoucherOver(Rejected):
    """Its last day is over."""

    message = _("Kode voucher ini sudah tidak berlaku.")


class ClassClosed(Rejected):
    """The class was withdrawn, or its sale has ended."""

    message = _("Kelas untuk voucher ini sudah ditutup.")


class ClassFull(Rejected):
    """No seat is left; the voucher stays valid."""

    message = _("Kursi kelas ini sudah habis. Voucher Anda tetap dapat digunakan bila ada kursi kosong.")


class AlreadyIn(Rejected):
    """The user already has a seat, and a second one would be lost for others; the voucher stays valid."""

    message = _("Anda sudah terdaftar di kelas ini. Voucher Anda belum terpakai.")


def claim(*, holder: User, code: str, address: str) -> Product:
    """Redeem a voucher: enrol the user in its class with one of its seats and return the class.

    Raises one of the refusals above or `TooMany`; then nothing changes and the voucher stays valid.
    """
    TRIES_FROM_ONE_PLACE.hit(address)
    TRIES.hit(str(holder.pk))
    voucher = ClassVoucher.objects.select_related("product").filter(code=normalised_code(code)).first()
    if voucher is None:
        raise UnknownVoucher(errors={"voucher_code": [str(UnknownVoucher.message)]})
    redeem(voucher=voucher, holder=holder)
    return voucher.product


def redeem(*, voucher: ClassVoucher, holder: User) -> None:
    """Enrol a user by a voucher that is known to be theirs; raises what `claim` does."""
    try:
        with transaction.atomic():
            _use(voucher, holder)
            _fulfil(voucher, holder)
    except IntegrityError as error:  # concurrently, with another voucher of the same class
        raise AlreadyIn from error


def _use(voucher: ClassVoucher, holder: User) -> None:
    """Mark the voucher used by one conditional update; of concurrent callers one succeeds."""
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
    """Reserve a seat and enrol, in the transaction that used the voucher."""
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
    """Create vouchers of one class with random codes."""
    return ClassVoucher.objects.bulk_create(
        ClassVoucher(code=new_code(), product=product, label=label, valid_until=valid_until)
        for _number in range(count)
    )


def new_code() -> str:
    """Random letters and digits that cannot be confused: 31¹⁰ codes."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def normalised_code(code: str) -> str:
    """The stored form of a typed code."""
    return _SEPARATORS.sub("", code).upper()[:20]
