"""The shop's refund policy: when buyers may request refunds themselves, with its text."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.utils.translation import gettext as _

from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.catalog.parts import awaiting_date
from duxi.commerce.models import OrderLine
from duxi.core.clock import now

DAYS_BEFORE_START = 7
DAYS_AFTER_PAYMENT = 7


@dataclass(frozen=True)
class RefundPolicy:
    """The rule for one product: the number of days, in the sentence that buyers read before they pay."""

    days: int
    text: str


def policy_of(product: Product, *, awaits_date: bool = False) -> RefundPolicy:
    """Dated products: until some days before they start; others: for some days after payment.

    Products that are sold before their date is known stay refundable until it is announced, and some days
    longer.
    """
    if awaits_date:
        return _for_days(
            _("Dana kembali penuh selama jadwal belum ditetapkan, dan {n} hari sejak jadwalnya diumumkan.")
        )
    if product.starts_at is None:
        return _for_days(_after_payment(product))
    if product.starts_at - timedelta(days=DAYS_BEFORE_START) <= now():
        text = _("Dimulai dalam {n} hari atau kurang, jadi dana tidak dapat diminta kembali.")
    else:
        text = _("Dana kembali penuh bila diminta paling lambat {n} hari sebelum dimulai.")
    return RefundPolicy(DAYS_BEFORE_START, text.format(n=DAYS_BEFORE_START))


def _after_payment(product: Product) -> str:
    """For goods, which have no start."""
    if KINDS[product.kind].is_goods:
        return _("Dana kembali penuh bila diminta dalam {n} hari setelah pembayaran.")
    return _("Dana kembali penuh bila diminta dalam {n} hari setelah pembayaran, selama belum Anda mulai.")


def _for_days(text: str) -> RefundPolicy:
    return RefundPolicy(DAYS_AFTER_PAYMENT, text.format(n=DAYS_AFTER_PAYMENT))


def refundable_until(product: Product, *, total: int, paid_at: datetime) -> datetime | None:
    """The deadline stored on a line when it is paid; None if it is not refundable."""
    if total == 0:
        return None
    if product.starts_at is None:
        return paid_at + timedelta(days=DAYS_AFTER_PAYMENT)
    return product.starts_at - timedelta(days=DAYS_BEFORE_START)


@dataclass(frozen=True)
class Deadline:
    """The refund deadline of a paid line: a moment, or open as long as its date is not known (`is_open`)."""

    until: datetime | None
    is_open: bool = False

    @property
    def is_over(self) -> bool:
        return not self.is_open and (self.until is None or self.until < now())


def deadline_of(line: OrderLine) -> Deadline:
    """The stored deadline, unless the line was sold without a date and none was announced since."""
    pinned, product = line.refundable_until, line.product
    if pinned is None or not line.awaits_date:
        return Deadline(pinned)
    if awaiting_date([product]):
        return Deadline(None, is_open=True)
    return Deadline(max(pinned, _before_start(product, pinned)))


def announced_deadline(product: Product) -> datetime:
    """The deadline of lines that waited for a date, once it is announced."""
    soon = now() + timedelta(days=DAYS_AFTER_PAYMENT)
    return max(soon, _before_start(product, soon))


def _before_start(product: Product, otherwise: datetime) -> datetime:
    return product.starts_at - timedelta(days=DAYS_BEFORE_START) if product.starts_at else otherwise
