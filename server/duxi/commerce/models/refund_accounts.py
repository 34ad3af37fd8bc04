"""Bank accounts that refunds are transferred to."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from duxi.commerce.models.ledger import Refund


class RefundAccount(models.Model):
    """The bank account to which staff transfer a refund.

    `bank` is a code of `commerce.banks`, `encrypted_number` the encrypted account number. `version` increases
    with every change, so that a transfer can only be recorded for the account that staff saw.
    """

    refund = models.OneToOneField(Refund, on_delete=models.CASCADE, related_name="account")
    bank = models.CharField(max_length=3)
    encrypted_number = models.CharField(max_length=200)
    holder = models.CharField(max_length=100)
    version = models.PositiveIntegerField(default=1)
    given_at = models.DateTimeField()

    class Meta:
        verbose_name = _("rekening pengembalian")
        verbose_name_plural = _("rekening pengembalian")

    def __str__(self) -> str:
        return str(self.refund_id)
