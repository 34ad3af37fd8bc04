"""Uses of vouchers: taken and given back by single conditional statements, in the order of their ids."""

from collections.abc import Iterable

from django.db import transaction
from django.db.models import F, Q

from duxi.accounts.models import User
from duxi.commerce.models import Order, OrderVoucher, Voucher, VoucherBatch
from duxi.core.locks import hold


def take_one(voucher_id: int) -> bool:
    """Whether a use was left; then it is taken."""
    left = Voucher.objects.filter(Q(limit=None) | Q(used__lt=F("limit")), pk=voucher_id)
    return left.update(used=F("used") + 1) == 1


def give_back(voucher_ids: Iterable[int]) -> None:
    """Give one use of each back."""
    for voucher_id in sorted(voucher_ids):
        Voucher.objects.filter(pk=voucher_id).update(used=F("used") - 1)


def free(order: Order) -> None:
    """Give the uses of an order's vouchers back: it has expired or was cancelled.

    Call it in the transaction that ends the order, before its seats are released.
    """
    counted = order.vouchers.filter(is_counted=True)
    give_back(counted.values_list("voucher_id", flat=True))
    counted.update(is_counted=False)


def retake(order: Order) -> bool:
    """Take the uses of an order's vouchers again, all or none; False when one is gone.

    Gone is also what the buyer may use only so often and has used in another order since. Call it before
    the order's seats are taken again.
    """
    ended = order.vouchers.filter(is_counted=False)
    uses = list(ended.select_related("voucher__batch").order_by("voucher_id"))
    with transaction.atomic():
        batches = {use.voucher.batch_id: use.voucher.batch for use in uses}
        may = all(person_may(batch, order.buyer) for _pk, batch in sorted(batches.items()))
        if may and all(take_one(use.voucher_id) for use in uses):
            ended.update(is_counted=True)
            return True
        transaction.set_rollback(True)
        return False


def has_lost_uses(order: Order) -> bool:
    """Whether the price of an order rests on a use that is in other hands by now."""
    return any(not use.is_counted for use in order.vouchers.all())


def person_may(batch: VoucherBatch, person: User) -> bool:
    """Whether somebody may use a voucher of the batch once more; others of theirs wait meanwhile.

    Ask for the batches in the order of their ids, before any voucher is taken.
    """
    if batch.max_uses_per_person is None:
        return True
    hold(f"voucher:{batch.pk}:{person.pk}")
    uses = OrderVoucher.objects.filter(voucher__batch=batch, order__buyer=person, is_counted=True)
    return uses.count() < batch.max_uses_per_person
