"""The conditions of a voucher on time, lines and buyer; each refusal has its own message."""

import math
from collections.abc import Iterable, Sequence

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.commerce.models import CartItem, Voucher, VoucherBatch
from duxi.commerce.shop.bills import line_amount
from duxi.commerce.shop.queries.vouchers import (
    companies_of,
    has_bought,
    minutes_until_free,
    products_of,
    uses_by,
)
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.core.money import rupiah
from duxi.notices.templates import moment

_LONG = 120


class NoSuchVoucher(Invalid):
    """No such code; guessing is rate limited."""

    message = _("Kode voucher tidak dikenal.")

    def __init__(self) -> None:
        super().__init__(self.message, errors={"voucher_code": [str(self.message)]})


class VoucherInactive(Rejected):
    """Staff have deactivated it."""

    message = _("Voucher ini sedang tidak aktif.")


class VoucherNotYetValid(Rejected):
    """Its first day is in the future."""

    message = _("Voucher ini baru dapat digunakan mulai {date}.")


class VoucherNoLongerValid(Rejected):
    """Its last day is over."""

    message = _("Masa berlaku voucher ini sudah berakhir.")


class VoucherUsedUp(Rejected):
    """All its uses are taken permanently."""

    message = _("Voucher ini sudah habis digunakan.")


class VoucherInOtherCart(Rejected):
    """Its last uses are reserved by other buyers or belong to orders that are not paid yet."""

    message = _("Voucher sedang dipakai di keranjang lain. Coba lagi dalam {wait}.")


class VoucherUsedByYou(Rejected):
    """The buyer has reached the limit per person."""

    message = _("Anda sudah menggunakan voucher ini.")


class VoucherForOtherItems(Rejected):
    """It is valid for none of the lines."""

    message = _("Voucher ini tidak berlaku untuk item yang Anda pilih.")


class BelowMinimum(Rejected):
    """The total of the lines that it is valid for is too low."""

    message = _("Voucher ini berlaku untuk belanja minimal {amount}.")


class NotFirstPurchase(Rejected):
    """The buyer has bought before."""

    message = _("Voucher ini hanya berlaku untuk pembelian pertama.")


class OtherAffiliate(Rejected):
    """None of the lines came through the voucher's affiliate."""

    message = _("Voucher ini hanya berlaku untuk item dari tautan afiliasinya.")


class OtherCompany(Rejected):
    """The buyer is no member of the voucher's company."""

    message = _("Voucher ini hanya berlaku untuk anggota {company}.")


class CannotBeCombined(Rejected):
    """A line would have two vouchers, and one of them cannot be combined."""

    message = _("Voucher ini tidak dapat digabungkan dengan voucher lain pada item yang sama.")


def eligible_lines(voucher: Voucher, items: Sequence[CartItem]) -> list[CartItem]:
    """The lines that a voucher is valid for today; raises the refusal when there are none.

    Checks the voucher and the lines without a query, but neither the buyer nor the remaining uses.
    """
    batch = voucher.batch
    refuse_out_of_time(batch)
    fitting = [item for item in items if _fits(voucher, item)]
    if not fitting:
        raise VoucherForOtherItems
    good = [item for item in fitting if _is_affiliated(batch, item)]
    if not good:
        raise OtherAffiliate
    if sum(map(line_amount, good)) < batch.min_amount:
        raise BelowMinimum(_filled(BelowMinimum, amount=rupiah(batch.min_amount)))
    return good


def refuse_out_of_time(batch: VoucherBatch) -> None:
    """Raise when the batch is deactivated, not yet valid, or expired."""
    if not batch.is_active:
        raise VoucherInactive
    if batch.valid_from and now() < batch.valid_from:
        raise VoucherNotYetValid(_filled(VoucherNotYetValid, date=moment(batch.valid_from.isoformat())))
    if batch.valid_until and now() >= batch.valid_until:
        raise VoucherNoLongerValid


def refuse_person(batches: Iterable[VoucherBatch], person: User) -> None:
    """Raise when a batch is not for this buyer, or the buyer has reached the limit."""
    batches = list(batches)
    used = uses_by(person, [batch.pk for batch in batches]) if batches else {}
    companies = companies_of(person) if any(batch.instansi_id for batch in batches) else frozenset()
    bought = any(batch.is_first_purchase_only for batch in batches) and has_bought(person)
    for batch in batches:
        if batch.instansi and batch.instansi_id not in companies:
            raise OtherCompany(_filled(OtherCompany, company=batch.instansi.name))
        if batch.is_first_purchase_only and bought:
            raise NotFirstPurchase
        if batch.max_uses_per_person is not None and used.get(batch.pk, 0) >= batch.max_uses_per_person:
            raise VoucherUsedByYou


def refuse_combination(items: Sequence[CartItem], more: Voucher | None = None) -> None:
    """Raise when a line would have two vouchers of which one cannot be combined."""
    for item in items:
        vouchers = {voucher.pk: voucher for voucher in item.attached_vouchers()}
        if more:
            vouchers[more.pk] = more
        if len(vouchers) > 1 and not all(one.batch.is_stackable for one in vouchers.values()):
            raise CannotBeCombined


def invalid_reason(voucher: Voucher, person: User) -> Rejected:
    """Why the buyer can get no use of a voucher: temporarily or permanently."""
    minutes = minutes_until_free(voucher, person)
    if minutes is None:
        return VoucherUsedUp()
    return VoucherInOtherCart(_filled(VoucherInOtherCart, wait=waiting_time(minutes)))


def waiting_time(minutes: int) -> str:
    """Minutes up to two hours, whole hours beyond."""
    if minutes < _LONG:
        return gettext("{n} menit").format(n=minutes)
    return gettext("{n} jam").format(n=math.ceil(minutes / 60))


def _fits(voucher: Voucher, item: CartItem) -> bool:
    kinds, products = voucher.batch.kinds, products_of(voucher)
    is_for_all = not kinds and not products
    return is_for_all or item.product.kind in kinds or item.product_id in products


def _is_affiliated(batch: VoucherBatch, item: CartItem) -> bool:
    return not batch.affiliate_code or item.affiliate_code.upper() == batch.affiliate_code.upper()


def _filled(refusal: type[Rejected], **values: object) -> str:
    return str(refusal.message).format(**values)
