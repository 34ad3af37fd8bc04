"""Wire schemas of registration forms."""

from datetime import datetime
from typing import Annotated

from pydantic import Field, StringConstraints

from duxi.catalog.kinds import KindSlug
from duxi.catalog.titles import title_of
from duxi.core.clock import local, now
from duxi.core.forms import Id
from duxi.core.schema import Schema
from duxi.files.stored_links import link_to
from duxi.learning.actions.participants import can_substitute
from duxi.learning.actions.registrations import ContactValues, ParticipantValues
from duxi.learning.models import (
    Registration,
    RegistrationAttachment,
    RegistrationContact,
    RegistrationParticipant,
    RegistrationStatus,
)
from duxi.learning.queries.registrations import participants_of

Name = Annotated[str, StringConstraints(strip_whitespace=True, max_length=150)]
Email = Annotated[str, StringConstraints(strip_whitespace=True, max_length=254)]
Phone = Annotated[str, StringConstraints(strip_whitespace=True, max_length=25)]


class ContactIn(Schema):
    """A person in charge (PIC); fields may be empty in a draft."""

    name: Name = ""
    email: Email = ""
    phone: Phone = ""

    def values(self) -> ContactValues:
        return ContactValues(self.name, self.email, self.phone)


class ParticipantIn(ContactIn):
    """A participant; `regcourse_id` is the seat."""

    regcourse_id: Id
    position: Name = ""

    def seat(self) -> ParticipantValues:
        return ParticipantValues(self.name, self.email, self.phone, self.position, self.regcourse_id)


class RegistrationDraftIn(Schema):
    """A draft; `version` is that of the form that was read (`pics[i][name]`, `participants[i][…]`)."""

    version: Annotated[int, Field(ge=1, le=2**31 - 1)]
    pics: Annotated[list[ContactIn], Field(max_length=10)] = []
    participants: Annotated[list[ParticipantIn], Field(max_length=1000)] = []


class ContactOut(Schema):
    name: str
    email: str
    phone: str

    @classmethod
    def of(cls, row: RegistrationContact) -> "ContactOut":
        return cls(name=row.name, email=row.email, phone=row.phone)


class RegistrationParticipantOut(ContactOut):
    """`is_linked`: an account holds the seat; `is_invited`: an invitation was mailed."""

    regcourse_id: int
    seat_number: int
    position: str
    is_linked: bool
    is_invited: bool

    @classmethod
    def of_seat(cls, row: RegistrationParticipant) -> "RegistrationParticipantOut":
        holder = row.entitlement.holder
        return cls(
            regcourse_id=row.entitlement_id,
            seat_number=row.entitlement.seat_number,
            name=row.name,
            email=row.email,
            phone=row.phone,
            position=row.position,
            is_linked=holder is not None and holder.email.casefold() == row.email.casefold(),
            is_invited=row.invited_at is not None,
        )


class AttachmentOut(Schema):
    """A file of the form; `url` is a short-lived link."""

    attachment_id: int
    name: str
    size: int
    url: str

    @classmethod
    def of(cls, row: RegistrationAttachment) -> "AttachmentOut":
        file = row.file
        return cls(attachment_id=row.pk, name=file.name, size=file.size, url=link_to(file))


class RegistrationOut(Schema):
    """A form with all its parts; `reopen_reason` is staff's reason for reopening it."""

    number: str
    status: RegistrationStatus
    version: int
    item_id: int
    kind: KindSlug
    slug: str
    title: str
    starts_at: datetime | None
    ends_at: datetime | None
    place: str | None
    submitted_at: datetime | None
    reopen_reason: str
    can_substitute: bool
    attachs: list[AttachmentOut]
    pics: list[ContactOut]
    participants: list[RegistrationParticipantOut]

    @classmethod
    def of(cls, form: Registration) -> "RegistrationOut":
        product = form.product
        return cls(
            number=form.number,
            status=RegistrationStatus(form.status),
            version=form.version,
            item_id=product.pk,
            kind=product.kind,
            slug=product.slug,
            title=title_of(product),
            starts_at=_local(product.starts_at),
            ends_at=_local(product.ends_at),
            place=product.location.name if product.location else None,
            submitted_at=_local(form.submitted_at),
            reopen_reason=form.reopen_reason if form.status == RegistrationStatus.DRAFT else "",
            can_substitute=can_substitute(form, now()),
            attachs=[AttachmentOut.of(row) for row in form.attachments.select_related("file")],
            pics=[ContactOut.of(row) for row in form.contacts.all()],
            participants=[RegistrationParticipantOut.of_seat(row) for row in participants_of(form)],
        )


class SheetRowOut(ContactOut):
    """A row of a spreadsheet with the messages of its errors."""

    row: int
    position: str
    errors: list[str]


def _local(moment: datetime | None) -> datetime | None:
    return local(moment) if moment else None
