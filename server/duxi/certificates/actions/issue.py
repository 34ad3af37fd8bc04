"""Issues certificates by rule, once per rule and cause, numbered within their series."""

from calendar import monthrange
from datetime import date
from typing import Any

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from duxi.certificates.events import CertificateIssued, certificate_issued
from duxi.certificates.models import (
    Certificate,
    CertificateCounter,
    CertificateRule,
    CertificateType,
    Trigger,
)
from duxi.certificates.participation import participation_in
from duxi.core.clock import now
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.models import Attempt, AttemptStatus
from duxi.exams.policies import CERTIFICATION, ELEARNING_EXAM
from duxi.exams.queries.results import unit_results

PASSING_POLICIES = (CERTIFICATION.name, ELEARNING_EXAM.name)
SERIES = {CertificateType.COMPETENCE: "KOM", CertificateType.ATTENDANCE: "HDR"}


def issue_for_attempt(attempt_pk: int) -> list[Certificate]:
    """Issue the certificates of a passed attempt; idempotent."""
    attempt = Attempt.objects.select_related("blueprint__product", "participant").get(pk=attempt_pk)
    product = attempt.blueprint.product
    if attempt.policy not in PASSING_POLICIES or not attempt.passed or product is None:
        return []
    rules = CertificateRule.objects.filter(product=product, trigger=Trigger.PASSED, is_active=True)
    return [_issue(rule, attempt=attempt) for rule in rules.order_by("pk")]


def issue_for_completion(entitlement_pk: int) -> list[Certificate]:
    """Issue the certificates of a completed seat; idempotent."""
    seat = Entitlement.objects.select_related("product", "holder").get(pk=entitlement_pk)
    if seat.status != EntitlementStatus.COMPLETED or seat.holder is None:
        return []
    rules = CertificateRule.objects.filter(product=seat.product, trigger=Trigger.COMPLETED, is_active=True)
    return [_issue(rule, entitlement=seat) for rule in rules.order_by("pk")]


def issue_missing() -> int:
    """Issue what an interrupted process missed; returns how many."""
    attempts = missing_attempts().values_list("pk", flat=True)
    seats = missing_seats().values_list("pk", flat=True)
    issued = [certificate for pk in attempts for certificate in issue_for_attempt(pk)]
    issued += [certificate for pk in seats for certificate in issue_for_completion(pk)]
    return len(issued)


def missing_attempts() -> QuerySet[Attempt]:
    """Passed attempts with a rule but without its certificate."""
    rules = CertificateRule.objects.filter(
        product=OuterRef("blueprint__product"), trigger=Trigger.PASSED, is_active=True
    ).exclude(certificates__attempt=OuterRef("pk"))
    passed = Attempt.objects.filter(status=AttemptStatus.FINISHED, passed=True, policy__in=PASSING_POLICIES)
    return passed.filter(Exists(rules)).order_by("pk")


def missing_seats() -> QuerySet[Entitlement]:
    """Completed seats with a rule but without its certificate."""
    rules = CertificateRule.objects.filter(
        product=OuterRef("product"), trigger=Trigger.COMPLETED, is_active=True
    ).exclude(certificates__entitlement=OuterRef("pk"))
    done = Entitlement.objects.filter(status=EntitlementStatus.COMPLETED, holder__isnull=False)
    return done.filter(Exists(rules)).order_by("pk")


@transaction.atomic
def _issue(
    rule: CertificateRule, *, attempt: Attempt | None = None, entitlement: Entitlement | None = None
) -> Certificate:
    """Get or create the certificate of one rule and cause; the rule's row is the lock."""
    rule = CertificateRule.objects.select_for_update().select_related("product", "template").get(pk=rule.pk)
    reason: dict[str, Any] = {"attempt": attempt} if attempt else {"entitlement": entitlement}
    found = Certificate.objects.filter(rule=rule, replaces=None, **reason).first()
    if found:
        return found
    holder = attempt.participant if attempt else entitlement.holder if entitlement else None
    seat = entitlement or (attempt.entitlement if attempt else None)
    certificate = Certificate(
        rule=rule,
        holder=holder,
        holder_name=holder.fullname if holder else "",
        units=units_of(attempt),
        score=attempt.score if attempt else None,
        attempt=attempt,
        entitlement=seat,
        **_copied(rule),
        **participation_in(rule.product, seat),
    )
    return number_and_save(certificate)


def _copied(rule: CertificateRule) -> dict[str, Any]:
    names = ("type", "title", "issuer", "signatory_name", "signatory_title", "product", "template")
    return {**{name: getattr(rule, name) for name in names}, "product_title": rule.product.title}


def units_of(attempt: Attempt | None) -> list[dict[str, Any]]:
    if attempt is None:
        return []
    return [
        {
            "code": result.unit.code,
            "name": result.unit.name,
            "competent": result.competent,
            "score": float(result.score),
        }
        for result in unit_results(attempt.pk)
    ]


def number_and_save(certificate: Certificate) -> Certificate:
    """Assign the next number of its series, unless it has one, and save."""
    certificate.number = certificate.number or _next_number(CertificateType(certificate.type))
    certificate.issued_at = certificate.issued_at or now()
    if certificate.valid_until is None and certificate.rule.validity_months:
        certificate.valid_until = months_later(certificate.issued_at.date(), certificate.rule.validity_months)
    certificate.save()
    certificate_issued.announce(CertificateIssued(certificate.pk))
    return certificate


def _next_number(type_: CertificateType) -> str:
    """The counter stays locked until the transaction ends, so that numbers have no gaps."""
    series, year = SERIES[type_], now().year
    CertificateCounter.objects.bulk_create(
        [CertificateCounter(series=series, year=year)], ignore_conflicts=True
    )
    counter = CertificateCounter.objects.select_for_update().get(series=series, year=year)
    counter.last += 1
    counter.save(update_fields=["last"])
    return f"DX-{series}-{year}-{counter.last:06}"


def months_later(day: date, months: int) -> date:
    """The same day so many months later, or the last day of a shorter month."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))
