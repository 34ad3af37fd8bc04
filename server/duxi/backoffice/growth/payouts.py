"""Payouts of commissions in batches: created, exported for the bank, marked as paid with proof."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db.models import Count, F, QuerySet, Sum
from django.db.models.functions import Coalesce
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy
from ninja import Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.commerce.invoicing import tax_numbers
from duxi.commerce.refunds import account_numbers
from duxi.commerce.refunds.actions.accounts import bank_name
from duxi.core.clock import now
from duxi.core.envelope import MessageOut, message_only
from duxi.core.errors import Forbidden, Invalid, Message
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book
from duxi.growth.actions import payouts
from duxi.growth.models import HolderType, Payout, PayoutBatch, PayoutStatus

router = Router(tags=["payout-batches"])
ADD, PAY = "growth.add_payoutbatch", "growth.change_payoutbatch"
WATCHED.register(Watched(PayoutBatch, ("status", "proof")))


class PayoutBatchOut(Schema):
    id: int
    number: str
    status: PayoutStatus
    people: int
    gross: int
    tax: int
    net: int
    created_at: datetime
    created_by_name: str | None
    closed_at: datetime | None
    closed_by_name: str | None
    proof: str


class PayoutOut(Schema):
    id: int
    batch_id: int
    batch_number: str
    batch_status: PayoutStatus
    affiliate_id: int
    affiliate_name: str
    holder_type: HolderType
    gross: int
    tax_percent: float
    tax: int
    net: int
    bank: str
    account: str
    account_holder: str

    @staticmethod
    def resolve_bank(row: Payout) -> str:
        return bank_name(row.bank)

    @staticmethod
    def resolve_account(row: Payout) -> str:
        return account_numbers.masked(account_numbers.decrypt_number(row.encrypted_account))


class ProofIn(Schema):
    """The bank's reference of the transfer."""

    proof: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]


class NoPayoutBatch(Invalid):
    """The parameter for the batch is missing."""

    message = gettext_lazy("Pilih pembayaran komisi terlebih dahulu.")


def _batches(user: User) -> QuerySet[PayoutBatch]:
    return PayoutBatch.objects.annotate(
        people=Count("payouts"),
        gross=Coalesce(Sum("payouts__gross"), 0),
        tax=Coalesce(Sum("payouts__tax"), 0),
        net=Coalesce(Sum("payouts__net"), 0),
        created_by_name=F("created_by__fullname"),
        closed_by_name=F("closed_by__fullname"),
    )


def _payouts(user: User) -> QuerySet[Payout]:
    return Payout.objects.annotate(
        batch_number=F("batch__number"), batch_status=F("batch__status"), affiliate_name=F("affiliate__name")
    )


@router.post("/payout-batches/gather", response=MessageOut, auth=StaffBearer(ADD))
def make_payout_batch(request: LearnerRequest) -> MessageOut:
    """Create a batch of everything that is due."""
    batch = payouts.make_batch(made_by=request.auth)
    return message_only(_("Pembayaran {number} siap ditransfer.").format(number=batch.number))


def _paid(user: User, row: PayoutBatch, body: ProofIn) -> Message:
    payouts.mark_paid(batch_id=row.pk, proof=body.proof, made_by=user)
    return gettext_lazy("Pembayaran dicatat. Para afiliator diberi tahu.")


def _cancel(user: User, row: PayoutBatch, body: None) -> Message:
    payouts.cancel_batch(batch_id=row.pk, made_by=user)
    return gettext_lazy("Pembayaran dibatalkan. Komisinya dapat dibayarkan lagi.")


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """A batch with whole account numbers, for staff who may pay it; each access is logged."""
    if not owner.has_perm(PAY):
        raise Forbidden
    batch = _batch(params.get("batch_id"))
    LogEntry.objects.create(
        user=owner,
        content_type=ContentType.objects.get_for_model(PayoutBatch),
        object_id=str(batch.pk),
        object_repr=batch.number,
        action_flag=CHANGE,
        change_message=_("Berkas bank dibuat."),
    )
    rows = batch.payouts.select_related("affiliate").order_by("pk")

    def write(path: Path, progress: Progress) -> None:
        sheet = DataSheet("Transfer", _COLUMNS, lambda: _lines(rows))
        write_book(Book(batch.number, now(), (sheet,)), path, progress)

    return Export(
        params={"batch_id": batch.pk},
        title=f"Transfer komisi {batch.number}",
        filename=f"transfer-{batch.number}.xlsx",
        count=rows.count,
        write=write,
    )


