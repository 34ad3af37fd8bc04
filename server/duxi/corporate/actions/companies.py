"""Applications for a workspace, staff's decisions, and members with their roles."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.errors import Forbidden, Invalid, NotFound, Rejected
from duxi.core.npwp import digits_of, is_npwp, of_sixteen
from duxi.corporate.models import (
    Company,
    CompanyEvent,
    CompanyEventKind,
    CompanyRole,
    CompanySeat,
    CompanyStatus,
    Member,
)
from duxi.files.models import StoredFile
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.corporate import COMPANY_APPROVED, COMPANY_REJECTED


class CompanyKnown(Rejected):
    """The company already has a workspace; a second one would split its members."""

    message = gettext_lazy("NPWP ini sudah dipakai perusahaan lain di Duxi. Minta undangan dari PIC-nya.")


class NotToReview(Rejected):
    """The application was already decided."""

    message = gettext_lazy("Pengajuan ini sudah diproses.")


class LastOwner(Rejected):
    """A company needs at least one owner."""

    message = gettext_lazy("Perusahaan harus memiliki sedikitnya satu pemilik.")


class OwnersOnly(Forbidden):
    """PICs manage a company, but only owners appoint owners."""

    message = gettext_lazy("Hanya pemilik yang dapat mengubah atau mengeluarkan pemilik.")


@dataclass(frozen=True)
class Application:
    """The form of an application."""

    name: str
    npwp: str
    address: str
    phone: str
    headcount: int
    document: StoredFile | None = None


def apply(*, user: User, application: Application) -> Company:
    """Apply for a workspace, as its future owner. Raises `Invalid` by field or `CompanyKnown`."""
    npwp = of_sixteen(digits_of(application.npwp))
    if npwp and not is_npwp(npwp):
        raise Invalid(errors={"npwp": [_("NPWP tidak sah. Periksa kembali angkanya.")]})
    values = vars(application) | {"npwp": npwp}
    try:
        with transaction.atomic():
            company = Company.objects.create(**values, applied_by=user, created_at=now())
            Member.objects.create(company=company, user=user, role=CompanyRole.OWNER, joined_at=now())
            record(company, CompanyEventKind.APPLIED, user)
    except IntegrityError as error:
        raise CompanyKnown from error
    return company


@transaction.atomic
def review(*, company_id: int, reviewer: User, is_approved: bool, note: str = "") -> None:
    """Approve or reject an application; raises `NotFound` or `NotToReview`."""
    company = Company.objects.select_for_update().filter(pk=company_id).first()
    if company is None:
        raise NotFound
    if company.status != CompanyStatus.SUBMITTED:
        raise NotToReview
    company.status = CompanyStatus.ACTIVE if is_approved else CompanyStatus.REJECTED
    company.review_note, company.reviewed_at, company.reviewed_by = note, now(), reviewer
    company.save(update_fields=["status", "review_note", "reviewed_at", "reviewed_by", "updated_at"])
    if is_approved:
        record(company, CompanyEventKind.APPROVED, reviewer)
    if company.applied_by:
        template = COMPANY_APPROVED if is_approved else COMPANY_REJECTED
        params = {"company": company.name, "detail": note}
        notify(user=company.applied_by, template=template.key, params=params)


@transaction.atomic
def change_member(
    *, manager: Member, member_id: int, role: CompanyRole, department: str, superior_id: int | None
) -> None:
    """Change a member's role, department and superior; only owners appoint owners. Raises `NotFound`,
    `OwnersOnly` or `LastOwner`.
    """
    member = _colleague(manager, member_id)
    superior = _colleague(manager, superior_id) if superior_id else None
    if CompanyRole.OWNER in (role, member.role) and manager.role != CompanyRole.OWNER:
        raise OwnersOnly
    _keep_an_owner(member, role)
    member.role, member.department = role, department
    member.superior = superior if superior != member else None
    member.save(update_fields=["role", "department", "superior"])


@transaction.atomic
def leave(*, member: Member, by: User) -> None:
    """End a membership, and with it the company's access to results. Raises `LastOwner`."""
    current = _colleague(member, member.pk)
    _keep_an_owner(current, CompanyRole.MEMBER)
    current.left_at, current.consented_at = now(), None
    current.save(update_fields=["left_at", "consented_at"])
    Member.objects.filter(superior=current).update(superior=None)
    CompanySeat.objects.filter(member=current, voucher=None).update(member=None, assigned_at=None)
    record(current.company, CompanyEventKind.LEFT, by, people=[current])


@transaction.atomic
def remove_member(*, manager: Member, member_id: int) -> None:
    """Remove a member; raises `NotFound`, `OwnersOnly` or `LastOwner`."""
    member = _colleague(manager, member_id)
    if member.role == CompanyRole.OWNER and manager.role != CompanyRole.OWNER:
        raise OwnersOnly
    leave(member=member, by=manager.user)


def consent(*, member: Member, agrees: bool) -> None:
    """Grant or withdraw consent to share results with the company."""
    Member.objects.filter(pk=member.pk).update(consented_at=now() if agrees else None)


def record(
    company: Company,
    kind: CompanyEventKind,
    by: User | None,
    detail: str = "",
    *,
    product: Product | None = None,
    people: Iterable[Member] = (),
) -> None:
    """Add an event to the company's history, with the people it concerns."""
    made = CompanyEvent.objects.create(
        company=company, kind=kind, detail=detail[:200], product=product, made_by=by, at=now()
    )
    made.people.add(*people)


def _colleague(manager: Member, member_id: int) -> Member:
    """A member of the same company; all memberships are locked in one order, so that one owner remains."""
    Company.objects.select_for_update().get(pk=manager.company_id)
    rows = Member.objects.filter(company=manager.company_id, left_at=None)
    found = rows.select_related("user", "company").filter(pk=member_id).first()
    if found is None:
        raise NotFound
    return found


def _keep_an_owner(member: Member, role: CompanyRole) -> None:
    if member.role != CompanyRole.OWNER or role == CompanyRole.OWNER:
        return
    others = Member.objects.filter(company=member.company_id, role=CompanyRole.OWNER, left_at=None)
    if not others.exclude(pk=member.pk).exists():
        raise LastOwner
