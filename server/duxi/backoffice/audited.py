"""The audit log of pages that are no declared resources: money, seats, vouchers and supervised exams."""

from django.utils.translation import gettext_lazy as _

from duxi.audit.triggers import WATCHED, Watched
from duxi.commerce.models import MoneyCase, Order, OrderLine, Refund, VoucherBatch
from duxi.entitlements.models import Entitlement
from duxi.exams.models import SupervisorAction

_REFUND = ("status", "route", "amount", "fee", "reason", "answer", "proof", "account_problem")
_SEAT = ("product", "holder", "status", "withdrawal_reason")

for watched in (
    Watched(Order, ("status", "review_reason"), staff_only=True),
    Watched(OrderLine, ("service", "product"), part_of="order", staff_only=True, name=_("Isi pesanan")),
    Watched(Refund, _REFUND, part_of="order", staff_only=True),
    Watched(MoneyCase, ("closed_at", "note"), staff_only=True),
    Watched(VoucherBatch),
    Watched(VoucherBatch.products.through, part_of="voucherbatch", staff_only=True),
    Watched(Entitlement, _SEAT, staff_only=True, name=_("Kursi")),
    Watched(
        SupervisorAction,
        ("attempt", "action", "reason"),
        staff_only=True,
        name=_("Pengawasan ujian"),
        titles={"attempt": _("Sesi"), "action": _("Tindakan"), "reason": _("Alasan")},
    ),
):
    WATCHED.register(watched)
