"""Which job roles can be assessed here."""

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Case, F, OuterRef, Q, Value, When
from django.db.models.functions import Coalesce, Concat, JSONObject

from duxi.core.expressions import count_of
from duxi.offerings.kinds.assessment import AssessmentDetail
from duxi.reference.models import JobRole
from duxi.reference.queries import role_name

_NEARBY = 3


def is_assessed(wanted: bool) -> Q:
    """Roles with an assessment that is shown, or those without."""
    assessed = AssessmentDetail.objects.filter(product__is_published=True).values("blueprint__job_role")
    found = Q(pk__in=assessed)
    return found if wanted else ~found


def assessed_first() -> Concat:
    """Sorts roles that can be assessed before the others, each by name."""
    place = Case(When(is_assessed(wanted=True), then=Value("0")), default=Value("1"))
    return Concat(place, F("shown_name"))


def assessment_count() -> Coalesce:
    """How many assessments a role has."""
    offered = AssessmentDetail.objects.filter(blueprint__job_role=OuterRef("pk"), product__is_published=True)
    return count_of(offered, "blueprint__job_role")


def nearby_roles() -> ArraySubquery:
    """Other roles of a role's family that can be assessed, by name, as `NearbyRoleOut`."""
    same_family = JobRole.objects.exclude(family="").filter(family=OuterRef("family"))
    assessed = same_family.filter(is_assessed(wanted=True)).exclude(pk=OuterRef("pk"))
    shape = JSONObject(job_role_slug=F("slug"), job_role_name=role_name())
    return ArraySubquery(assessed.order_by("name").values(json=shape)[:_NEARBY])
