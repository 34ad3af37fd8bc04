"""Granting the right to sit an assessment."""

from datetime import datetime

from duxi.entitlements.models import Entitlement
from duxi.exams.models import AssessmentAccess, Batch, Blueprint
from duxi.exams.queries.batches import open_public_batch


def open_access(
    *, entitlement: Entitlement, blueprint: Blueprint, instansi_id: int | None
) -> AssessmentAccess:
    """Grant one attempt in the blueprint's public batch; idempotent per seat.

    If no public batch is open, one is created, so that a buyer always has a place.
    """
    granted_at = entitlement.granted_at
    batch = open_public_batch(blueprint=blueprint, at=granted_at, instansi_id=instansi_id)
    access, _created = AssessmentAccess.objects.get_or_create(
        entitlement=entitlement,
        defaults={"blueprint": blueprint, "batch": batch or _public_batch(blueprint, granted_at)},
    )
    return access


def _public_batch(blueprint: Blueprint, opens_at: datetime) -> Batch:
    """The permanent batch of a blueprint, used when no scheduled one is open."""
    batch, _created = Batch.objects.get_or_create(
        code=f"MANDIRI-{blueprint.code}"[:40],
        defaults={
            "name": f"Asesmen Mandiri – {blueprint.title}",
            "blueprint": blueprint,
            "opens_at": opens_at,
            "accepts_public": True,
        },
    )
    return batch
