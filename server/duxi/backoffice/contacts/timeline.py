"""Timeline, duplicates and merge preview of a contact's page."""

from datetime import datetime
from typing import Annotated, Any

from ninja import Query, Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.contacts.actions.merging import CannotMerge, gains
from duxi.contacts.models import Contact
from duxi.contacts.queries import contact_of, duplicates_of, staff, subject_of
from duxi.contacts.timeline import sources_for
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.core.timeline import Entry, page_of

router = Router(tags=["contacts"])
VIEW = StaffBearer("contacts.view_contact")
_OWNERS = ListSpec(
    filters={
        "fullname": Filter("fullname"),
        "q": Filter("fullname"),
        "id": Filter("pk", int),
    },
    sorts={"fullname": "fullname", "id": "pk"},
    default_sort="fullname|asc",
    page_size=50,
)


class TimelineParams(Schema):
    cursor: Annotated[str, Field(max_length=300)] = ""
    source: Annotated[str, Field(max_length=40)] = ""


class TimelineSource(Schema):
    name: str
    label: str
    icon: str


class TimelineEntry(Schema):
    """One event; `path` opens it in the back office."""

    key: str
    at: datetime
    source: TimelineSource
    title: str
    text: str
    path: str


class TimelinePage(Schema):
    """Entries, newest first; `sources` are those visible to the user."""

    entries: list[TimelineEntry]
    next_cursor: str
    sources: list[TimelineSource]


class DuplicateOut(Schema):
    id: int
    name: str
    email: str
    phone: str
    organisation: str
    source: str
    has_account: bool


class MergeGain(Schema):
    """A column of the survivor, and the value it would take over."""

    field: str
    value: str


class MergePreview(Schema):
    survivor: DuplicateOut
    merged: DuplicateOut
    fields: list[MergeGain]
    tags: list[str]


class OwnerChoice(Schema):
    id: int
    fullname: str
    email: str


class MergePreviewParams(Schema):
    other_id: Annotated[int, Field(ge=1, lt=2**31)]


@router.get("/contacts/{int:pk}/timeline", response=Envelope[TimelinePage], auth=VIEW)
def show_timeline(request: LearnerRequest, pk: int, params: Query[TimelineParams]) -> Envelope[TimelinePage]:
    """Events of a contact and those merged into it, as far as visible to the user."""
    contact = contact_of(pk)
    seen = sources_for(request.auth)
    wanted = [source for source in seen if params.source in ("", source.name)]
    entries, following = page_of(wanted, subject_of(contact.pk), cursor=params.cursor)
    return ok(
        TimelinePage(
            entries=[_shown(entry) for entry in entries],
            next_cursor=following,
            sources=[_source(source) for source in seen],
        )
    )


@router.get("/contacts/{int:pk}/duplicates", response=Envelope[list[DuplicateOut]], auth=VIEW)
def list_duplicates(request: LearnerRequest, pk: int) -> Envelope[list[DuplicateOut]]:
    """Probable duplicates of a contact."""
    return ok([_duplicate(one) for one in duplicates_of(contact_of(pk))[:20]])


@router.get("/contacts/{int:pk}/merge-preview", response=Envelope[MergePreview], auth=VIEW)
def preview_merge(
    request: LearnerRequest, pk: int, params: Query[MergePreviewParams]
) -> Envelope[MergePreview]:
    """The values that the contact would take over from another one."""
    survivor, merged = contact_of(pk), contact_of(params.other_id)
    if survivor.pk == merged.pk or survivor.kind != merged.kind:
        raise CannotMerge
    filled, tags = gains(survivor, merged)
    fields = [MergeGain(field=name, value=_value(merged, name)) for name in filled]
    return ok(
        MergePreview(survivor=_duplicate(survivor), merged=_duplicate(merged), fields=fields, tags=tags)
    )


@router.get("/contact-owners", response=Envelope[CappedRows[OwnerChoice]], auth=VIEW)
def list_owners(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[OwnerChoice]]:
    """Users who can own a contact."""
    whole, page = select(staff(), params, _OWNERS)
    rows = [OwnerChoice(id=one.pk, fullname=one.fullname, email=one.email) for one in page]
    return ok(capped(OwnerChoice, rows, **total_of(whole, params)))


def _shown(entry: Entry) -> TimelineEntry:
    return TimelineEntry(
        key=f"{entry.source.name}:{entry.ref}",
        at=entry.at,
        source=_source(entry.source),
        title=entry.words.title,
        text=entry.words.text,
        path=entry.words.path,
    )


def _source(source: Any) -> TimelineSource:
    return TimelineSource(name=source.name, label=str(source.label), icon=source.icon)


def _duplicate(contact: Contact) -> DuplicateOut:
    return DuplicateOut(
        id=contact.pk,
        name=contact.name,
        email=contact.email,
        phone=contact.phone,
        organisation=contact.organisation,
        source=contact.get_source_display(),
        has_account=contact.user_id is not None,
    )


def _value(contact: Contact, name: str) -> str:
    if name == "owner_id":
        return contact.owner.fullname if contact.owner else ""
    return str(getattr(contact, name))
