"""Bank accounts for refunds that staff transfer by hand: buyers give them, staff ask for them and read them.

Every reading of a full number, and every payout, is recorded in Django's log with its user.
"""

import re
from dataclasses import dataclass
from uuid import UUID

from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.commerce.events import RefundNews, refund_account_asked, refund_account_given
from duxi.commerce.models import EventKind, Order, Refund, RefundAccount, RefundRoute
from duxi.commerce.orders.actions.timeline import SYSTEM, Actor, log_event
from duxi.commerce.refunds.account_numbers import decrypt_number, encrypt_number, masked
from duxi.commerce.refunds.actions.transitions import lock_refund
from duxi.commerce.refunds.banks import BANKS
from duxi.commerce.refunds.payout_routes import account_of, is_transfer_open
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.throttle import Limit

SHORTEST, LONGEST = 8, 18
_SEPARATORS = re.compile(r"[\s.\-]+")
_DIGITS = re.compile(rf"[0-9]{{{SHORTEST},{LONGEST}}}")
_HOLDER = re.compile(r"[^\W\d_][\w .,'’&/()\-]{1,99}")
CHANGES = Limit("refund-accounts", times=20, seconds=3600)
QUESTIONS = Limit("refund-account-questions", times=5, seconds=86_400)


class AlreadySent(Rejected):
    """The money has been sent, or will not be."""

    message = gettext_lazy("Pengembalian dana ini sudah selesai, jadi rekening tujuannya tidak dapat diubah.")


class NoAccountNeeded(Rejected):
    """The refund goes back the way the payment came."""

    message = gettext_lazy("Dana ini kembali lewat cara Anda membayar, jadi rekening tidak diperlukan.")


class AccountChanged(Rejected):
    """The account that staff paid to is not the current one."""

    message = gettext_lazy(
        "Rekening tujuan berubah sejak Anda membukanya, jadi transfer belum dicatat. "
        "Lihat rekeningnya sekarang dan periksa ke mana dana terkirim."
    )


@dataclass(frozen=True)
class BankAccount:
    """A validated account: a known bank, digits only, and the holder."""

    bank: str
    number: str
    holder: str


def bank_account(*, bank: str, number: str, holder: str) -> BankAccount:
    """Validate an account; raises `Invalid` with a message by field."""
    fields = {"bank": bank, "account_number": number, "account_holder": holder}
    given = BankAccount(bank.strip(), _SEPARATORS.sub("", number), " ".join(holder.split()))
    errors = _mistakes(given) | {
        name: [_("Wajib diisi.")] for name, text in fields.items() if not text.strip()
    }
    if errors:
        raise Invalid(errors=errors)
    return given


def _mistakes(given: BankAccount) -> dict[str, list[str]]:
    errors = {}
    if given.bank not in BANKS:
        errors["bank"] = [_("Pilih bank dari daftar.")]
    if not _DIGITS.fullmatch(given.number):
        text = _("Nomor rekening terdiri dari {least} sampai {most} angka.")
        errors["account_number"] = [text.format(least=SHORTEST, most=LONGEST)]
    if not _HOLDER.fullmatch(given.holder):
        errors["account_holder"] = [_("Tulis nama pemilik seperti di buku tabungan.")]
    return errors


def refund_of(order: Order, uuid: UUID) -> Refund:
    """A refund of this order; raises `NotFound`."""
    refund = Refund.objects.filter(order=order, uuid=uuid).first()
    if refund is None:
        raise NotFound
    return refund


def set_account(*, refund: Refund, account: BankAccount) -> None:
    """Set or replace the account for the buyer's refund.

    Raises `AlreadySent`, `NoAccountNeeded` or `TooMany`; then nothing changes.
    """
    CHANGES.hit(str(refund.order_id))
    with transaction.atomic():
        order, held = lock_refund(refund)
        if held.route != RefundRoute.TRANSFER:
            raise NoAccountNeeded
        if not is_transfer_open(held):
            raise AlreadySent
        store_account(order, held, account)


def store_account(order: Order, refund: Refund, account: BankAccount) -> None:
    """Store the account of a locked refund; this answers an open question about it."""
    before = account_of(refund)
    moment = now()
    values = {
        "bank": account.bank,
        "encrypted_number": encrypt_number(account.number),
        "holder": account.holder,
        "version": before.version + 1 if before else 1,
        "given_at": moment,
    }
    refund.account, _is_new = RefundAccount.objects.update_or_create(refund=refund, defaults=values)
    if refund.account_problem:
        refund.account_problem = ""
        refund.save(update_fields=["account_problem"])
    log_event(order, EventKind.ACCOUNT_GIVEN, moment, Actor(note=bank_name(account.bank)))
    refund_account_given.announce(RefundNews(refund.pk))


def ask_for_account(order: Order, refund: Refund, by: Actor = SYSTEM) -> None:
    """Ask the buyer of a locked refund for an account; the buyer reads what staff write."""
    if by.note:
        refund.account_problem = by.note[:300]
        refund.save(update_fields=["account_problem"])
    log_event(order, EventKind.ACCOUNT_ASKED, now(), by)
    refund_account_asked.announce(RefundNews(refund.pk))


def ask_if_unknown(order: Order, refund: Refund) -> None:
    """Ask the same if staff will transfer the refund and no account is known."""
    if is_transfer_open(refund) and account_of(refund) is None:
        ask_for_account(order, refund)


def ask_again(*, refund: Refund, note: str, made_by: User) -> None:
    """Staff ask (again); raises `NoAccountNeeded`, `AlreadySent` or `TooMany`."""
    with transaction.atomic():
        order, held = lock_refund(refund)
        if held.route != RefundRoute.TRANSFER:
            raise NoAccountNeeded
        if not is_transfer_open(held):
            raise AlreadySent
        QUESTIONS.hit(str(held.uuid))
        ask_for_account(order, held, Actor(made_by, note))


def full_account_number(*, refund: Refund, made_by: User) -> tuple[RefundAccount, str]:
    """The full account number, for the payout; the access is logged. Raises `NotFound`."""
    with transaction.atomic():
        account = RefundAccount.objects.filter(refund=refund).first()
        if account is None:
            raise NotFound
        log(account, made_by, f"Nomor rekening dilihat (versi {account.version}).")
        return account, decrypt_number(account.encrypted_number)


def refuse_if_changed(refund: Refund, seen_version: int) -> None:
    """Raises `AccountChanged` when the buyer changed the account since this version (0: none)."""
    account = account_of(refund)
    if (account.version if account else 0) != seen_version:
        raise AccountChanged


def log_payout(refund: Refund, made_by: User, proof: str) -> None:
    """Record who transferred to this account."""
    if account := account_of(refund):
        log(account, made_by, f"Transfer dicatat (versi {account.version}), bukti {proof}.")


def log(account: RefundAccount, made_by: User, text: str) -> None:
    """Write a line to Django's log with the refund's number, without the account's."""
    LogEntry.objects.create(
        user=made_by,
        content_type=ContentType.objects.get_for_model(RefundAccount),
        object_id=str(account.pk),
        object_repr=str(account),
        action_flag=CHANGE,
        change_message=text,
    )


def masked_number(account: RefundAccount) -> str:
    """The number as lists show it: `******7890`."""
    return masked(decrypt_number(account.encrypted_number))


def bank_name(code: str) -> str:
    """The bank's common name; the code itself for a bank that is no longer listed."""
    return BANKS.get(code, code)
