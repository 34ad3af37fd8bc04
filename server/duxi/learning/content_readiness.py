"""Which contents of a course are ready, in SQL for whole lists."""

from django.db.models import BooleanField, Case, Exists, OuterRef, Q, QuerySet, Value, When

from duxi.exams.models import Blueprint
from duxi.exams.policies import ELEARNING_EXAM, ELEARNING_QUIZ
from duxi.learning.models import ContentType
from duxi.videos.models import VideoStatus

EXAM_POLICIES = {ContentType.QUIZ: ELEARNING_QUIZ.name, ContentType.EXAM: ELEARNING_EXAM.name}


def readiness() -> Case:
    """The same as `CourseProgress.is_available`, for a query of contents."""
    asked = [When(type=type_, then=Exists(_exams(policy))) for type_, policy in EXAM_POLICIES.items()]
    return Case(
        When(type=ContentType.DOCUMENT, then=~Q(text="")),
        When(type=ContentType.VIDEO, video__status=VideoStatus.READY, then=Value(value=True)),
        When(type=ContentType.VIDEO, then=Value(value=False)),
        *asked,
        default=Value(value=True),
        output_field=BooleanField(),
    )


def _exams(policy: str) -> QuerySet[Blueprint]:
    return Blueprint.objects.filter(
        product=OuterRef("section__package"), title=OuterRef("title"), policy=policy, is_active=True
    )
