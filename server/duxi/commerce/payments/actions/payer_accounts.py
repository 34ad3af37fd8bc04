"""Hashes of payers' accounts: recorded with the payment, deleted after a year."""

from datetime import timedelta

from duxi.commerce.models import Order, PayerAccount
from duxi.commerce.payments.payer_accounts import fingerprint_of
from duxi.core.clock import now
from duxi.gateways.payment import PaymentReport

RETENTION = timedelta(days=365)


def record_payer(order: Order, report: PaymentReport) -> None:
    """Store the hash of the card or wallet that paid an order; nothing if none is named."""
    if report.payer_account:
        fields = {"fingerprint": fingerprint_of(report.payer_account), "recorded_at": now()}
        PayerAccount.objects.update_or_create(order=order, defaults=fields)


def delete_old_accounts() -> int:
    """Delete hashes older than the retention; returns how many."""
    count, _rows = PayerAccount.objects.filter(recorded_at__lt=now() - RETENTION).delete()
    return count
