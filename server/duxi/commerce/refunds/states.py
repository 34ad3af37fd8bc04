"""The state of a refund's money, the one source for buyers and staff."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models import OrderLine, Refund, RefundRoute, RefundStatus
from duxi.commerce.refunds.payout_routes import wants_account


class RefundState(models.TextChoices):
    """A refund's status, refined by what an open refund waits for; the most urgent first."""

    FAILED = "failed", _("Gagal dikirim")
    REQUESTED = "requested", _("Menunggu keputusan")
    AWAITING_ACCOUNT = "awaiting_account", _("Menunggu rekening pembeli")
    AWAITING_TRANSFER = "awaiting_transfer", _("Menunggu transfer staf")
    SENDING = "sending", _("Sedang dikirim")
    DONE = "done", _("Sudah dikembalikan")
    REJECTED = "rejected", _("Ditolak")
    WITHDRAWN = "withdrawn", _("Tidak dilanjutkan")


OPEN_STATES = (
    RefundState.FAILED,
    RefundState.REQUESTED,
    RefundState.AWAITING_ACCOUNT,
    RefundState.AWAITING_TRANSFER,
    RefundState.SENDING,
)
COUNTED_STATES = (*OPEN_STATES, RefundState.DONE)
"""Refunds that take money of their order; rejected and withdrawn ones do not."""


@dataclass(frozen=True)
class StateSum:
    """The sum in one state, for an order or one of its lines."""

    state: RefundState
    amount: int


def state_of(refund: Refund) -> RefundState:
    """The state of one refund; no query where its account was read with it."""
    if refund.status != RefundStatus.SENDING:
        return RefundState(refund.status)
    if wants_account(refund):
        return RefundState.AWAITING_ACCOUNT
    is_transfer = refund.route == RefundRoute.TRANSFER
    return RefundState.AWAITING_TRANSFER if is_transfer else RefundState.SENDING


def sums_of(refunds: Iterable[Refund]) -> list[StateSum]:
    """What buyers get, by state, the most urgent first."""
    return _sums((state_of(refund), refund.amount) for refund in refunds)


def sums_of_line(line: OrderLine, refunds: Iterable[Refund]) -> list[StateSum]:
    """What the order's refunds take from a line, by state, fees included."""
    parts = ((refund, part) for refund in refunds for part in refund.lines.all())
    return _sums((state_of(refund), part.amount) for refund, part in parts if part.line_id == line.pk)


def is_open(refund: Refund) -> bool:
    """Whether the money is neither paid out nor ours again."""
    return state_of(refund) in OPEN_STATES


def _sums(amounts: Iterable[tuple[RefundState, int]]) -> list[StateSum]:
    found: Counter[RefundState] = Counter()
    for state, amount in amounts:
        found[state] += amount
    return [StateSum(state, found[state]) for state in COUNTED_STATES if found[state]]
