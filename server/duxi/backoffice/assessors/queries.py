"""Lists of gradings, slots and appeals, for staff and for assessors."""

from django.db.models import Case, F, Q, QuerySet, Value, When
from django.db.models.functions import Now

from duxi.accounts.models import User
from duxi.assessors.models import Appeal, Grading, InterviewSlot, Role
from duxi.assessors.queries import appeals_for, gradings_for, slots_for
from duxi.backoffice.content.fields import words_in
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.exams.models import IN_PERSON

PARTICIPANT = "assessment__attempt__participant__fullname"
UNIT = "assessment__unit__name"

GRADINGS = ListSpec(
    filters={
        "q": Filter(
            "participant_name",
            condition=words_in(PARTICIPANT, UNIT),
        ),
        "state": Filter("state"),
        "role": Filter("role"),
        "method": Filter("assessment__method"),
        "is_open": Filter("is_open", bool),
        "assessor_id": Filter("assessor_id", int),
    },
    sorts={"created_at": "created_at", "submitted_at": "submitted_at", "meets_at": "meets_at"},
    default_sort="created_at|asc",
    page_size=25,
)
SLOTS = ListSpec(
    filters={
        "q": Filter("place", condition=words_in("place", "assessor__fullname", PARTICIPANT)),
        "is_booked": Filter("is_booked", bool),
        "is_over": Filter("is_over", bool),
        "starts_at": DayFilter("starts_at"),
        "assessor_id": Filter("assessor_id", int),
    },
    sorts={"starts_at": "starts_at", "assessor_name": "assessor__fullname"},
    default_sort="starts_at|asc",
    page_size=25,
)
APPEALS = ListSpec(
    filters={
        "q": Filter(
            "reason",
            condition=words_in("reason", PARTICIPANT, UNIT),
        ),
        "is_open": Filter("is_open", bool),
    },
    sorts={"created_at": "created_at", "decided_at": "decided_at"},
    default_sort="created_at|asc",
    page_size=25,
)

_IN_PERSON = Q(assessment__method__in=IN_PERSON) & ~Q(role=Role.APPEAL)
_WITHOUT_SLOT = _IN_PERSON & Q(assessment__slot=None)
_NOT_YET_MET = _IN_PERSON & Q(assessment__slot__starts_at__gt=Now())


def grading_rows(user: User) -> QuerySet[Grading]:
    """The gradings visible to a user, with their states."""
    return gradings_for(user).annotate(
        meets_at=F("assessment__slot__starts_at"),
        place=F("assessment__slot__place"),
        is_open=Q(submitted_at=None),
        state=Case(
            When(submitted_at__isnull=False, then=Value("submitted")),
            When(assessor=None, then=Value("unassigned")),
            When(_WITHOUT_SLOT, then=Value("to_book")),
            When(_NOT_YET_MET, then=Value("booked")),
            default=Value("ready"),
        ),
    )


def ready_gradings(assessor: User) -> QuerySet[Grading]:
    """Gradings that an assessor can submit now."""
    mine = Grading.objects.filter(assessor=assessor, submitted_at=None)
    return mine.exclude(_WITHOUT_SLOT).exclude(_NOT_YET_MET)


def slot_rows(user: User) -> QuerySet[InterviewSlot]:
    """Slots with the columns that the list filters by."""
    return slots_for(user).annotate(is_booked=Q(assessment__isnull=False), is_over=Q(ends_at__lt=Now()))


def appeal_rows(user: User) -> QuerySet[Appeal]:
    """Appeals with the columns that the list filters by."""
    return appeals_for(user).annotate(is_open=Q(decided_at=None))
