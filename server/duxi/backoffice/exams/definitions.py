"""Definitions of exams: questions, time limit and grading rules."""

from datetime import datetime
from typing import Annotated, Any, Literal

from django.db.models import Max, OuterRef, Prefetch, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.assessors.actions.rubrics import ensure_rubrics, remove_unused_rubrics
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.content.fields import Percent, Title, VersionedIn, words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.core.expressions import count_of
from duxi.core.forms import Id, Moment
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.exams.actions.definitions import (
    UnitRule,
    check_definition,
    remove_password,
    write_password,
    write_units,
)
from duxi.exams.models import (
    Attempt,
    Blueprint,
    BlueprintUnit,
    BlueprintVersion,
    LevelRule,
    Method,
    Review,
)
from duxi.exams.openings import announce_change, announce_opening

TITLES = {
    "code": _("Kode"),
    "title": _("Judul"),
    "policy": _("Jenis ujian"),
    "job_role": _("Peran"),
    "job_role_id": _("Peran"),
    "product": _("Produk"),
    "product_id": _("Produk"),
    "subject_name": _("Peran atau produk"),
    "position": _("Urutan"),
    "instructions": _("Petunjuk"),
    "duration_minutes": _("Waktu (menit)"),
    "passing_percent": _("Batas lulus (%)"),
    "floor_percent": _("Batas bawah level sebelumnya (%)"),
    "level_rule": _("Aturan level"),
    "negative_percent": _("Pengurangan jawaban salah (%)"),
    "pool": _("Kelompok soal"),
    "draw_count": _("Soal per unit dan level"),
    "shuffles_questions": _("Acak soal"),
    "shuffles_options": _("Acak pilihan"),
    "attempts_allowed": _("Kesempatan"),
    "has_password": _("Berkata sandi"),
    "opens_at": _("Dibuka"),
    "closes_at": _("Ditutup"),
    "review": _("Pembahasan setelah ujian"),
    "is_active": _("Aktif"),
    "unit_rules": _("Unit"),
    "versions": _("Versi"),
    "version_number": _("Versi aturan"),
    "attempt_count": _("Sesi"),
}
_RECORDED = tuple(
    field.name
    for field in Blueprint._meta.concrete_fields
    if field.name not in ("id", "uuid", "password_hash", "version", "updated_at")
)
WATCHED.register(Watched(Blueprint, _RECORDED, name=_("Ujian"), titles=TITLES))
_UNIT_TITLES = {"unit": _("Unit kompetensi"), "method": _("Cara menilai"), "is_required": _("Wajib")}
_UNITS = Watched(
    BlueprintUnit, ("unit", "method", "is_required"), "blueprint", name=_("Unit ujian"), titles=_UNIT_TITLES
)

ExamPolicyName = Literal[
    "assessment", "free-assessment", "certification", "oti-quiz", "elearning-exam", "elearning-quiz"
]
Code = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=40)]
Pool = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]
Password = Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)]
Instructions = Annotated[str, StringConstraints(strip_whitespace=True, max_length=4_000)]


class ExamUnitRule(Schema):
    unit_id: Id
    method: Method = Method.QUESTIONS
    is_required: bool = True


class ExamUnitRuleOut(ExamUnitRule):
    unit_code: str
    unit_name: str

    @staticmethod
    def resolve_unit_code(place: BlueprintUnit) -> str:
        return place.unit.code

    @staticmethod
    def resolve_unit_name(place: BlueprintUnit) -> str:
        return place.unit.name


class ExamRulesVersionOut(Schema):
    """The rules that `attempt_count` attempts were started with."""

    number: int
    created_at: datetime
    duration_minutes: int
    passing_percent: int
    unit_count: int
    assessor_unit_count: int
    attempt_count: int

    @staticmethod
    def resolve_duration_minutes(version: BlueprintVersion) -> int:
        return int(version.rules["duration_minutes"])

    @staticmethod
    def resolve_passing_percent(version: BlueprintVersion) -> int:
        return int(version.rules["passing_percent"])

    @staticmethod
    def resolve_unit_count(version: BlueprintVersion) -> int:
        return len(version.rules["requirements"])

    @staticmethod
    def resolve_assessor_unit_count(version: BlueprintVersion) -> int:
        asked = version.rules["requirements"]
        return sum(one.get("method", Method.QUESTIONS) != Method.QUESTIONS for one in asked)


