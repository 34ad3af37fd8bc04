"""Accounts that orders were paid from, stored as keyed hashes."""

from django.db import models

from duxi.commerce.models.orders import Order


class PayerAccount(models.Model):
    """The card or wallet that paid an order; `fingerprint` is equal for the same one and reveals nothing
    else.

    Used for fraud checks only, and deleted after `actions.payer_accounts.RETENTION`.
    """

    order = models.OneToOneField(Order, on_delete=models.CASCADE, related_name="payer_account")
    fingerprint = models.CharField(max_length=64, db_index=True)
    recorded_at = models.DateTimeField(db_index=True)