_COLUMNS = (
    Column("Nomor", width=18),
    Column("Bank", width=10),
    Column("Nomor rekening", width=24),
    Column("Atas nama", width=32),
    Column("Jumlah transfer", Kind.MONEY),
    Column("Komisi bruto", Kind.INTEGER),
    Column("Dasar (%)", Kind.DECIMAL),
    Column("Tarif PPh (%)", Kind.DECIMAL),
    Column("PPh dipotong", Kind.INTEGER),
    Column("NPWP", width=20),
    Column("Berita", width=24),
)


def _lines(rows: QuerySet[Payout]) -> Iterator[tuple[Any, ...]]:
    for one in rows:
        npwp = one.affiliate.encrypted_npwp
        yield (
            f"{one.batch_id}-{one.pk}",
            one.bank,
            account_numbers.decrypt_number(one.encrypted_account),
            one.account_holder,
            one.net,
            one.gross,
            one.tax_base_percent,
            one.tax_percent,
            one.tax,
            tax_numbers.decrypt_number(npwp) if npwp else "",
            "Komisi afiliasi",
        )


def _batch(batch_id: Any) -> PayoutBatch:
    is_id = isinstance(batch_id, int) and not isinstance(batch_id, bool) and 0 < batch_id < 2**31
    found = PayoutBatch.objects.filter(pk=batch_id).first() if is_id else None
    if found is None:
        raise NoPayoutBatch(errors={"batch_id": [str(NoPayoutBatch.message)]})
    return found


BANK_FILE = EXPORTS.register(ExportKind(name="payout-batch", prepare=_prepare))
PAYOUT_BATCHES = declare(
    Resource(
        name="payout-batches",
        model=PayoutBatch,
        out=PayoutBatchOut,
        rows=_batches,
        verbs=("view",),
        groups=("Keuangan",),
        line=Line("affiliate", pgettext_lazy("menu", "Pembayaran komisi"), "payments", 40),
        key="number",
        actions=(Action("paid", _paid, ProofIn, PAY), Action("cancel", _cancel, None, PAY)),
        titles={
            "number": gettext_lazy("Nomor"),
            "status": gettext_lazy("Status"),
            "people": gettext_lazy("Afiliator"),
            "gross": gettext_lazy("Bruto"),
            "tax": gettext_lazy("PPh"),
            "net": gettext_lazy("Dibayarkan"),
            "proof": gettext_lazy("Bukti"),
        },
        listing=ListSpec(
            filters={"q": Filter("number"), "id": Filter("pk", int), "status": Filter("status")},
            sorts={name: name for name in ("id", "number", "created_at", "net", "status")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
PAYOUTS = declare(
    Resource(
        name="payouts",
        model=Payout,
        out=PayoutOut,
        rows=_payouts,
        verbs=("view",),
        groups=("Keuangan",),
        key="id",
        titles={"affiliate_name": gettext_lazy("Afiliator"), "batch_number": gettext_lazy("Nomor")},
        listing=ListSpec(
            filters={
                "q": Filter("affiliate__name"),
                "id": Filter("pk", int),
                "batch_id": Filter("batch_id", int),
                "affiliate_id": Filter("affiliate_id", int),
            },
            sorts={name: name for name in ("id", "affiliate_name", "net")},
            default_sort="affiliate_name|asc",
            page_size=100,
        ),
    )
)
