"""Joining the affiliate programme, and staff's decisions on applications."""

import re
import secrets
from dataclasses import dataclass

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.commerce.invoicing import tax_numbers
from duxi.commerce.orders.actions.checkout import ALPHABET
from duxi.commerce.refunds import account_numbers
from duxi.commerce.refunds.actions.accounts import BankAccount
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.npwp import digits_of, is_nik, is_npwp, of_sixteen
from duxi.growth.models import Affiliate, AffiliateCode, AffiliateStatus, HolderType
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.affiliate import APPROVED, REVISION_WANTED, SUSPENDED

_NOT_IN_CODES = re.compile(r"[^A-Z0-9]+")
CAN_REVISE = (AffiliateStatus.REVISION,)


class AlreadyRegistered(Rejected):
    message = gettext_lazy("Anda sudah terdaftar di program afiliasi.")


class NothingToRevise(Rejected):
    """Only applications that staff sent back can be revised."""

    message = gettext_lazy("Pendaftaran Anda tidak sedang menunggu perbaikan.")


class TermsNotAccepted(Invalid):
    message = gettext_lazy("Setujui syarat dan ketentuan program afiliasi terlebih dahulu.")


class CodeTaken(Invalid):
    message = gettext_lazy("Kode ini sudah dipakai. Pilih kode lain.")


class NotToReview(Rejected):
    """The application was already decided."""

    message = gettext_lazy("Pendaftaran ini sudah diproses.")


@dataclass(frozen=True)
class Identity:
    """Identity of an affiliate, as entered by them."""

    holder_type: HolderType
    name: str
    id_number: str
    npwp: str
    channel: str
    wanted_code: str


@transaction.atomic
def register(*, user: User, identity: Identity, account: BankAccount, accepts_terms: bool) -> Affiliate:
    """Apply to join; raises `TermsNotAccepted`, `Invalid` by field, `CodeTaken` or `AlreadyRegistered`."""
    if not accepts_terms:
        raise TermsNotAccepted(errors={"agreed": [str(TermsNotAccepted.message)]})
    values = _values(user, identity, account)
    affiliate, is_new = Affiliate.objects.get_or_create(user=user, defaults=values | {"submitted_at": now()})
    if not is_new:
        raise AlreadyRegistered
    return affiliate


@transaction.atomic
def revise(*, user: User, identity: Identity, account: BankAccount) -> None:
    """Revise an application that was sent back; raises `NothingToRevise` or what `register` raises."""
    values = _values(user, identity, account)
    open_rows = Affiliate.objects.filter(user=user, status__in=CAN_REVISE)
    changed = open_rows.update(**values, status=AffiliateStatus.SUBMITTED, submitted_at=now(), review_note="")
    if not changed:
        raise NothingToRevise


@transaction.atomic
def approve(*, affiliate_id: int, reviewer: User) -> AffiliateCode:
    """Approve and assign a code; a suspended affiliate gets the old code back. Raises `NotToReview`."""
    affiliate = _reviewed(
        affiliate_id,
        reviewer,
        AffiliateStatus.ACTIVE,
        "",
        (AffiliateStatus.SUBMITTED, AffiliateStatus.SUSPENDED),
    )
    code = AffiliateCode.objects.filter(owner=affiliate.user).order_by("pk").first()
    if code is None:
        code = AffiliateCode.objects.create(
            owner=affiliate.user, code=_free_code(affiliate), name=affiliate.name
        )
    AffiliateCode.objects.filter(pk=code.pk).update(is_active=True)
    _notify(affiliate, APPROVED.key)
    return code


@transaction.atomic
def send_back(*, affiliate_id: int, reviewer: User, note: str) -> None:
    """Send the application back for revision; raises `NotToReview`."""
    affiliate = _reviewed(
        affiliate_id, reviewer, AffiliateStatus.REVISION, note, (AffiliateStatus.SUBMITTED,)
    )
    _notify(affiliate, REVISION_WANTED.key, note)


@transaction.atomic
def suspend(*, affiliate_id: int, reviewer: User, note: str) -> None:
    """Deactivate the affiliate's codes; earned commissions remain. Raises `NotToReview`."""
    affiliate = _reviewed(affiliate_id, reviewer, AffiliateStatus.SUSPENDED, note, (AffiliateStatus.ACTIVE,))
    AffiliateCode.objects.filter(owner=affiliate.user).update(is_active=False)
    _notify(affiliate, SUSPENDED.key, note)


def _reviewed(
    affiliate_id: int,
    reviewer: User,
    status: AffiliateStatus,
    note: str,
    before: tuple[AffiliateStatus, ...],
) -> Affiliate:
    rows = Affiliate.objects.select_for_update(of=("self",)).select_related("user")
    affiliate = rows.filter(pk=affiliate_id).first()
    if affiliate is None:
        raise NotFound
    if affiliate.status not in before:
        raise NotToReview
    affiliate.status, affiliate.review_note = status, note
    affiliate.reviewed_at, affiliate.reviewed_by = now(), reviewer
    affiliate.save(update_fields=["status", "review_note", "reviewed_at", "reviewed_by"])
    return affiliate


def _values(user: User, identity: Identity, account: BankAccount) -> dict[str, object]:
    id_number, npwp = digits_of(identity.id_number), of_sixteen(digits_of(identity.npwp))
    code = _NOT_IN_CODES.sub("", identity.wanted_code.upper())
    errors = _mistakes(identity.holder_type, id_number, npwp)
    if code and AffiliateCode.objects.filter(code=code).exclude(owner=user).exists():
        raise CodeTaken(errors={"wanted_code": [str(CodeTaken.message)]})
    if errors:
        raise Invalid(errors=errors)
    return {
        "holder_type": identity.holder_type,
        "name": identity.name,
        "encrypted_id_number": tax_numbers.encrypt_number(id_number) if id_number else "",
        "encrypted_npwp": tax_numbers.encrypt_number(npwp) if npwp else "",
        "bank": account.bank,
        "encrypted_account": account_numbers.encrypt_number(account.number),
        "account_holder": account.holder,
        "channel": identity.channel,
        "wanted_code": code[:20],
    }


def _mistakes(holder_type: str, id_number: str, npwp: str) -> dict[str, list[str]]:
    errors: dict[str, list[str]] = {}
    if holder_type == HolderType.INDIVIDUAL and not is_nik(id_number):
        errors["id_number"] = [_("NIK terdiri dari 16 angka, seperti di KTP.")]
    if npwp and not is_npwp(npwp):
        errors["npwp"] = [_("NPWP tidak sah. Periksa kembali angkanya.")]
    if holder_type == HolderType.COMPANY and not npwp:
        errors["npwp"] = [_("Badan usaha wajib mengisi NPWP.")]
    return errors


def _free_code(affiliate: Affiliate) -> str:
    """The wanted code, or one derived from the name; a random suffix makes a taken one unique."""
    stem = affiliate.wanted_code or _NOT_IN_CODES.sub("", affiliate.name.upper())[:12] or "DUXI"
    if not AffiliateCode.objects.filter(code=stem).exists():
        return stem
    return stem[:14] + "".join(secrets.choice(ALPHABET) for _n in range(4))


def _notify(affiliate: Affiliate, template: str, detail: str = "") -> None:
    notify(user=affiliate.user, template=template, params={"name": affiliate.name, "detail": detail})
