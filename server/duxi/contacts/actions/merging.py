"""Merging duplicate contacts, and undoing it.

No rows move: the merged contact points at the survivor, and reads follow the pointers. Accounts, orders,
chats and exams are never written, so an undo loses none of their later changes.
"""

from typing import Any

from django.db import transaction
from django.db.models import F, QuerySet
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.contacts.models import Contact, ContactMerge
from duxi.core.clock import now
from duxi.core.errors import Rejected
from duxi.core.locks import advisory_lock

FILLED = ("phone", "organisation", "position", "owner_id")


class CannotMerge(Rejected):
    """One of them is already merged, both are the same, or one is a person and the other a company."""

    message = _("Kedua kontak ini tidak dapat digabungkan.")


class AlreadyUndone(Rejected):
    message = _("Penggabungan ini sudah dibatalkan.")


@transaction.atomic
def merge(*, survivor_pk: int, merged_pk: int, made_by: User) -> ContactMerge:
    """Merge one contact into another; raises `CannotMerge`."""
    survivor, merged = _locked(survivor_pk, merged_pk)
    filled, tags = gains(survivor, merged)
    Contact.objects.filter(pk=merged.pk).update(
        merged_into=survivor, version=F("version") + 1, updated_at=now()
    )
    _write(survivor, {**filled, "tags": [*survivor.tags, *tags]})
    return ContactMerge.objects.create(
        survivor=survivor, merged=merged, filled=filled, tags=tags, made_by=made_by, made_at=now()
    )


@transaction.atomic
def undo(*, merge_pk: int, made_by: User) -> None:
    """Separate both contacts again; raises `AlreadyUndone`."""
    advisory_lock("contact-merge")
    found = ContactMerge.objects.select_related("survivor", "merged").get(pk=merge_pk)
    if found.undone_at or found.merged.merged_into_id != found.survivor_id:
        raise AlreadyUndone
    ContactMerge.objects.filter(pk=found.pk).update(undone_at=now(), undone_by=made_by)
    Contact.objects.filter(pk=found.merged_id).update(
        merged_into=None, version=F("version") + 1, updated_at=now()
    )
    _restore_survivor(found)


def gains(survivor: Contact, merged: Contact) -> tuple[dict[str, Any], list[str]]:
    """What the survivor would take over: values of its empty columns, and missing tags."""
    names = FILLED if survivor.user_id is None and survivor.company_id is None else ("owner_id",)
    if not survivor.email and survivor.user_id is None:
        names = (*names, "email")
    filled = {
        name: getattr(merged, name) for name in names if getattr(merged, name) and not getattr(survivor, name)
    }
    return filled, [tag for tag in merged.tags if tag not in survivor.tags]


def _restore_survivor(found: ContactMerge) -> None:
    """Clear columns that still have the values taken over, and remove those tags."""
    survivor = found.survivor
    empty = {
        name: None if name == "owner_id" else ""
        for name, value in found.filled.items()
        if getattr(survivor, name) == value
    }
    _write(survivor, {**empty, "tags": [tag for tag in survivor.tags if tag not in found.tags]})


def _write(contact: Contact, values: dict[str, Any]) -> None:
    Contact.objects.filter(pk=contact.pk).update(**values, version=F("version") + 1, updated_at=now())


def _locked(survivor_pk: int, merged_pk: int) -> tuple[Contact, Contact]:
    """Lock both and exclude other merges, so that no cycle can arise."""
    advisory_lock("contact-merge")
    rows = _free(survivor_pk, merged_pk).select_for_update().in_bulk()
    if survivor_pk == merged_pk or len(rows) != 2:
        raise CannotMerge
    survivor, merged = rows[survivor_pk], rows[merged_pk]
    if survivor.kind != merged.kind or (survivor.company_id and merged.company_id):
        raise CannotMerge
    return survivor, merged


def _free(*pks: int) -> QuerySet[Contact]:
    return Contact.objects.filter(pk__in=pks, merged_into=None).order_by("pk")
