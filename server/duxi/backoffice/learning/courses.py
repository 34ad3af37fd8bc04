"""`/courses`: e-learning courses with their chapters in order."""

from typing import Annotated, Any

from django.db.models import F, OuterRef, Prefetch, Q, QuerySet
from ninja import Query, Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.crud.routes import SAVED
from duxi.backoffice.learning.course_parts import CourseContentRow, Text, contents
from duxi.catalog.models import Product
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.errors import NotFound
from duxi.core.expressions import count_of
from duxi.core.forms import Id
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.markup import as_html
from duxi.core.schema import Schema
from duxi.entitlements.models import LIVE, Entitlement
from duxi.exams.policies import ELEARNING_EXAM
from duxi.learning.actions.arrangement import Chapter, arrange
from duxi.learning.models import ContentType, CourseContent, CourseSection
from duxi.learning.queries.courses import KIND, exams_of
from duxi.videos.models import VideoStatus

router = Router(tags=["courses"], auth=StaffBearer("learning.view_coursecontent"))
CHANGE = StaffBearer("learning.change_coursecontent")
COURSES = ListSpec(
    filters={
        "q": Filter("title"),
        "id": Filter("pk", int),
        "title": Filter("title"),
        "is_published": Filter("is_published", bool),
    },
    sorts={
        "id": "pk",
        "title": "title",
        "content_count": "elearning__content_count",
        "duration_minutes": "elearning__duration_minutes",
        "learner_count": "learner_count",
    },
    default_sort="title|asc",
    page_size=25,
)


class CourseRow(Schema):
    """`unready_videos`: contents whose video is missing, being packaged, or failed."""

    id: int
    slug: str
    title: str
    is_published: bool
    section_count: int
    content_count: int
    duration_minutes: int
    learner_count: int
    unready_videos: int


class CourseChapter(Schema):
    id: int
    title: str
    version: int
    contents: list[CourseContentRow]


class CourseExamRef(Schema):
    """A quiz or an exam that a content can refer to."""

    type: ContentType
    title: str


class CourseOut(CourseRow):
    chapters: list[CourseChapter]
    exams: list[CourseExamRef]


class ChapterIn(Schema):
    id: Id
    content_ids: Annotated[list[Id], Field(max_length=500)]

    def chapter(self) -> Chapter:
        return Chapter(self.id, tuple(self.content_ids))


class CourseOrderIn(Schema):
    """The new order, and the one that was read."""

    chapters: Annotated[list[ChapterIn], Field(max_length=200)]
    seen: Annotated[list[ChapterIn], Field(max_length=200)]


class PreviewIn(Schema):
    text: Text


class PreviewOut(Schema):
    html: str


@router.post("/courses/preview", response=Envelope[PreviewOut], auth=CHANGE)
def preview_content(request: LearnerRequest, body: PreviewIn) -> Envelope[PreviewOut]:
    return ok(PreviewOut(html=as_html(body.text)))


@router.get("/courses", response=Envelope[CappedRows[CourseRow]])
def list_courses(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[CourseRow]]:
    whole, page = select(course_rows(), params, COURSES)
    rows = [CourseRow(**row) for row in _columns(page)]
    return ok(capped(CourseRow, rows, **total_of(whole, params)))


@router.get("/courses/{int:course_id}", response=Envelope[CourseOut])
def show_course(request: LearnerRequest, course_id: int) -> Envelope[CourseOut]:
    return ok(_page(request, course_id))


@router.put("/courses/{int:course_id}/order", response=Envelope[CourseOut], auth=CHANGE)
def order_course(request: LearnerRequest, course_id: int, body: CourseOrderIn) -> Envelope[CourseOut]:
    arrange(
        _course(course_id),
        seen=[one.chapter() for one in body.seen],
        wanted=[one.chapter() for one in body.chapters],
    )
    return ok(_page(request, course_id), SAVED)


def course_rows() -> QuerySet[Any, Any]:
    taking_part = Entitlement.objects.filter(product=OuterRef("pk"), status__in=LIVE)
    unready = CourseContent.objects.filter(
        ~Q(video__status=VideoStatus.READY), section__package=OuterRef("pk"), type=ContentType.VIDEO
    )
    rows: QuerySet[Any, Any] = Product.objects.filter(kind=KIND).annotate(
        learner_count=count_of(taking_part, "product"),
        unready_videos=count_of(unready, "section__package"),
    )
    return rows


def _columns(rows: QuerySet[Any, Any]) -> list[dict[str, Any]]:
    own = ("id", "slug", "title", "is_published", "learner_count", "unready_videos")
    totals = ("section_count", "content_count", "duration_minutes")
    return list(rows.values(*own, **{name: F(f"elearning__{name}") for name in totals}))


def _course(course_id: int) -> Product:
    course = Product.objects.filter(kind=KIND, pk=course_id).first()
    if course is None:
        raise NotFound
    return course


def _page(request: LearnerRequest, course_id: int) -> CourseOut:
    course = _course(course_id)
    (row,) = _columns(course_rows().filter(pk=course.pk))
    parts = Prefetch("contents", contents(request.auth))
    sections = CourseSection.objects.filter(package=course).prefetch_related(parts)
    return CourseOut(
        **row,
        chapters=[CourseChapter.from_orm(one) for one in sections],
        exams=[
            CourseExamRef(
                type=ContentType.EXAM if exam.policy == ELEARNING_EXAM.name else ContentType.QUIZ,
                title=exam.title,
            )
            for exam in exams_of(course)
        ],
    )
