"""Transitions of payments at the embedded Snap; each one notifies the merchant."""

import logging
import time
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

import httpx
from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.core.jobs import enqueue, enqueue_at
from duxi.gateways.models import OPEN, EmbeddedStatus, EmbeddedTransaction
from duxi.gateways.payment.demo_cards import masked, response_code
from duxi.gateways.payment.embedded_report import notification_of

logger = logging.getLogger(__name__)

LATER = timedelta(seconds=15)
RETRY_AFTER = (0, 1, 2, 4, 8)
TIMEOUT = httpx.Timeout(5.0)
NOTIFICATION_PATH = "/api/v1/payment/notifications/midtrans"
METHODS = ("bank_transfer", "qris", "credit_card")
BANKS = ("bca", "bni", "mandiri", "bri")
_BANK_IS_DOWN = "91"
_CATCH_UP = "duxi.gateways.payment.embedded_actions.catch_up"
CHOICES: Mapping[str, EmbeddedStatus] = {
    "pay": EmbeddedStatus.SETTLEMENT,
    "later": EmbeddedStatus.PENDING,
    "fail": EmbeddedStatus.DENY,
    "expire": EmbeddedStatus.EXPIRE,
    "late": EmbeddedStatus.SETTLEMENT,
}


class PaymentClosed(Rejected):
    """The payment has already ended."""

    message = _("Pembayaran ini sudah selesai.")


class NotDelivered(Exception):  # noqa: N818 - a task's failure, not a refusal
    """The merchant did not accept the notification in any attempt."""


@dataclass(frozen=True)
class PaymentMethod:
    """The payer's choice: a bank's virtual account, QRIS, or a card."""

    name: str
    bank: str = ""
    card: str = ""
    expiry: str = ""

    @property
    def is_known(self) -> bool:
        return self.name in METHODS and (self.name != "bank_transfer" or self.bank in BANKS)

    @property
    def response_code(self) -> str:
        """The bank's response code of a refusal; wallets have none."""
        if self.name == "credit_card":
            return response_code(self.card, self.expiry)
        return _BANK_IS_DOWN if self.name == "bank_transfer" else ""

    def note_on(self, payment: EmbeddedTransaction) -> None:
        payment.payment_type = self.name
        payment.bank = self.bank if self.name == "bank_transfer" else ""
        payment.masked_card = masked(self.card) if self.name == "credit_card" else ""


def choose(*, token: str, choice: str, method: PaymentMethod) -> EmbeddedTransaction:
    """Apply the payer's choice; raises `PaymentClosed` when the payment is over."""
    if choice not in CHOICES or not method.is_known:
        raise Invalid
    with transaction.atomic():
        payment = EmbeddedTransaction.objects.select_for_update().get(token=token)
        if not _may_choose(payment, choice):
            raise PaymentClosed
        if payment.status == EmbeddedStatus.DENY:
            payment.transaction_id = uuid.uuid4()
        if choice != "late" or not payment.payment_type:
            method.note_on(payment)
        payment.response_code = method.response_code if choice == "fail" else ""
        if choice == "later":
            payment.settles_at = now() + LATER
            enqueue_at(payment.settles_at, _CATCH_UP, payment.pk)
        else:
            payment.settles_at = None
        return _set_status(payment, CHOICES[choice])


def _may_choose(payment: EmbeddedTransaction, choice: str) -> bool:
    """Payments of the method chosen before may still arrive after expiry."""
    if choice == "late":
        return bool(payment.status == EmbeddedStatus.EXPIRE)
    return payment.status in OPEN or _may_try_again(payment)


def _may_try_again(payment: EmbeddedTransaction) -> bool:
    """After a refusal until expiry, as with Snap."""
    return bool(payment.status == EmbeddedStatus.DENY and payment.expires_at > now())


def cancel(pk: int) -> EmbeddedTransaction:
    """Cancel at the merchant's request; a settled payment stays settled."""
    with transaction.atomic():
        payment = EmbeddedTransaction.objects.select_for_update().get(pk=pk)
        is_open = payment.status in OPEN or _may_try_again(payment)
        return _set_status(payment, EmbeddedStatus.CANCEL) if is_open else payment


def catch_up(pk: int) -> EmbeddedTransaction:
    """Apply what is due: settle a delayed payment, expire an open one."""
    with transaction.atomic():
        payment = EmbeddedTransaction.objects.select_for_update().get(pk=pk)
        if payment.status not in OPEN:
            return payment
        if payment.settles_at and payment.settles_at <= now():
            return _set_status(payment, EmbeddedStatus.SETTLEMENT)
        return _set_status(payment, EmbeddedStatus.EXPIRE) if payment.expires_at <= now() else payment


def catch_up_all() -> None:
    """`catch_up` for payments whose page is closed, run by the schedule."""
    due = Q(settles_at__lte=now()) | Q(expires_at__lte=now())
    for pk in EmbeddedTransaction.objects.filter(due, status__in=OPEN).values_list("pk", flat=True)[:200]:
        catch_up(pk)


def _set_status(payment: EmbeddedTransaction, status: EmbeddedStatus) -> EmbeddedTransaction:
    if status not in (EmbeddedStatus.PENDING, EmbeddedStatus.SETTLEMENT):
        payment.settles_at = None
    payment.status = status
    payment.changed_at = now()
    payment.save()
    enqueue("duxi.gateways.payment.embedded_actions.notify", payment.pk, timeout=90)
    return payment


def notify(pk: int) -> None:
    """Post the payment's current status to the merchant, in five attempts with growing pauses.

    Raises `NotDelivered` after the last one; the merchant's polling finds the status later.
    """
    for pause in RETRY_AFTER:
        time.sleep(pause)
        payment = EmbeddedTransaction.objects.get(pk=pk)
        if _post(payment):
            EmbeddedTransaction.objects.filter(pk=pk).update(notified_status=payment.status)
            return
    raise NotDelivered(pk)


def _post(payment: EmbeddedTransaction) -> bool:
    try:
        answer = httpx.post(
            settings.SNAP_MERCHANT_URL + NOTIFICATION_PATH, json=notification_of(payment), timeout=TIMEOUT
        )
    except httpx.HTTPError as error:
        logger.warning("Notification of %s: %s", payment.order_id, type(error).__name__)
        return False
    return answer.is_success
