"""When buyers may give something back by themselves: the shop's one rule, and its sentence."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.utils.translation import gettext as _

from duxi.catalog.models import Product
from duxi.core.clock import now

DAYS_BEFORE_START = 7
DAYS_AFTER_PAYMENT = 7


@dataclass(frozen=True)
class RefundPolicy:
    """The rule for one product: so many days, in the sentence that buyers read before they pay."""

    days: int
    text: str


def policy_of(product: Product) -> RefundPolicy:
    """Dated products until some days before they start, the others for some days after payment."""
    if product.starts_at is None:
        text = _(
            "Dana kembali penuh bila diminta dalam {n} hari setelah pembayaran, selama belum Anda mulai."
        )
        return RefundPolicy(DAYS_AFTER_PAYMENT, text.format(n=DAYS_AFTER_PAYMENT))
    if product.starts_at - timedelta(days=DAYS_BEFORE_START) <= now():
        text = _("Dimulai dalam {n} hari atau kurang, jadi dana tidak dapat diminta kembali.")
    else:
        text = _("Dana kembali penuh bila diminta paling lambat {n} hari sebelum dimulai.")
    return RefundPolicy(DAYS_BEFORE_START, text.format(n=DAYS_BEFORE_START))


def refundable_until(product: Product, *, total: int, paid_at: datetime) -> datetime | None:
    """What is pinned on a line when it is paid; None where there is nothing to give back."""
    if total == 0:
        return None
    if product.starts_at is None:
        return paid_at + timedelta(days=DAYS_AFTER_PAYMENT)
    return product.starts_at - timedelta(days=DAYS_BEFORE_START)
