"""Schemas of the affiliate programme."""

from datetime import date, datetime
from typing import Annotated, Any

from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.catalog.titles import Titles
from duxi.commerce.invoicing import tax_numbers
from duxi.commerce.orders.line_titles import shown_title_of_line
from duxi.commerce.refunds import account_numbers
from duxi.commerce.refunds.banks import BANKS
from duxi.commerce.transactions.schemas.banks import Bank
from duxi.core.forms import Text, YesNo
from duxi.core.schema import Schema
from duxi.gateways import mail
from duxi.growth.actions.affiliates import CAN_REVISE, Identity
from duxi.growth.models import (
    Affiliate,
    AffiliateCode,
    AffiliateStatus,
    Commission,
    HolderType,
    Payout,
    PayoutStatus,
    Suspicion,
)
from duxi.growth.qr import qr_svg
from duxi.growth.queries.affiliates import Day, Sums

Short = Annotated[str, StringConstraints(strip_whitespace=True, max_length=50)]


class Referral(Schema):
    """A code in capitals, whether it is valid, and the sender's name."""

    code: str
    is_valid: bool
    name: str | None


class RevisionIn(Schema):
    """Identity and bank account of an affiliate."""

    holder_type: HolderType = HolderType.INDIVIDUAL
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=100)]
    id_number: Short = ""
    npwp: Short = ""
    bank: Short
    account_number: Short
    account_holder: Text
    channel: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
    wanted_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""

    def identity(self) -> Identity:
        return Identity(
            holder_type=self.holder_type,
            name=self.name,
            id_number=self.id_number,
            npwp=self.npwp,
            channel=self.channel,
            wanted_code=self.wanted_code,
        )


class RegistrationIn(RevisionIn):
    agreed: YesNo


class OwnCode(Schema):
    """A code, its link, and the link as a QR code."""

    code: str
    link: str
    qr_svg: str
    visitors: int
    is_active: bool

    @classmethod
    def of(cls, code: AffiliateCode) -> "OwnCode":
        row: Any = code
        link = mail.link(f"/referral/{code.code}")
        return cls(
            code=code.code,
            link=link,
            qr_svg=qr_svg(link),
            visitors=row.visitors,
            is_active=code.is_active,
        )


class Membership(Schema):
    """The user's own application or membership; numbers are masked."""

    status: AffiliateStatus
    status_label: str
    review_note: str
    can_revise: bool
    holder_type: HolderType
    name: str
    id_number: str
    npwp: str
    bank: str
    bank_name: str
    account_number: str
    account_holder: str
    channel: str
    wanted_code: str
    submitted_at: datetime
    codes: list[OwnCode]

    @classmethod
    def of(cls, affiliate: Affiliate, codes: list[AffiliateCode]) -> "Membership":
        return cls(
            status=AffiliateStatus(affiliate.status),
            status_label=str(AffiliateStatus(affiliate.status).label),
            review_note=affiliate.review_note,
            can_revise=affiliate.status in CAN_REVISE,
            holder_type=HolderType(affiliate.holder_type),
            name=affiliate.name,
            id_number=_masked_tax(affiliate.encrypted_id_number),
            npwp=_masked_tax(affiliate.encrypted_npwp),
            bank=affiliate.bank,
            bank_name=BANKS.get(affiliate.bank, ""),
            account_number=masked_account(affiliate.encrypted_account),
            account_holder=affiliate.account_holder,
            channel=affiliate.channel,
            wanted_code=affiliate.wanted_code,
            submitted_at=affiliate.submitted_at,
            codes=[OwnCode.of(code) for code in codes],
        )


class AffiliateState(Schema):
    """`registered` is empty before an application; `banks` lists the supported banks."""

    registered: Membership | None
    percent: float
    hold_days: int
    attribution_days: int
    min_payout: int
    banks: list[Bank]


class DashboardParams(Schema):
    days: int = Field(30, ge=7, le=90)


class DayRow(Schema):
    day: date
    clicks: int
    orders: int
    commission: int


class AffiliateDashboard(Schema):
    """Daily figures and totals; `paid` includes `paid_tax`."""

    clicks: int
    orders: int
    conversion: float
    held: int
    available: int
    paid: int
    paid_tax: int
    earned: int
    days: list[DayRow]

    @classmethod
    def of(cls, sums: Sums, days: list[Day]) -> "AffiliateDashboard":
        clicks, orders = sum(day.clicks for day in days), sum(day.orders for day in days)
        return cls(
            clicks=clicks,
            orders=orders,
            conversion=round(100 * orders / clicks, 1) if clicks else 0,
            held=sums.held,
            available=sums.available,
            paid=sums.paid,
            paid_tax=sums.paid_tax,
            earned=sums.earned,
            days=[DayRow(**vars(day)) for day in days],
        )


class CommissionRow(Schema):
    """A sale and its commission."""

    commission_id: int
    title: str
    code: str
    base: int
    percent: float
    amount: int
    taken_back: int
    date: datetime
    available_at: datetime
    status: str
    state: str

    @classmethod
    def of(cls, commission: Commission, titles: Titles) -> "CommissionRow":
        row: Any = commission
        return cls(
            commission_id=commission.pk,
            title=shown_title_of_line(commission.line, titles),
            code=commission.code,
            base=commission.base,
            percent=float(commission.percent),
            amount=commission.amount,
            taken_back=row.taken_back,
            date=commission.created_at,
            available_at=commission.available_at,
            status=row.status,
            state=_state(commission, row.status, row.taken_back),
        )


class PayoutRow(Schema):
    """A payout, planned or transferred."""

    number: str
    status: PayoutStatus
    status_label: str
    gross: int
    tax: int
    tax_percent: float
    net: int
    bank_name: str
    account_number: str
    date: datetime
    paid_at: datetime | None

    @classmethod
    def of(cls, payout: Payout) -> "PayoutRow":
        is_paid = payout.batch.status == PayoutStatus.PAID
        return cls(
            number=payout.batch.number,
            status=PayoutStatus(payout.batch.status),
            status_label=str(PayoutStatus(payout.batch.status).label),
            gross=payout.gross,
            tax=payout.tax,
            tax_percent=float(payout.tax_percent * payout.tax_base_percent / 100),
            net=payout.net,
            bank_name=BANKS.get(payout.bank, payout.bank),
            account_number=masked_account(payout.encrypted_account),
            date=payout.batch.created_at,
            paid_at=payout.batch.closed_at if is_paid else None,
        )


def masked_account(encrypted: str) -> str:
    """The last digits of an account number."""
    return account_numbers.masked(account_numbers.decrypt_number(encrypted)) if encrypted else ""


def _masked_tax(encrypted: str) -> str:
    return tax_numbers.masked(tax_numbers.decrypt_number(encrypted)) if encrypted else ""


_STATES = {
    "held": _("Ditahan"),
    "available": _("Dapat dibayarkan"),
    "paid": _("Sudah dibayar"),
    "taken_back": _("Ditarik karena pengembalian dana"),
    "rejected": _("Ditolak"),
}


def _state(commission: Commission, status: str, taken_back: int) -> str:
    if status == "suspicious":
        return gettext("Sedang diperiksa: {reason}").format(reason=Suspicion(commission.suspicion).label)
    if status == "rejected" and commission.review_note:
        return gettext("Ditolak: {reason}").format(reason=commission.review_note)
    if taken_back and status != "taken_back":
        return gettext("{state}, ditarik sebagian").format(state=_STATES[status])
    return str(_STATES[status])
