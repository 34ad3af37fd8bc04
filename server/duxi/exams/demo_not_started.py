"""Demo participants who bought an assessment and have not started it."""

from collections.abc import Iterator, Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml
from duxi.entitlements.models import Entitlement, EntitlementStatus, SourceKind
from duxi.exams.models import AssessmentAccess, Batch

_DAYS_AGO = (2, 9)


def load_demo_accesses(batches_path: Path, items: Mapping[int, int]) -> None:
    """Grant the right to sit to those whom a batch lists under `not_started_by`; idempotent."""
    for item in read_yaml(batches_path):
        emails = item.get("not_started_by", ())
        batch = Batch.objects.get(code=item["code"])
        accesses = list(_accesses(batch, emails, items))
        Entitlement.objects.bulk_create([access.entitlement for access in accesses])
        AssessmentAccess.objects.bulk_create(accesses)


def _accesses(batch: Batch, emails: Any, items: Mapping[int, int]) -> Iterator[AssessmentAccess]:
    holders = User.objects.filter(email__in=emails).exclude(entitlements__assessment_access__batch=batch)
    for holder, days in zip(holders.order_by("pk"), _DAYS_AGO, strict=False):
        entitlement = Entitlement(
            product_id=items[batch.blueprint_id],
            holder=holder,
            bought_by=holder,
            source_kind=SourceKind.STAFF,
            source_reference=f"demo:{batch.code}:{holder.pk}",
            status=EntitlementStatus.ACTIVE,
            granted_at=now() - timedelta(days=days),
        )
        yield AssessmentAccess(entitlement=entitlement, blueprint=batch.blueprint, batch=batch)
