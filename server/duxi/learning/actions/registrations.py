"""Registration forms: created with the seats, saved, submitted, and reopened by staff."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.catalog.kinds import Source
from duxi.catalog.models import Product
from duxi.core.clock import now
from duxi.core.errors import Invalid, Rejected
from duxi.entitlements.models import Entitlement
from duxi.files.actions.uploads import attach_files
from duxi.files.models import StoredFile
from duxi.learning.actions.participants import link_participants
from duxi.learning.models import (
    Registration,
    RegistrationAttachment,
    RegistrationContact,
    RegistrationParticipant,
    RegistrationStatus,
)
from duxi.learning.queries.registrations import participants_of
from duxi.learning.registration_rules import refuse_incomplete

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_NUMBER_LENGTH = 8
MOST_ATTACHMENTS = 5


class RegistrationLocked(Rejected):
    """It was submitted; staff can reopen it."""

    message = gettext_lazy(
        "Formulir ini sudah dikirim dan tidak dapat diubah. Hubungi tim kami bila ada koreksi."
    )


class RegistrationConflict(Rejected):
    """Another contact has saved since this page was loaded."""

    message = gettext_lazy(
        "Formulir ini baru saja diubah oleh PIC lain. Muat ulang untuk melihat perubahannya."
    )


class NotSubmitted(Rejected):
    """Only a submitted form can be reopened."""

    message = gettext_lazy("Formulir ini masih terbuka.")


@dataclass(frozen=True)
class ContactValues:
    """The entered values of a contact."""

    name: str
    email: str
    phone: str


@dataclass(frozen=True)
class ParticipantValues(ContactValues):
    """The entered values of a participant; `seat_id` is the seat (`regcourse_id` on the wire)."""

    position: str
    seat_id: int


def open_registration(
    *, owner: User, product: Product, source: Source, seats: Sequence[Entitlement]
) -> Registration:
    """The form of these seats, created if missing; later seats are added to it."""
    registration, is_new = Registration.objects.get_or_create(
        source_kind=source.kind,
        source_reference=source.reference,
        product=product,
        defaults={"number": _new_number(), "owner": owner, "created_at": now()},
    )
    known = set() if is_new else set(registration.participants.values_list("entitlement_id", flat=True))
    RegistrationParticipant.objects.bulk_create(
        _participant(registration, seat) for seat in seats if seat.pk not in known
    )
    return registration


def _participant(registration: Registration, seat: Entitlement) -> RegistrationParticipant:
    holder = seat.holder
    return RegistrationParticipant(
        registration=registration,
        entitlement=seat,
        name=holder.fullname[:150] if holder else "",
        email=holder.email if holder else "",
    )


def _new_number() -> str:
    return "REG-" + "".join(secrets.choice(_ALPHABET) for _place in range(_NUMBER_LENGTH))


@transaction.atomic
def save_registration(
    registration: Registration,
    *,
    version: int,
    contacts: Sequence[ContactValues],
    participants: Sequence[ParticipantValues],
) -> Registration:
    """Save a draft; raises `RegistrationLocked`, `RegistrationConflict` or `Invalid` for a seat of others."""
    held = _locked_draft(registration)
    if held.version != version:
        raise RegistrationConflict
    _store_contacts(held, contacts)
    _store_participants(held, participants)
    held.version += 1
    held.save(update_fields=["version"])
    return held


@transaction.atomic
def submit_registration(registration: Registration) -> Registration:
    """Submit a complete form and assign its seats to the participants.

    Raises `RegistrationLocked`, or `Invalid` with what is missing by field.
    """
    held = _locked_draft(registration)
    refuse_incomplete(held)
    held.status, held.submitted_at = RegistrationStatus.SUBMITTED, now()
    held.version += 1
    held.save(update_fields=["status", "submitted_at", "version"])
    link_participants(held)
    return held


@transaction.atomic
def attach(registration: Registration, *, owner: User, files: Sequence[StoredFile]) -> None:
    """Attach files to a draft; raises `RegistrationLocked`, or `Invalid` beyond the limit."""
    held = _locked_draft(registration)
    there = held.attachments.count()
    if there + len(files) > MOST_ATTACHMENTS:
        text = _("Paling banyak {n} lampiran.").format(n=MOST_ATTACHMENTS)
        raise Invalid(text, errors={"attachs": [text]})
    taken = attach_files(owner=owner, uuids=[str(one.uuid) for one in files])
    RegistrationAttachment.objects.bulk_create(
        RegistrationAttachment(registration=held, file=one, position=there + index)
        for index, one in enumerate(taken, start=1)
    )


@transaction.atomic
def detach(registration: Registration, *, attachment_id: int) -> None:
    """Remove a file from a draft; the stored file is deleted when nothing refers to it."""
    held = _locked_draft(registration)
    found = held.attachments.filter(pk=attachment_id).select_related("file").first()
    if found:
        found.delete()
        StoredFile.objects.filter(pk=found.file_id).update(attached_at=None)


@transaction.atomic
def reopen_registration(registration: Registration, *, reason: str, reopened_by: User) -> None:
    """Reopen a submitted form for its contacts; raises `NotSubmitted`."""
    held = Registration.objects.select_for_update().get(pk=registration.pk)
    if held.status != RegistrationStatus.SUBMITTED:
        raise NotSubmitted
    held.status, held.reopened_at = RegistrationStatus.DRAFT, now()
    held.reopened_by, held.reopen_reason = reopened_by, reason[:500]
    held.version += 1
    held.save(update_fields=["status", "reopened_at", "reopened_by", "reopen_reason", "version"])


def _locked_draft(registration: Registration) -> Registration:
    held = Registration.objects.select_for_update().get(pk=registration.pk)
    if held.status == RegistrationStatus.SUBMITTED:
        raise RegistrationLocked
    return held


def _store_contacts(registration: Registration, contacts: Sequence[ContactValues]) -> None:
    registration.contacts.all().delete()
    RegistrationContact.objects.bulk_create(
        RegistrationContact(
            registration=registration, position=index, name=one.name, email=one.email, phone=one.phone
        )
        for index, one in enumerate(contacts, start=1)
    )


def _store_participants(registration: Registration, participants: Sequence[ParticipantValues]) -> None:
    by_seat = {row.entitlement_id: row for row in participants_of(registration)}
    strangers = [index for index, one in enumerate(participants) if one.seat_id not in by_seat]
    if strangers:
        text = _("Kursi ini bukan bagian dari pendaftaran ini.")
        raise Invalid(errors={f"participants[{index}][regcourse_id]": [text] for index in strangers})
    rows = [_filled(by_seat[one.seat_id], one) for one in participants]
    RegistrationParticipant.objects.bulk_update(rows, ["name", "email", "phone", "position"])


def _filled(row: RegistrationParticipant, values: ParticipantValues) -> Any:
    row.name, row.email = values.name, values.email
    row.phone, row.position = values.phone, values.position
    return row
