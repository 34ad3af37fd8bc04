"""Batches and their trainers."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _
from guardian.shortcuts import assign_perm, remove_perm

from duxi.accounts.models import User
from duxi.core.errors import Invalid, NotFound, Rejected, Stale
from duxi.exams.models import Batch, Blueprint
from duxi.exams.queries.attempts import MEASURING
from duxi.exams.queries.batches import ATTEND_BATCH, trainer_ids_of, trainers
from duxi.reference.models import Instansi


class BlueprintInUse(Rejected):
    """The batch has participants, so its blueprint cannot change."""

    message = _("Jadwal ini sudah memiliki peserta sehingga asesmennya tidak dapat diganti.")


_CODE_TAKEN = _("Kode jadwal ini sudah dipakai.")
_UNKNOWN = _("Pilihan tidak dikenal.")
_NOT_TRAINERS = _("Hanya pengajar aktif yang dapat ditugaskan.")
_CLOSES_TOO_EARLY = _("Waktu tutup harus setelah waktu buka.")


@transaction.atomic
def create_batch(*, values: Mapping[str, Any], trainer_ids: Iterable[int]) -> Batch:
    """Create a batch with its trainers; raises `Invalid` with messages by field."""
    _check(values)
    batch = Batch(**values)
    _save(batch)
    _assign(batch, set(trainer_ids))
    return batch


@transaction.atomic
def update_batch(
    *, batch_id: int, version: int, values: Mapping[str, Any], trainer_ids: Iterable[int]
) -> Batch:
    """Update a batch that is still at this version.

    Raises `Stale`, `BlueprintInUse`, `NotFound`, or `Invalid` with messages by field.
    """
    batch = Batch.objects.select_for_update().filter(pk=batch_id).first()
    if batch is None:
        raise NotFound
    if batch.version != version:
        raise Stale
    _check(values)
    if values["blueprint_id"] != batch.blueprint_id and batch.accesses.exists() | batch.attempts.exists():
        raise BlueprintInUse
    for name, value in values.items():
        setattr(batch, name, value)
    batch.version += 1
    _save(batch)
    _assign(batch, set(trainer_ids))
    return batch


def _check(values: Mapping[str, Any]) -> None:
    if not Blueprint.objects.filter(pk=values["blueprint_id"], policy__in=MEASURING).exists():
        raise _invalid("blueprint_id", _UNKNOWN)
    agency = values["instansi_id"]
    if agency is not None and not Instansi.objects.filter(pk=agency).exists():
        raise _invalid("instansi_id", _UNKNOWN)
    if values["closes_at"] and values["closes_at"] <= values["opens_at"]:
        raise _invalid("closes_at", _CLOSES_TOO_EARLY)


def _save(batch: Batch) -> None:
    try:
        with transaction.atomic():
            batch.save()
    except IntegrityError as error:
        raise _invalid("code", _CODE_TAKEN) from error


def _assign(batch: Batch, wanted: set[int]) -> None:
    """Grant and revoke the object permission so that exactly these trainers have it."""
    people = {user.pk: user for user in trainers().filter(pk__in=wanted)}
    if len(people) != len(wanted):
        raise _invalid("trainer_ids", _NOT_TRAINERS)
    assigned = set(trainer_ids_of([batch.pk])[batch.pk])
    for pk in wanted - assigned:
        assign_perm(ATTEND_BATCH, people[pk], batch)
    for former in User.objects.filter(pk__in=assigned - wanted):
        remove_perm(ATTEND_BATCH, former, batch)


def _invalid(field: str, text: Any) -> Invalid:
    return Invalid(text, errors={field: [str(text)]})
