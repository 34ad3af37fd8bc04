"""Turns enrolments, rights to sit assessments and subscriptions into one entitlement per seat."""

import re
from collections import defaultdict

from django.db import migrations

_ORDER = re.compile(r"order:[0-9a-f-]{36}:(\d+)")
_VOUCHER = re.compile(r"class-voucher:(\d+)")
_BATCH = 1000


def source_of(reference):
    """The kind and key of the source that an old reference named."""
    if found := _ORDER.match(reference):
        return "order_line", found[1]
    if found := _VOUCHER.match(reference):
        return "class_voucher", found[1]
    return "staff", reference


def in_batches(rows):
    last = 0
    while batch := list(rows.filter(pk__gt=last).order_by("pk")[:_BATCH]):
        yield batch
        last = batch[-1].pk


class Copy:
    def __init__(self, apps):
        self.entitlements = apps.get_model("entitlements", "Entitlement")
        self.attempts = apps.get_model("exams", "Attempt")
        self.accesses = apps.get_model("exams", "AssessmentAccess")
        self.enrolments = apps.get_model("learning", "Enrolment")
        self.subscriptions = apps.get_model("learning", "WorkshopSubscription")
        self.lines = apps.get_model("commerce", "OrderLine")
        self.last_numbers = defaultdict(int)

    def seat(self, reference, *, product_id, buyer_id, holder_id, granted_at, completed_at=None):
        source = source_of(reference)
        self.last_numbers[source] += 1
        return self.entitlements(
            product_id=product_id,
            holder_id=holder_id,
            bought_by_id=buyer_id,
            source_kind=source[0],
            source_reference=source[1],
            seat_number=self.last_numbers[source],
            status="completed" if completed_at else "active",
            granted_at=granted_at,
            completed_at=completed_at,
        )

    def copy_accesses(self):
        for batch in in_batches(self.accesses.objects.all()):
            ended = dict(
                self.attempts.objects.filter(access__in=batch, status="finished").values_list("access_id", "ended_at")
            )
            for row in batch:
                row.entitlement = self.seat(
                    row.reference,
                    product_id=row.item_id,
                    buyer_id=row.owner_id,
                    holder_id=row.owner_id,
                    granted_at=row.granted_at,
                    completed_at=ended.get(row.pk),
                )
            self.entitlements.objects.bulk_create([row.entitlement for row in batch])
            self.accesses.objects.bulk_update(batch, ["entitlement"])

    def copy_enrolments(self):
        for batch in in_batches(self.enrolments.objects.all()):
            seats = [seat for row in batch for seat in self.seats_of(row)]
            self.entitlements.objects.bulk_create(seats)

    def seats_of(self, row):
        for number in range(row.seats):
            yield self.seat(
                row.reference,
                product_id=row.product_id,
                buyer_id=row.participant_id,
                holder_id=row.participant_id if number == 0 else None,
                granted_at=row.enrolled_at,
            )

    def link_subscriptions(self):
        for batch in in_batches(self.subscriptions.objects.all()):
            for row in batch:
                kind, reference = source_of(row.reference)
                row.entitlement = self.entitlements.objects.filter(
                    source_kind=kind, source_reference=reference, product=row.product_id
                ).order_by("seat_number").first()
            self.subscriptions.objects.bulk_update(batch, ["entitlement"])

    def copy_bundles(self):
        """Bundles that were served: what they consist of is there already."""
        served = self.lines.objects.filter(service="served", kind="bundle").select_related("order")
        for batch in in_batches(served):
            self.entitlements.objects.bulk_create(
                self.seat(
                    f"order:{row.order.uuid}:{row.pk}",
                    product_id=row.product_id,
                    buyer_id=row.order.buyer_id,
                    holder_id=row.order.buyer_id,
                    granted_at=row.order.paid_at,
                )
                for row in batch
            )


def copy(apps, _editor):
    work = Copy(apps)
    work.copy_accesses()
    work.copy_enrolments()
    work.link_subscriptions()
    work.copy_bundles()


class Migration(migrations.Migration):

    dependencies = [
        ('entitlements', '0001_initial'),
        ('exams', '0002_access_entitlement'),
        ('learning', '0006_subscription_entitlement'),
        ('commerce', '0012_payouts_and_cases'),
    ]

    operations = [migrations.RunPython(copy, migrations.RunPython.noop)]
