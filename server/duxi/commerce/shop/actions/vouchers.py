"""Vouchers of carts and orders: attached to lines without using them up, used at checkout, released with the
order.

Uses are taken and released by single conditional statements, in the order of voucher ids.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from django.db import transaction
from django.db.models import F, Q

from duxi.accounts.models import User
from duxi.commerce.models import CartItem, CartVoucher, Order, OrderVoucher, TaxRate, Voucher
from duxi.commerce.shop.actions.companies import sync_memberships
from duxi.commerce.shop.bills import Bill, VoucherUse, bill_of
from duxi.commerce.shop.queries.cart import cart_items_for, locked_cart_items_for
from duxi.commerce.shop.queries.vouchers import is_held_by, normalised_code, uses_by, voucher_by_code
from duxi.commerce.shop.reserved_terms import as_held
from duxi.commerce.shop.voucher_rules import (
    NoSuchVoucher,
    eligible_lines,
    invalid_reason,
    refuse_combination,
    refuse_out_of_time,
    refuse_person,
)
from duxi.core.clock import now
from duxi.core.compiled import CompiledUpdate, param
from duxi.core.errors import Rejected
from duxi.core.locks import advisory_lock
from duxi.core.throttle import Limit

WRONG_CODES = Limit("voucher-codes", times=20, seconds=3600)


def apply(*, owner: User, cart_ids: Iterable[int], code: str) -> Voucher:
    """Attach a voucher to those of the named lines that it is valid for, without using it up.

    Raises `NotFound` for a line that is not in this cart, `NoSuchVoucher`, `TooMany` after many wrong codes,
    or the voucher's refusal; then nothing changes.
    """
    WRONG_CODES.check(str(owner.pk))
    voucher = voucher_by_code(code)
    if voucher is None:
        WRONG_CODES.count(str(owner.pk))
        raise NoSuchVoucher
    with transaction.atomic():
        items = locked_cart_items_for(owner, cart_ids)
        attach(voucher, items, owner)
    return voucher


def attach(voucher: Voucher, items: Sequence[CartItem], owner: User) -> None:
    """The same for lines that are already locked."""
    refuse_out_of_time(voucher.batch)
    if voucher.batch.instansi_id:
        sync_memberships(owner)
    refuse_person([voucher.batch], owner)
    good = eligible_lines(voucher, items)
    refuse_combination(good, voucher)
    _refuse_gone(voucher, owner)
    moment = now()
    CartVoucher.objects.bulk_create(
        [CartVoucher(item=item, voucher=voucher, applied_at=moment) for item in good], ignore_conflicts=True
    )


def remove(*, owner: User, cart_ids: Iterable[int], code: str = "") -> None:
    """Remove a voucher, or all vouchers, from the named lines; raises `NotFound` for another user's line."""
    standing = CartVoucher.objects.filter(item__in=cart_items_for(owner, cart_ids))
    if code:
        standing = standing.filter(voucher__code=normalised_code(code))
    standing.delete()


def attached_to(items: Sequence[CartItem]) -> list[VoucherUse]:
    """The vouchers attached to these lines, by id, each with its lines."""
    found: dict[int, VoucherUse] = {}
    for item in items:
        for voucher in item.attached_vouchers():
            _keep_terms(voucher, item)
            use = found.get(voucher.pk, VoucherUse(voucher, ()))
            found[voucher.pk] = VoucherUse(use.voucher, (*use.items, item))
    return [use for _pk, use in sorted(found.items())]


def _keep_terms(voucher: Voucher, item: CartItem) -> None:
    if terms := item.held_vouchers.get(voucher.pk):
        voucher.batch = as_held(voucher.batch, terms)


def cart_bill(items: Sequence[CartItem], rate: TaxRate | None = None) -> Bill:
    """The bill as a cart shows it: vouchers that are not valid today deduct nothing."""
    uses = [replace(use, good=_good_or_none(use)) for use in attached_to(items)]
    return bill_of(items, uses, rate)


def problem_of(use: VoucherUse) -> str | None:
    """Why a voucher on these lines deducts nothing."""
    try:
        eligible_lines(use.voucher, use.items)
    except Rejected as refusal:
        return refusal.text
    return None


