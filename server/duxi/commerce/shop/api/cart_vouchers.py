"""`/payment/voucher`: vouchers on cart lines, not used up yet."""

from collections.abc import Iterable

from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.accounts.models import User
from duxi.commerce.models import Voucher
from duxi.commerce.shop.actions import vouchers
from duxi.commerce.shop.actions.reservations import with_overdue_released
from duxi.commerce.shop.api.cart import rows_for
from duxi.commerce.shop.schemas.cart import (
    AppliedVoucher,
    ApplyVoucher,
    CartRow,
    RemoveVoucher,
    VoucherOnRows,
)
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import Invalid
from duxi.gateways import captcha

router = Router(tags=["vouchers"], auth=UserBearer())


@router.post("/voucher/applied", response=Envelope[VoucherOnRows])
def apply_to_one(request: LearnerRequest, body: Form[ApplyVoucher]) -> Envelope[VoucherOnRows]:
    return _apply(request, body)


@router.post("/voucher/applied-v2", response=Envelope[VoucherOnRows])
def apply_to_many(request: LearnerRequest, body: Form[ApplyVoucher]) -> Envelope[VoucherOnRows]:
    return _apply(request, body)


@router.post("/voucher/remove", response=Envelope[VoucherOnRows])
def remove(request: LearnerRequest, body: Form[RemoveVoucher]) -> Envelope[VoucherOnRows]:
    _refuse_empty(body.cart_id)
    vouchers.remove(owner=request.auth, cart_ids=body.cart_id, code=body.voucher_code)
    rows = _named_rows(request.auth, body.cart_id)
    return ok(VoucherOnRows(rows=rows, voucher=None), _("Voucher dilepas dari keranjang."))


def _apply(request: LearnerRequest, body: ApplyVoucher) -> Envelope[VoucherOnRows]:
    _refuse_empty(body.cart_id)
    captcha.verify(body.captcha, request)

    def apply() -> Voucher:
        return vouchers.apply(owner=request.auth, cart_ids=body.cart_id, code=body.voucher_code)

    voucher = with_overdue_released(apply)
    rows = _named_rows(request.auth, body.cart_id)
    amount = sum(one.amount for row in rows for one in row.vouchers if one.code == voucher.code)
    given = VoucherOnRows(rows=rows, voucher=AppliedVoucher.of(voucher, amount))
    return ok(given, _("Voucher berhasil digunakan"))


def _named_rows(user: User, cart_ids: Iterable[int]) -> list[CartRow]:
    named = set(cart_ids)
    return [row for row in rows_for(user) if row.cart_id in named]


def _refuse_empty(cart_ids: list[int]) -> None:
    if not cart_ids:
        raise Invalid(errors={"cart_id": [str(_("Wajib diisi."))]})
