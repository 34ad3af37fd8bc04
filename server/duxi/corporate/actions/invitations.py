"""Inviting members, and their answers."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.core.throttle import Limit
from duxi.corporate.actions.companies import record
from duxi.corporate.models import Company, CompanyEventKind, CompanyRole, Invitation, InvitationStatus, Member
from duxi.corporate.queries.deliveries import invitation_reference
from duxi.gateways import mail
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.corporate import INVITED

LIFETIME = timedelta(days=14)
MOST_LINES = 200
INVITED_PER_DAY = Limit("company-invitations", times=500, seconds=86_400)
_PARTS = re.compile(r"[,;\t]")


class WrongAddress(Rejected):
    """The invitation was sent to another address."""

    status = 403
    message = gettext_lazy("Undangan ini ditujukan untuk alamat email lain. Masuk dengan alamat tersebut.")


class InvitationOver(Rejected):
    """The invitation was answered, revoked, or has expired."""

    message = gettext_lazy("Undangan ini sudah dijawab atau tidak berlaku lagi.")


@dataclass(frozen=True)
class Invitee:
    """One row of a list of people."""

    email: str
    fullname: str
    department: str


def parse(text: str) -> list[Invitee]:
    """Parse lines of `email, name, department`; raises `Invalid` with the numbers of wrong lines."""
    lines = [line for line in text.splitlines() if line.strip()][: MOST_LINES + 1]
    parts = [[part.strip() for part in _PARTS.split(line)] + ["", ""] for line in lines]
    rows = [(number, Invitee(*row[:3])) for number, row in enumerate(parts, start=1)]
    return checked(rows, field="people")


def checked(rows: Sequence[tuple[int, Invitee]], *, field: str) -> list[Invitee]:
    """Validate numbered rows, each address once; raises `Invalid` with the numbers of wrong rows."""
    if not 1 <= len(rows) <= MOST_LINES:
        raise Invalid(errors={field: [_("Isi 1 sampai {n} baris.").format(n=MOST_LINES)]})
    wrong = [number for number, person in rows if not _is_address(person.email)]
    if wrong:
        sentence = _("Baris {n}: alamat email tidak sah.")
        raise Invalid(errors={field: [sentence.format(n=number) for number in wrong]})
    return list(_each_once(person for _number, person in rows))


def _each_once(people: Iterable[Invitee]) -> Iterable[Invitee]:
    found: dict[str, Invitee] = {}
    for person in people:
        address = person.email.lower()
        found.setdefault(address, Invitee(address, person.fullname[:200], person.department[:100]))
    return found.values()


def _is_address(text: str) -> bool:
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True


@transaction.atomic
def invite(*, manager: Member, people: list[Invitee], role: CompanyRole = CompanyRole.MEMBER) -> int:
    """Invite everyone who is neither a member nor invited; returns how many. Raises `TooMany`."""
    Company.objects.select_for_update().get(pk=manager.company_id)
    known = _known_addresses(manager)
    fresh = [person for person in people if person.email not in known]
    for person in fresh:
        INVITED_PER_DAY.hit(str(manager.company_id))
        _invite(manager, person, role)
    if fresh:
        record(manager.company, CompanyEventKind.INVITED, manager.user, ", ".join(p.email for p in fresh))
    return len(fresh)


def outcome(*, invited: int, asked: int) -> str:
    """A summary for the manager: how many were invited, and how many were members or invited before."""
    sentence = _("{n} undangan dikirim.").format(n=invited)
    if invited == asked:
        return sentence
    known = _("{n} orang sudah menjadi anggota atau sudah diundang.").format(n=asked - invited)
    return f"{sentence} {known}"


def accept(*, user: User, uuid: UUID, agrees: bool) -> Member:
    """Accept and join; with `agrees` the company sees one's results.

    Raises `WrongAddress`, `InvitationOver` or `NotFound`.
    """
    with transaction.atomic():
        invitation = _answered(user, uuid, InvitationStatus.ACCEPTED)
        values = {
            "role": invitation.role,
            "department": invitation.department,
            "joined_at": now(),
            "left_at": None,
            "consented_at": now() if agrees else None,
        }
        member, _is_new = Member.objects.update_or_create(
            company=invitation.company, user=user, defaults=values
        )
        record(invitation.company, CompanyEventKind.JOINED, user, user.fullname)
        return member


@transaction.atomic
def decline(*, user: User, uuid: UUID) -> None:
    """Decline; raises what `accept` raises."""
    _answered(user, uuid, InvitationStatus.DECLINED)


@transaction.atomic
def revoke(*, manager: Member, uuid: UUID) -> None:
    """Revoke an invitation; raises `NotFound` or `InvitationOver`."""
    own = Invitation.objects.filter(company=manager.company, uuid=uuid)
    pending = own.filter(status=InvitationStatus.PENDING)
    if not pending.update(status=InvitationStatus.REVOKED, answered_at=now()):
        raise InvitationOver if own.exists() else NotFound


def _answered(user: User, uuid: UUID, status: InvitationStatus) -> Invitation:
    found = (
        Invitation.objects.select_for_update(of=("self",)).select_related("company").filter(uuid=uuid).first()
    )
    if found is None:
        raise NotFound
    if user.email_verified_at is None or found.email.lower() != user.email.lower():
        raise WrongAddress
    if found.status != InvitationStatus.PENDING or found.expires_at <= now():
        raise InvitationOver
    found.status, found.answered_at = status, now()
    found.save(update_fields=["status", "answered_at"])
    return found


def _invite(manager: Member, person: Invitee, role: CompanyRole) -> None:
    made = Invitation.objects.create(
        company=manager.company,
        email=person.email,
        fullname=person.fullname,
        department=person.department,
        role=role,
        invited_by=manager.user,
        created_at=now(),
        expires_at=now() + LIFETIME,
    )
    user = User.objects.filter(email__iexact=person.email, email_verified_at__isnull=False).first()
    if user:
        params = {"company": manager.company.name, "who": manager.user.fullname}
        key = invitation_reference(made)
        notify(user=user, template=INVITED.key, params=params, dedupe=key, mail_reference=key)
        return
    _write_to(person, manager, invitation_reference(made))


def _write_to(person: Invitee, manager: Member, reference: str) -> None:
    """Invite by notification and mail, or by mail alone if there is no account yet."""
    company = manager.company.name
    email_message = mail.EmailMessage(
        subject=_("Undangan bergabung dengan {company}").format(company=company),
        paragraphs=[
            _("{who} mengundang Anda ke ruang belajar {company}.").format(
                who=manager.user.fullname, company=company
            ),
            _("Daftar dengan alamat email ini, lalu terima undangannya."),
        ],
        action=mail.Action(_("Daftar dan terima"), mail.link("/signUp", next="/corporate")),
    )
    mail.queue(
        to=person.email,
        email_message=email_message,
        locale=manager.user.locale,
        name=person.fullname,
        reference=reference,
    )


def _known_addresses(manager: Member) -> set[str]:
    members = Member.objects.filter(company=manager.company, left_at=None).values_list(
        "user__email", flat=True
    )
    invited = Invitation.objects.filter(company=manager.company, status=InvitationStatus.PENDING)
    return {email.lower() for email in [*members, *invited.values_list("email", flat=True)]}