def _good_or_none(use: VoucherUse) -> Sequence[CartItem]:
    try:
        return eligible_lines(use.voucher, use.items)
    except Rejected:
        return ()


def checkout_bill(person: User, items: Sequence[CartItem], rate: TaxRate) -> Bill:
    """The bill of locked lines at checkout; raises the refusal of the first invalid voucher.

    Vouchers that deduct nothing are left out. Other orders of the same user with vouchers wait from here
    until the transaction ends, so that none counts uses before they are written.
    """
    refuse_combination(items)
    uses = [replace(use, good=eligible_lines(use.voucher, use.items)) for use in attached_to(items)]
    if uses:
        _wait_for_own(person)
        refuse_person([use.voucher.batch for use in uses], person)
    bill = bill_of(items, uses, rate)
    return replace(bill, uses=[use for use in uses if bill.taken_by(use.voucher)])


def exchange(person: User, reserved: Iterable[int], bill: Bill) -> None:
    """Take one use of each voucher of a bill that is not reserved yet, and release the others.

    Raises the reason why the first missing one is unavailable. In the order of ids, before any seat.
    """
    reserved, wanted = set(reserved), {use.voucher.pk: use.voucher for use in bill.uses}
    for voucher_id in sorted(reserved ^ wanted.keys()):
        if voucher_id in reserved:
            release_uses([voucher_id])
        elif not take_one(voucher_id):
            raise invalid_reason(wanted[voucher_id], person)


def take_one(voucher_id: int) -> bool:
    """Take a use if one is left; returns whether it did."""
    return _USE_ONE.run(voucher=voucher_id) == 1


_USE_ONE = CompiledUpdate(
    lambda: Voucher.objects.filter(Q(limit=None) | Q(used__lt=F("limit")), pk=param("voucher")),
    used=F("used") + 1,
)


def release_uses(voucher_ids: Iterable[int]) -> None:
    """Release one use of each of these vouchers."""
    for voucher_id in sorted(voucher_ids):
        Voucher.objects.filter(pk=voucher_id).update(used=F("used") - 1)


def release_order_uses(order: Order) -> None:
    """Release the uses of an order's vouchers, because it expired or was cancelled.

    Call it in the transaction that ends the order, before its seats are released.
    """
    counted = order.vouchers.filter(is_counted=True)
    release_uses(counted.values_list("voucher_id", flat=True))
    counted.update(is_counted=False)


def retake(order: Order) -> bool:
    """Take the uses of an order's vouchers again, all or none; False when one is gone.

    A voucher that the buyer may use only so often, and has used in another order since, counts as gone. Call
    it before the order's seats are taken again, while the order is still ended.
    """
    ended = order.vouchers.filter(is_counted=False)
    uses = list(ended.select_related("voucher__batch").order_by("voucher_id"))
    with transaction.atomic():
        if _may_once_more(uses, order.buyer) and all(take_one(use.voucher_id) for use in uses):
            ended.update(is_counted=True)
            return True
        transaction.set_rollback(True)
        return False


def has_lost_uses(order: Order) -> bool:
    """Whether the order's price depends on a voucher use that others have by now."""
    return any(not use.is_counted for use in order.vouchers.all())


def _may_once_more(uses: Sequence[OrderVoucher], person: User) -> bool:
    if not uses:
        return True
    _wait_for_own(person)
    used = uses_by(person, [use.voucher.batch_id for use in uses])
    for use in uses:
        used[use.voucher.batch_id] = used.get(use.voucher.batch_id, 0) + 1
    most = {use.voucher.batch_id: use.voucher.batch.max_uses_per_person for use in uses}
    return all(limit is None or used[batch_id] <= limit for batch_id, limit in most.items())


def _wait_for_own(person: User) -> None:
    advisory_lock(f"vouchers-of:{person.pk}")


def _refuse_gone(voucher: Voucher, person: User) -> None:
    is_gone = voucher.limit is not None and voucher.used >= voucher.limit
    if is_gone and not is_held_by(person, voucher):
        raise invalid_reason(voucher, person)
