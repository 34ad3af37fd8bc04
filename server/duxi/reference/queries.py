"""Queries of reference data."""

from collections.abc import Iterable
from typing import Any

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import BigIntegerField, CharField, Count, F, OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Cast, Coalesce, JSONObject

from duxi.content.translated import TranslatedFilter, in_language, text_language, titles_of
from duxi.core.compiled import param
from duxi.core.expressions import count_of
from duxi.core.lists import Filter, ListParams, ListSpec, parse_rules
from duxi.reference.models import CompetencyUnit, Instansi, JobRole, Level, RoleCompetency, RoleInstansi

ROLE_SUBJECT = "role"
UNIT_SUBJECT = "unit"
FAMILY_SUBJECT = "family"
LEVEL_SUBJECT = "level"


def role_name(path: str = "") -> F | Coalesce:
    """A job role's name in the current language; `path` is the lookup prefix of the role and ends with
    `__`.
    """
    return in_language(f"{path}name", "title", ROLE_SUBJECT, f"{path}slug")


def role_description() -> F | Coalesce:
    """A job role's description in the current language."""
    return in_language("description", "body", ROLE_SUBJECT)


def family_name(path: str = "") -> F | Coalesce:
    """The name of a job role's family in the current language; `path` is the lookup prefix of the role."""
    return in_language(f"{path}family", "title", FAMILY_SUBJECT, f"{path}family")


def level_rows() -> QuerySet[Any, Any]:
    """The proficiency levels in the current language, in the shape of `LevelOut`."""
    levels: QuerySet[Any, Any] = Level.objects.order_by("number").values("number")
    rows: QuerySet[Any, Any] = levels.annotate(**_level_texts())
    return rows


def _level_texts() -> dict[str, F | Coalesce]:
    number = Cast(OuterRef("number"), CharField())
    columns = {"name": "title", "description": "body"}
    return {name: in_language(name, source, LEVEL_SUBJECT, number) for name, source in columns.items()}


def role_names(roles: Iterable[JobRole]) -> dict[str, str]:
    """Names of loaded job roles by slug, in the current language."""
    named = {role.slug: role.name for role in roles}
    return named | titles_of(ROLE_SUBJECT, named)


def unit_name(path: str = "") -> F | Coalesce:
    """A unit's name in the current language; `path` is the lookup prefix of the unit and ends with `__`."""
    return in_language(f"{path}name", "title", UNIT_SUBJECT, f"{path}code")


def unit_names(units: Iterable[CompetencyUnit]) -> dict[str, str]:
    """Names of loaded units by code, in the current language."""
    named = {unit.code: unit.name for unit in units}
    return named | titles_of(UNIT_SUBJECT, named)


def job_roles() -> QuerySet[JobRole]:
    """All job roles, ordered by displayed name."""
    return JobRole.objects.annotate(shown_name=role_name())


def roles_in_agencies(wanted: Any) -> QuerySet[Any, Any]:
    """The job roles of agencies, given by id; invalid ids match none."""
    numbers = [int(one) for one in _texts(wanted) if one.isdecimal() and len(one) < _DIGITS]
    found = RoleInstansi.objects.filter(instansi__in=numbers or [0], instansi__is_active=True)
    return found.values("job_role")


_DIGITS = 10


def _texts(wanted: Any) -> list[str]:
    return [str(one) for one in (wanted if isinstance(wanted, list) else [wanted])]


def _has_roles(wanted: bool) -> Q:
    found = Q(pk__in=RoleInstansi.objects.values("instansi"))
    return found if wanted else ~found


JOB_ROLES = ListSpec(
    filters={
        "job_role_name": TranslatedFilter("name", subject=ROLE_SUBJECT),
        "job_role_family": Filter("family"),
        "instansi": Filter("pk", condition=lambda wanted: Q(pk__in=roles_in_agencies(wanted))),
    },
    sorts={"job_role_name": "shown_name"},
    default_sort="job_role_name|asc",
    page_size=12,
)
INSTANSI = ListSpec(
    filters={
        "instansi_name": Filter("name"),
        "instansi_type": Filter("type"),
        "job_role": Filter("roles__job_role__slug"),
        "has_role": Filter("pk", bool, condition=_has_roles),
    },
    sorts={"instansi_name": "name"},
    default_sort="instansi_name|asc",
    page_size=20,
)


