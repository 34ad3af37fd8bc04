"""Contacts: people and companies, with or without an account."""

from datetime import datetime
from typing import Annotated, Any, Literal

from django.db.models import Count, Exists, F, OuterRef, Q, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import StringConstraints

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.contacts.fields import Address, Id, Line200, Name, Phone, Tags, VersionIn
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.contacts.actions.consents import record_consent
from duxi.contacts.actions.mailing import mail_contact
from duxi.contacts.actions.merging import merge
from duxi.contacts.conditions import in_segment
from duxi.contacts.models import (
    Contact,
    ContactKind,
    ContactNote,
    ContactSource,
    MailTemplate,
    Segment,
)
from duxi.contacts.queries import contacts, suppressed_address, with_news
from duxi.core.errors import Message, NotFound
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

CHANGE, NOTE = "contacts.change_contact", "contacts.add_contactnote"
Locale = Literal["id", "en", "zh", "ar", "it", "es", "fr"]
WATCHED.register(
    Watched(
        Contact,
        (
            *("kind", "name", "email", "phone", "organisation", "position", "locale", "tags", "owner"),
            *("merged_into", "mail_consented_at"),
        ),
        staff_only=True,
    )
)
WATCHED.register(Watched(ContactNote, part_of="contact"))


class ContactOut(Schema):
    id: int
    kind: ContactKind
    source: ContactSource
    name: str
    email: str
    phone: str
    organisation: str
    position: str
    locale: str
    tags: list[str]
    owner_id: int | None
    owner_name: str | None
    user_id: int | None
    company_id: int | None
    has_account: bool
    gets_news: bool
    is_suppressed: bool
    merged_count: int
    created_at: datetime
    updated_at: datetime
    version: int


class ContactIn(VersionIn):
    kind: ContactKind = ContactKind.PERSON
    name: Name
    email: Address = ""
    phone: Phone = ""
    organisation: Line200 = ""
    position: Line200 = ""
    locale: Locale = "id"
    tags: Tags = []
    owner_id: Id | None = None


class ContactNoteIn(Schema):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4_000)]


class ContactConsentIn(Schema):
    is_given: bool = True
    channel: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=100)]


class ContactMergeIn(Schema):
    other_id: Id


class ContactMailIn(Schema):
    template_id: Id


class ContactNoteOut(Schema):
    id: int
    contact_id: int
    contact_name: str
    author_name: str | None
    text: str
    created_at: datetime
    updated_at: datetime
    version: int


class ContactNoteChange(VersionIn):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4_000)]


def _rows(user: User) -> QuerySet[Contact]:
    willing = contacts().filter(with_news(), pk=OuterRef("pk"))
    return contacts().annotate(
        owner_name=F("owner__fullname"),
        has_account=Q(user__isnull=False),
        gets_news=Exists(willing),
        is_suppressed=suppressed_address(),
        merged_count=Count("merged_contacts"),
    )


def _notes(user: User) -> QuerySet[ContactNote]:
    return ContactNote.objects.annotate(contact_name=F("contact__name"), author_name=F("author__fullname"))


def _prepare(values: dict[str, Any]) -> dict[str, Any]:
    """Tags without duplicates, in the order of input."""
    return {**values, "tags": list(dict.fromkeys(values["tags"]))}


def _of_segment(pk: int) -> Q:
    segment = Segment.objects.filter(pk=pk).first()
    return Q(pk__in=in_segment(segment.conditions).values("pk")) if segment else Q(pk__in=[])


def _note(user: User, row: Contact, body: ContactNoteIn) -> Message:
    ContactNote.objects.create(contact=row, author=user, text=body.text)
    return _("Catatan tersimpan.")


def _consent(user: User, row: Contact, body: ContactConsentIn) -> Message:
    record_consent(contact=row, is_given=body.is_given, channel=body.channel, made_by=user)
    return _("Persetujuan dicatat.")


def _merge(user: User, row: Contact, body: ContactMergeIn) -> Message:
    merge(survivor_pk=row.pk, merged_pk=body.other_id, made_by=user)
    return _("Kontak digabungkan. Penggabungan dapat dibatalkan kapan saja.")


def _mail(user: User, row: Contact, body: ContactMailIn) -> Message:
    template = MailTemplate.objects.filter(pk=body.template_id).first()
    if template is None:
        raise NotFound
    mail_contact(contact=row, template=template)
    return _("Email dikirim. Jawabannya muncul di linimasa.")


def _has_account(wanted: bool) -> Q:
    return Q(user__isnull=not wanted)


def _gets_news(wanted: bool) -> Q:
    return Q(gets_news=wanted)


CONTACTS = declare(
    Resource(
        name="contacts",
        model=Contact,
        out=ContactOut,
        body=ContactIn,
        rows=_rows,
        viewers=("Keuangan", "Agent"),
        line=Line("contacts", _("Kontak"), "group", 10),
        key="email",
        verbs=("view", "add", "change", "delete"),
        parts=(*("notes", "merges", "+", "consents", "incoming_mails", "broadcasts", "merged_contacts"),),
        prepare=_prepare,
        actions=(
            Action("note", _note, ContactNoteIn, NOTE),
            Action("consent", _consent, ContactConsentIn, CHANGE),
            Action("merge", _merge, ContactMergeIn, CHANGE),
            Action("mail", _mail, ContactMailIn, CHANGE),
        ),
        titles={
            "owner_id": _("Penanggung jawab"),
            "owner_name": _("Penanggung jawab"),
            "has_account": _("Punya akun"),
            "gets_news": _("Setuju dikirimi kabar"),
            "is_suppressed": _("Alamat ditahan"),
            "merged_count": _("Kontak yang digabungkan"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("name", condition=words_in("name", "email", "phone", "organisation")),
                "id": Filter("pk", int),
                "kind": Filter("kind"),
                "source": Filter("source"),
                "email": Filter("email"),
                "tags": Filter("tags", condition=lambda tag: Q(tags__contains=[tag])),
                "owner_id": Filter("owner_id", int),
                "company_id": Filter("company_id", int),
                "user_id": Filter("user_id", int),
                "locale": Filter("locale"),
                "has_account": Filter("user", bool, condition=_has_account),
                "gets_news": Filter("gets_news", bool, condition=_gets_news),
                "segment_id": Filter("pk", int, condition=_of_segment),
                "created_at": DayFilter("created_at"),
            },
            sorts={
                name: name for name in ("id", "name", "email", "organisation", "created_at", "updated_at")
            },
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
CONTACT_NOTES = declare(
    Resource(
        name="contact-notes",
        model=ContactNote,
        out=ContactNoteOut,
        body=ContactNoteChange,
        rows=_notes,
        verbs=("view", "change", "delete"),
        groups=("Staff", "Agent"),
        viewers=("Keuangan",),
        key="id",
        titles={"contact_name": _("Kontak"), "author_name": _("Penulis")},
        listing=ListSpec(
            filters={
                "q": Filter("text", condition=words_in("text", "contact__name")),
                "id": Filter("pk", int),
                "contact_id": Filter("contact_id", int),
                "created_at": DayFilter("created_at"),
            },
            sorts={name: name for name in ("id", "created_at", "contact_name")},
            default_sort="created_at|desc",
            page_size=25,
        ),
    )
)
