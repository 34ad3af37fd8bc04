"""Owned products that lead to a certificate, and what is missing for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from uuid import UUID

from django.db.models import Exists, OuterRef, QuerySet
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from duxi.accounts.models import User
from duxi.catalog.kinds import KindSlug
from duxi.catalog.titles import shown_title, titles_of_products
from duxi.certificates.models import CertificateRule, Trigger
from duxi.certificates.queries import certificates_of, status_of
from duxi.classroom.clearance import Clearance
from duxi.classroom.queries.attendance import end_of
from duxi.classroom.queries.classes import sessions_of
from duxi.classroom.queries.progress import progress_by_seat
from duxi.core.clock import now
from duxi.core.compiled import Compiled, param
from duxi.core.dates import long_date
from duxi.core.schema import Schema
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.models import Attempt, AttemptStatus
from duxi.exams.policies import CERTIFICATION
from duxi.offerings.owned import learning_of
from duxi.offerings.owned_phases import Phase, by_phase, phase_of

_CLASS = "oti"


class MissingOut(Schema):
    label: str
    detail: str


class ProspectOut(Schema):
    """A future certificate; `missing` is empty if it is about to be issued."""

    seat_uuid: UUID
    regcourse_id: int
    kind: KindSlug
    slug: str
    title: str
    is_over: bool
    certificate: str
    missing: list[MissingOut]


@dataclass(frozen=True)
class _Records:
    """Facts by seat."""

    clearances: Mapping[int, Clearance]
    exams: Mapping[int, Attempt]
    """The last finished attempt."""


def prospects_of(user: User) -> list[ProspectOut]:
    """The certificates that a user's seats may still earn, ordered by what comes next."""
    seats = _LEADING.all(user=user.pk)
    titles = titles_of_products(seat.product for seat in seats)
    records = _records_of(seats)
    return [
        ProspectOut(
            seat_uuid=seat.uuid,
            regcourse_id=seat.pk,
            kind=seat.product.kind,
            slug=seat.product.slug,
            title=shown_title(seat.product, titles),
            is_over=phase_of(seat) == Phase.PAST,
            certificate=rule.title,
            missing=_missing(seat, rule, records),
        )
        for seat, rule in _awaited(user, seats)
    ]


def _leading() -> QuerySet[Entitlement]:
    """The seats in products with an active rule."""
    rules = CertificateRule.objects.filter(is_active=True, product=OuterRef("product"))
    return learning_of(param("user")).filter(Exists(rules)).order_by(by_phase())


_LEADING = Compiled(_leading)


def _awaited(user: User, seats: Sequence[Entitlement]) -> list[tuple[Entitlement, CertificateRule]]:
    """Rules without a valid certificate for the user, each with the first seat that gave none."""
    issued = list(certificates_of(user))
    given = {(one.rule_id, one.entitlement_id) for one in issued}
    valid = {one.rule_id for one in issued if status_of(one) == "valid"}
    rules = CertificateRule.objects.filter(is_active=True, product__in={seat.product_id for seat in seats})
    open_rules = [rule for rule in rules.order_by("pk") if rule.pk not in valid]
    first: dict[int, tuple[Entitlement, CertificateRule]] = {}
    for seat, rule in product(seats, open_rules):
        if rule.product_id == seat.product_id and (rule.pk, seat.pk) not in given:
            first.setdefault(rule.pk, (seat, rule))
    return list(first.values())


def _records_of(seats: Sequence[Entitlement]) -> _Records:
    classes = [seat for seat in seats if seat.product.kind == _CLASS]
    finished = Attempt.objects.filter(entitlement__in=seats, status=AttemptStatus.FINISHED)
    return _Records(
        clearances={pk: one.clearance for pk, one in progress_by_seat(classes).items()},
        exams={one.entitlement_id: one for one in finished.order_by("ended_at", "pk") if one.entitlement_id},
    )


def _missing(seat: Entitlement, rule: CertificateRule, records: _Records) -> list[MissingOut]:
    if rule.trigger == Trigger.PASSED:
        return [_one(_("Ujian"), _missing_of_exam(records.exams.get(seat.pk)))]
    if seat.status == EntitlementStatus.COMPLETED:
        return []
    if seat.pk in records.clearances:
        return _missing_of_class(seat, records.clearances[seat.pk])
    return [_one(_("Penyelesaian"), _("Selesaikan untuk menerima sertifikat."))]


def _missing_of_exam(last: Attempt | None) -> str:
    """What the exam still requires after the attempt of this day."""
    if last is None or last.ended_at is None or last.passed:
        return _("Lulus ujiannya untuk menerima sertifikat.")
    day = long_date(last.ended_at)
    if last.passed is None:
        return _("Ujian {day} sedang menunggu penilaian.").format(day=day)
    if last.policy == CERTIFICATION.name:
        return _("Belum kompeten pada ujian {day}. Lulus ujiannya untuk menerima sertifikat.").format(day=day)
    return _("Belum lulus pada ujian {day}. Lulus ujiannya untuk menerima sertifikat.").format(day=day)


def _missing_of_class(seat: Entitlement, clearance: Clearance) -> list[MissingOut]:
    """The requirements shown on the page of the class, and its last session."""
    found = [_one(one.label, one.detail) for one in clearance.requirements if not one.is_met]
    if found or all(end_of(session) <= now() for session in sessions_of(seat.product)):
        return found
    return [_one(_("Jadwal"), _("Kelas selesai setelah pertemuan terakhir."))]


def _one(label: str | Promise, detail: str | Promise) -> MissingOut:
    return MissingOut(label=str(label), detail=str(detail))
