"""Editing the definition of an exam: its units, its password, and whether it can be sat.

Attempts keep the version of the rules under which they were started.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NoReturn

from django.contrib.auth.hashers import make_password
from django.db.models import ProtectedError
from django.utils.translation import gettext as _

from duxi.core.errors import Invalid
from duxi.exams.models import AttemptStatus, Blueprint, BlueprintUnit, Method
from duxi.exams.policies import (
    ASSESSMENT,
    CERTIFICATION,
    ELEARNING_EXAM,
    ELEARNING_QUIZ,
    FREE_ASSESSMENT,
    OTI_QUIZ,
)
from duxi.exams.versions import blueprint_version
from duxi.reference.models import CompetencyUnit

_PRODUCT_KINDS: Mapping[str, str] = {
    CERTIFICATION.name: "certification",
    OTI_QUIZ.name: "oti",
    ELEARNING_EXAM.name: "elearning",
    ELEARNING_QUIZ.name: "elearning",
}
_OF_ROLES = (ASSESSMENT.name, FREE_ASSESSMENT.name)
_BY_UNITS = (*_OF_ROLES, CERTIFICATION.name)


@dataclass(frozen=True)
class UnitRule:
    """The rule of one unit in an exam."""

    unit_id: int
    method: str = Method.QUESTIONS
    is_required: bool = True


def write_units(exam: Blueprint, wanted: Sequence[UnitRule]) -> None:
    """Set exactly these units, in this order; raises `Invalid`."""
    ids = [rule.unit_id for rule in wanted]
    if len(set(ids)) < len(ids):
        _refuse(_("Setiap unit hanya satu kali."))
    if CompetencyUnit.objects.filter(pk__in=ids).count() < len(ids):
        _refuse(_("Pilihan ini tidak ada lagi."))
    _remove(exam, ids)
    for position, rule in enumerate(wanted, start=1):
        fields = {"position": position, "method": rule.method, "is_required": rule.is_required}
        BlueprintUnit.objects.update_or_create(blueprint=exam, unit_id=rule.unit_id, defaults=fields)


def _remove(exam: Blueprint, keep: Sequence[int]) -> None:
    for exam_unit in exam.blueprint_units.exclude(unit__in=keep).select_related("unit"):
        if _is_used(exam, exam_unit):
            _refuse_removal(exam_unit)
        try:
            exam_unit.delete()
        except ProtectedError:
            _refuse_removal(exam_unit)


def _refuse_removal(exam_unit: BlueprintUnit) -> NoReturn:
    text = _("Unit {name} dipakai sesi yang sudah ada. Jadikan tidak wajib, atau buat ujian baru.")
    _refuse(text.format(name=exam_unit.unit.name))


def _is_used(exam: Blueprint, exam_unit: BlueprintUnit) -> bool:
    """Used by a running attempt; where assessors decide, by any attempt that was started."""
    started = exam.attempts.exclude(status=AttemptStatus.CREATED)
    if exam_unit.method == Method.QUESTIONS:
        started = started.exclude(status=AttemptStatus.FINISHED)
    return started.exists()


def _refuse(text: str) -> NoReturn:
    raise Invalid(errors={"unit_rules": [text]})


def write_password(exam: Blueprint, password: str) -> None:
    """Set a new password if one is given."""
    if password:
        _save_password(exam, make_password(password))


def remove_password(exam: Blueprint, wanted: object) -> None:
    """Remove the password."""
    if wanted:
        _save_password(exam, "")


def _save_password(exam: Blueprint, password_hash: str) -> None:
    Blueprint.objects.filter(pk=exam.pk).update(password_hash=password_hash)


def check_definition(exam: Blueprint) -> None:
    """Raise `Invalid` for an exam that cannot be sat; otherwise store its rules as a version."""
    found = _place_problems(exam) | _unit_problems(exam)
    if exam.opens_at and exam.closes_at and exam.opens_at >= exam.closes_at:
        found["closes_at"] = _("Waktu tutup harus setelah waktu buka.")
    if found:
        raise Invalid(errors={name: [text] for name, text in found.items()})
    blueprint_version(exam)


def _place_problems(exam: Blueprint) -> dict[str, str]:
    if exam.policy in _OF_ROLES:
        return {} if exam.job_role_id else {"job_role_id": _("Pilih peran yang diukur.")}
    kind = _PRODUCT_KINDS[exam.policy]
    if exam.product is None or exam.product.kind != kind:
        return {"product_id": _("Pilih produk yang jenisnya sesuai dengan jenis ujian.")}
    return {}


def _unit_problems(exam: Blueprint) -> dict[str, str]:
    methods = list(exam.blueprint_units.order_by().values_list("method", flat=True))
    if exam.policy in _BY_UNITS and not methods:
        return {"unit_rules": _("Pilih paling sedikit satu unit kompetensi.")}
    if exam.policy != CERTIFICATION.name and any(method != Method.QUESTIONS for method in methods):
        return {"unit_rules": _("Asesor hanya menilai ujian sertifikasi.")}
    return {}