def families() -> QuerySet[Any, Any]:
    """The families of job roles with their numbers of roles."""
    rows: QuerySet[Any, Any] = (
        JobRole.objects.exclude(family="")
        .values(role_family=F("family"), role_family_name=family_name())
        .annotate(job_role_count=Count("pk"))
        .order_by("family")
    )
    return rows


def job_role_rows(roles: QuerySet[JobRole]) -> QuerySet[Any, Any]:
    """Job roles in the shape of `JobRoleOut`, except for the assessments, which the catalogue counts."""
    return roles.values(**_role_columns())


def _role_columns() -> dict[str, Any]:
    units = RoleCompetency.objects.filter(job_role=OuterRef("pk"))
    return {
        "job_role_id": F("pk"),
        "job_role_slug": F("slug"),
        "job_role_name": role_name(),
        "job_role_description": role_description(),
        "job_role_family": F("family"),
        "unit_count": count_of(units, "job_role"),
    }


def job_role_details(roles: QuerySet[JobRole]) -> QuerySet[Any, Any]:
    """Job roles in the shape of `JobRoleDetail`, except for the assessments."""
    agencies = RoleInstansi.objects.filter(job_role=OuterRef("pk"), instansi__is_active=True)
    facts: QuerySet[Any, Any] = roles.values(**_role_columns())
    rows: QuerySet[Any, Any] = facts.annotate(
        family=family_name(),
        description=role_description(),
        text_language=text_language({"description": "body"}, ROLE_SUBJECT),
        units=_required_units(),
        levels=levels_as_json(),
        agencies_total=count_of(agencies, "job_role"),
        agencies=ArraySubquery(agencies.order_by("instansi__name").values(json=_AGENCY)[:AGENCIES]),
    )
    return rows


AGENCIES = 12
_AGENCY = JSONObject(
    instansi_id=F("instansi_id"),
    name=F("instansi__name"),
    type=F("instansi__type"),
    rolin_instansi_id=F("pk"),
)


def levels_as_json() -> ArraySubquery:
    """All levels in the shape of `LevelOut`, as one column."""
    shape = JSONObject(number=F("number"), **_level_texts())
    return ArraySubquery(Level.objects.order_by("number").values(json=shape))


def _required_units() -> ArraySubquery:
    shape = JSONObject(
        uk_code=F("unit__code"), uk_name=unit_name("unit__"), required_level=F("level_id"), weight=F("weight")
    )
    required = RoleCompetency.objects.filter(job_role=OuterRef("pk"))
    return ArraySubquery(required.order_by("-weight", "unit__code").values(json=shape))


def active_instansi() -> QuerySet[Instansi]:
    """The agencies that the public can choose from."""
    return Instansi.objects.filter(is_active=True)


def instansi_rows(instansi: QuerySet[Instansi], params: ListParams) -> QuerySet[Any, Any]:
    """Agencies in the shape of `InstansiOut`."""
    return instansi.values(
        instansi_id=F("pk"),
        instansi_name=F("name"),
        instansi_type=F("type"),
        rolin_instansi_id=_rolin(_asked_role(params)),
    )


def _asked_role(params: ListParams) -> str | None:
    """The one job role of the filter, if there is one."""
    rules = parse_rules(params.filterRules)
    return next((rule.value for rule in rules if (rule.field, rule.op) == ("job_role", "eq")), None)


def _rolin(role: str | None) -> Combinable:
    """The role in the agency; null without a filter by role."""
    if role is None:
        return Value(None, output_field=BigIntegerField())
    found = RoleInstansi.objects.filter(instansi=OuterRef("pk"), job_role__slug=role)
    return Subquery(found.values("pk"))


def find_instansi(text: str) -> Q:
    """Agencies whose name, short name or code contains the text."""
    return Q(name__icontains=text) | Q(short_name__icontains=text) | Q(code__icontains=text)


def role_by_slug() -> QuerySet[JobRole]:
    """One job role; for compiled queries, with the slug as their value."""
    return JobRole.objects.filter(slug=param("slug"))


def roles_with_family() -> QuerySet[JobRole]:
    """One job role of each family."""
    return JobRole.objects.exclude(family="").distinct("family")