class ExamDefinitionOut(Schema):
    """`version_number` is the newest version of its rules."""

    id: int
    code: str
    title: str
    policy: ExamPolicyName
    job_role_id: int | None
    product_id: int | None
    subject_name: str | None
    position: int
    instructions: str
    duration_minutes: int
    passing_percent: int
    floor_percent: int
    level_rule: LevelRule
    negative_percent: int
    pool: str
    draw_count: int | None
    shuffles_questions: bool
    shuffles_options: bool
    attempts_allowed: int | None
    has_password: bool
    opens_at: datetime | None
    closes_at: datetime | None
    review: Review
    is_active: bool
    unit_rules: list[ExamUnitRuleOut]
    versions: list[ExamRulesVersionOut]
    version_number: int | None
    attempt_count: int
    updated_at: datetime
    version: int

    @staticmethod
    def resolve_has_password(exam: Blueprint) -> bool:
        return bool(exam.password_hash)

    @staticmethod
    def resolve_unit_rules(exam: Blueprint) -> list[BlueprintUnit]:
        return list(exam.blueprint_units.all())

    @staticmethod
    def resolve_versions(exam: Blueprint) -> list[BlueprintVersion]:
        return list(exam.versions.all())


class ExamDefinitionIn(VersionedIn):
    """An empty `password` keeps the current one."""

    code: Code
    title: Title
    policy: ExamPolicyName
    job_role_id: Id | None = None
    product_id: Id | None = None
    position: Annotated[int, Field(ge=1, le=1_000)] = 1
    instructions: Instructions = ""
    duration_minutes: Annotated[int, Field(ge=1, le=600)]
    passing_percent: Percent = 60
    floor_percent: Percent = 40
    level_rule: LevelRule = LevelRule.DEFENSIBLE
    negative_percent: Percent = 0
    pool: Pool = ""
    draw_count: Annotated[int, Field(ge=1, le=100)] | None = None
    shuffles_questions: bool = False
    shuffles_options: bool = False
    attempts_allowed: Annotated[int, Field(ge=1, le=100)] | None = None
    password: Password = ""
    removes_password: bool = False
    opens_at: Moment | None = None
    closes_at: Moment | None = None
    review: Review = Review.NEVER
    is_active: bool = True
    unit_rules: Annotated[list[ExamUnitRule], Field(max_length=60)] = []


def _exams(user: User) -> QuerySet[Blueprint]:
    attempts = Attempt.objects.filter(blueprint=OuterRef("pk"))
    newest = BlueprintVersion.objects.filter(blueprint=OuterRef("pk")).order_by().values("blueprint")
    return Blueprint.objects.annotate(
        subject_name=Coalesce("product__title", "job_role__name"),
        attempt_count=count_of(attempts, "blueprint"),
        version_number=Subquery(newest.annotate(last=Max("number")).values("last")),
    ).prefetch_related(
        Prefetch("blueprint_units", BlueprintUnit.objects.select_related("unit")),
        Prefetch("versions", _versions()),
    )


def _versions() -> QuerySet[BlueprintVersion]:
    attempts = Attempt.objects.filter(version=OuterRef("pk"))
    counted = BlueprintVersion.objects.annotate(attempt_count=count_of(attempts, "version"))
    return counted.order_by("-number")


def _write_units(exam: Blueprint, items: list[dict[str, Any]]) -> None:
    wanted = [UnitRule(**item) for item in items]
    remove_unused_rubrics(exam, [rule.unit_id for rule in wanted])
    write_units(exam, wanted)


def _settle(user: User, exam: Blueprint) -> None:
    check_definition(exam)
    ensure_rubrics(exam)
    if exam.version == 1:
        announce_opening(None, exam)


EXAMS = declare(
    Resource(
        name="exams",
        model=Blueprint,
        out=ExamDefinitionOut,
        body=ExamDefinitionIn,
        rows=_exams,
        verbs=("view", "add", "change"),
        parts=("blueprint_units", "versions"),
        frozen=("policy", "job_role_id", "product_id"),
        writers={
            "unit_rules": _write_units,
            "password": write_password,
            "removes_password": remove_password,
        },
        on_save=_settle,
        on_change=announce_change,
        watched=(_UNITS,),
        line=Line("assessment", pgettext_lazy("menu", "Ujian"), "settings", 38),
        titles=TITLES,
        listing=ListSpec(
            filters={
                "q": Filter("title", condition=words_in("title", "code", "subject_name")),
                "id": Filter("pk", int),
                "policy": Filter("policy"),
                "product_id": Filter("product_id", int),
                "job_role_id": Filter("job_role_id", int),
                "is_active": Filter("is_active", bool),
            },
            sorts={
                name: name
                for name in (
                    *("id", "code", "title", "policy", "subject_name", "duration_minutes"),
                    *("passing_percent", "attempt_count", "updated_at"),
                )
            },
            default_sort="title|asc",
            page_size=25,
        ),
    )
)
