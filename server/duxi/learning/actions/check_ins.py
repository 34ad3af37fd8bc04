"""Checking in, once per seat; every scan is stored, and repeating an upload changes nothing."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from uuid import UUID

from django.db import transaction

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.core.clock import local, now
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.learning.models import CheckIn, FailedScan

LONGEST_OFFLINE = timedelta(days=3)


class ScanResult(StrEnum):
    """The result of a scan."""

    OK = "ok"
    ALREADY_IN = "already_in"
    UNKNOWN = "unknown"
    UNPAID = "unpaid"
    REFUNDED = "refunded"
    WRONG_EVENT = "wrong_event"
    WRONG_DAY = "wrong_day"
    SEVERAL_SEATS = "several_seats"


@dataclass(frozen=True)
class Scan:
    """A scanned code. `offline_for` is measured by the scanner's stopwatch, because its
    clock may be wrong.
    """

    code: str
    scan_id: UUID
    scanned_by: User
    product_id: int | None = None
    offline_for: timedelta = timedelta(0)

    @property
    def scanned_at(self) -> datetime:
        return now() - min(max(self.offline_for, timedelta(0)), LONGEST_OFFLINE)


def judge(seat: Entitlement, product_id: int | None, at: datetime) -> ScanResult:
    """Whether the holder of a seat may check in at this time, regardless of earlier check-ins."""
    if seat.status == EntitlementStatus.WITHDRAWN:
        return ScanResult.REFUNDED
    if product_id is not None and seat.product_id != product_id:
        return ScanResult.WRONG_EVENT
    starts_at, ends_at = seat.product.starts_at, seat.product.ends_at
    if starts_at is None:
        return ScanResult.WRONG_EVENT
    first, last = local(starts_at).date(), local(ends_at or starts_at).date()
    return ScanResult.OK if first <= local(at).date() <= last else ScanResult.WRONG_DAY


@transaction.atomic
def check_in(seat: Entitlement, scan: Scan) -> ScanResult:
    """Check the holder in: of all scans of one seat one succeeds, and repeating that scan succeeds again."""
    held = Entitlement.objects.select_for_update(of=("self",)).select_related("product").get(pk=seat.pk)
    there = CheckIn.objects.filter(entitlement=held).first()
    if there is not None and there.scan_id == scan.scan_id:
        return ScanResult.OK
    result = judge(held, scan.product_id, scan.scanned_at)
    if result == ScanResult.OK and there is not None:
        result = ScanResult.ALREADY_IN
    if result != ScanResult.OK:
        store_failure(scan, result)
        return result
    CheckIn.objects.create(
        entitlement=held,
        product_id=held.product_id,
        scan_id=scan.scan_id,
        scanned_at=scan.scanned_at,
        stored_at=now(),
        checked_by=scan.scanned_by,
    )
    return result


def store_failure(scan: Scan, result: ScanResult) -> None:
    """Store a refused scan; it may name an event that does not exist."""
    event = Product._base_manager.filter(pk__in=[scan.product_id]).only("pk").first()
    FailedScan.objects.get_or_create(
        scan_id=scan.scan_id,
        defaults={
            "code": scan.code[:40],
            "reason": result,
            "product": event,
            "scanned_at": scan.scanned_at,
            "scanned_by": scan.scanned_by,
        },
    )
