"""Giving people the right to sit an assessment."""

from datetime import datetime

from duxi.accounts.models import User
from duxi.exams.models import AssessmentAccess, Batch, Blueprint
from duxi.exams.queries import open_public_batch


def grant_access(
    *,
    owner: User,
    blueprint: Blueprint,
    item_id: int,
    reference: str,
    granted_at: datetime,
    instansi_id: int | None,
) -> AssessmentAccess:
    """Open one sitting for a buyer, in the blueprint's public batch; the same reference changes nothing.

    Where no public batch is open one is made: a buyer is never left without a place.
    """
    batch = open_public_batch(blueprint=blueprint, at=granted_at, instansi_id=instansi_id)
    access, _created = AssessmentAccess.objects.get_or_create(
        reference=reference,
        defaults={
            "owner": owner,
            "blueprint": blueprint,
            "batch": batch or _public_batch(blueprint, granted_at),
            "item_id": item_id,
            "granted_at": granted_at,
        },
    )
    return access


def _public_batch(blueprint: Blueprint, opens_at: datetime) -> Batch:
    """The standing batch of a blueprint, for times when no scheduled one is open."""
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


def withdraw_access(*, reference: str) -> None:
    """Take back the sittings that an order line gave, as far as nobody has begun them."""
    AssessmentAccess.objects.filter(reference__startswith=f"{reference}/", attempt=None).delete()


def is_any_begun(*, reference: str) -> bool:
    """Whether a sitting that an order line gave has been opened."""
    return AssessmentAccess.objects.filter(
        reference__startswith=f"{reference}/", attempt__isnull=False
    ).exists()
