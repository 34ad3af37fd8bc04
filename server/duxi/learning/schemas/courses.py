"""Wire schemas of an e-learning course."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from pydantic import BeforeValidator, Field

from duxi.catalog.titles import title_of
from duxi.certificates.links import pdf_path
from duxi.content.lines import shown_lines
from duxi.core.forms import parse_json
from duxi.core.markup import as_html
from duxi.core.schema import Schema
from duxi.files.schemas import FileOut
from duxi.learning.actions.courses import MAXIMUM_SUBMISSIONS
from duxi.learning.feedback import FeedbackQuestionOut, feedback_of
from duxi.learning.models import ContentType, CourseContent, CourseSubmission
from duxi.learning.queries.courses import CourseProgress, certificate_of
from duxi.learning.schemas.videos import watched_out


class CourseSubmissionIn(Schema):
    """`files` is a JSON list of uuids from the upload call."""

    text: str = ""
    files: Annotated[list[UUID], BeforeValidator(parse_json), Field(max_length=20)] = Field(
        default_factory=list
    )


class ContentState(StrEnum):
    """A learner's progress in a content."""

    COMPLETED = "completed"
    OPEN = "open"
    NEW = "new"
    PREPARING = "preparing"
    LOCKED = "locked"


class CourseExamOut(Schema):
    """The quiz or exam of a content, and its best finished attempt."""

    uuid: UUID
    passing_percent: int
    best_score: float | None
    is_passed: bool


class CourseSubmissionOut(Schema):
    number: int
    text: str
    submitted_at: datetime
    files: list[FileOut]

    @classmethod
    def of(cls, submission: CourseSubmission) -> "CourseSubmissionOut":
        return cls(
            number=submission.number,
            text=submission.text,
            submitted_at=submission.submitted_at,
            files=[FileOut.of(one.file) for one in submission.files.all()],
        )


class CourseContentOut(Schema):
    """A locked content has the time or the content that opens it, and no text."""

    uuid: UUID
    title: str
    type: ContentType
    duration_minutes: int
    state: ContentState
    text_html: str
    exam: CourseExamOut | None
    submissions: list[CourseSubmissionOut]
    submissions_left: int
    watched_percent: int
    opens_at: datetime | None
    opens_after: str | None


class CourseSectionOut(Schema):
    title: str
    contents: list[CourseContentOut]


class CourseFeedbackOut(Schema):
    is_given: bool
    questions: list[FeedbackQuestionOut]


class CourseCertificateOut(Schema):
    number: str
    pdf_url: str


class CourseOut(Schema):
    """
    A course as its learner sees it; `percent` counts all contents as of the last sync, ready or not, and
    `review_item_id` names the product to review while it is published.
    """

    slug: str
    title: str
    percent: int
    completed_count: int
    content_count: int
    new_count: int
    next_content_uuid: UUID | None
    sections: list[CourseSectionOut]
    feedback: CourseFeedbackOut
    certificate: CourseCertificateOut | None
    review_item_id: int | None


class SyncedOut(Schema):
    added: int
    course: CourseOut


def course_out(progress: CourseProgress) -> CourseOut:
    """The course of one seat."""
    counted = progress.counted
    following = progress.next_content
    product = progress.seat.product
    return CourseOut(
        slug=product.slug,
        title=title_of(product),
        percent=progress.percent,
        completed_count=progress.completed_count,
        content_count=len(counted),
        new_count=sum(progress.is_new(one) for one in progress.contents),
        next_content_uuid=following.uuid if following else None,
        sections=_sections(progress),
        feedback=_feedback(progress),
        certificate=_certificate(progress),
        review_item_id=product.pk if product.is_published else None,
    )


def _sections(progress: CourseProgress) -> list[CourseSectionOut]:
    sections, contents = progress.sections, progress.contents
    titles = shown_lines({*(one.title for one in sections), *(one.title for one in contents)})
    return [
        CourseSectionOut(
            title=titles[section.title],
            contents=[_content(progress, one, titles) for one in section.contents.all()],
        )
        for section in sections
    ]


def _content(progress: CourseProgress, content: CourseContent, titles: Mapping[str, str]) -> CourseContentOut:
    made = progress.submissions.get(content.pk, [])
    lock = progress.lock_of(content)
    return CourseContentOut(
        uuid=content.uuid,
        title=titles[content.title],
        type=ContentType(content.type),
        duration_minutes=content.duration_minutes,
        state=_state(progress, content),
        text_html="" if lock else as_html(content.text),
        exam=_exam(progress, content),
        submissions=[CourseSubmissionOut.of(one) for one in made],
        submissions_left=MAXIMUM_SUBMISSIONS - len(made),
        watched_percent=_watched_percent(progress, content),
        opens_at=lock.until if lock else None,
        opens_after=titles[lock.after.title] if lock and lock.after else None,
    )


def _watched_percent(progress: CourseProgress, content: CourseContent) -> int:
    watched = progress.watched.get(content.pk)
    if watched is None or content.video is None:
        return 0
    return watched_out(watched, content.video).percent


def _state(progress: CourseProgress, content: CourseContent) -> ContentState:
    if progress.is_completed(content):
        return ContentState.COMPLETED
    if not progress.is_available(content):
        return ContentState.PREPARING
    if progress.lock_of(content):
        return ContentState.LOCKED
    return ContentState.NEW if progress.is_new(content) else ContentState.OPEN


def _exam(progress: CourseProgress, content: CourseContent) -> CourseExamOut | None:
    exam = progress.exam_of(content)
    if exam is None:
        return None
    best = progress.best.get(exam.pk)
    return CourseExamOut(
        uuid=exam.uuid,
        passing_percent=exam.passing_percent,
        best_score=float(best.score) if best and best.score is not None else None,
        is_passed=bool(best and best.passed),
    )


def _feedback(progress: CourseProgress) -> CourseFeedbackOut:
    found = feedback_of(progress.seat)
    return CourseFeedbackOut(is_given=found.is_submitted, questions=found.questions)


def _certificate(progress: CourseProgress) -> CourseCertificateOut | None:
    found = certificate_of(progress.seat)
    return CourseCertificateOut(number=found.number, pdf_url=pdf_path(found)) if found else None
