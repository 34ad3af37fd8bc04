"""Merged contacts, and undoing a merge."""

from datetime import datetime

from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.backoffice.content.fields import words_in
from duxi.backoffice.crud import Action, Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.contacts.actions.merging import undo
from duxi.contacts.models import ContactMerge
from duxi.core.errors import Message
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

CHANGE = "contacts.change_contact"


class ContactMergeOut(Schema):
    id: int
    survivor_id: int
    survivor_name: str
    merged_id: int
    merged_name: str
    merged_email: str
    tags: list[str]
    made_at: datetime
    made_by_name: str | None
    undone_at: datetime | None
    undone_by_name: str | None


def _rows(user: User) -> QuerySet[ContactMerge]:
    return ContactMerge.objects.annotate(
        survivor_name=F("survivor__name"),
        merged_name=F("merged__name"),
        merged_email=F("merged__email"),
        made_by_name=F("made_by__fullname"),
        undone_by_name=F("undone_by__fullname"),
    )


def _undo(user: User, row: ContactMerge, body: None) -> Message:
    undo(merge_pk=row.pk, made_by=user)
    return _("Penggabungan dibatalkan. Kedua kontak kembali seperti semula.")


def _is_undone(wanted: bool) -> Q:
    return Q(undone_at__isnull=not wanted)


CONTACT_MERGES = declare(
    Resource(
        name="contact-merges",
        model=ContactMerge,
        out=ContactMergeOut,
        rows=_rows,
        verbs=("view",),
        line=Line("contacts", _("Penggabungan kontak"), "link", 30),
        key="id",
        actions=(Action("undo", _undo, None, CHANGE),),
        titles={
            "survivor_name": _("Kontak"),
            "merged_name": _("Digabungkan"),
            "merged_email": _("Email"),
            "made_by_name": _("Oleh"),
            "made_at": _("Digabungkan pada"),
            "undone_by_name": _("Dibatalkan oleh"),
            "undone_at": _("Dibatalkan pada"),
        },
        listing=ListSpec(
            filters={
                "q": Filter("merged__name", condition=words_in("merged__name", "survivor__name")),
                "id": Filter("pk", int),
                "survivor_id": Filter("survivor_id", int),
                "is_undone": Filter("undone_at", bool, condition=_is_undone),
                "made_at": DayFilter("made_at"),
            },
            sorts={name: name for name in ("id", "made_at", "survivor_name", "merged_name")},
            default_sort="made_at|desc",
            page_size=25,
        ),
    )
)
