"""Request and response schemas of content."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from pydantic import Field, StringConstraints

from duxi.accounts.schemas.auth import Captcha
from duxi.content.models import Tone
from duxi.core.forms import OneLine, YesNo
from duxi.core.schema import Schema


class NewsCard(Schema):
    """An article in a list; `reading_minutes` is how long its text takes to read, at least one."""

    slug: str
    title: str
    summary: str
    image_url: str | None
    published_at: datetime
    tags: list[str]
    focus_x: int
    focus_y: int
    reading_minutes: int


class NewsDetail(NewsCard):
    """An article; `body_html` is sanitised."""

    body_html: str
    text_language: str
    related: list[NewsCard]


class FaqCategoryRef(Schema):
    uuid: UUID
    slug: str
    name: str


class FaqCategoryOut(FaqCategoryRef):
    """A category of questions and its number of answers."""

    summary: str
    faq_count: int


class FaqOut(Schema):
    """A question with its answer as sanitised HTML, and its helpful votes."""

    faq_uuid: UUID
    faq_title: str
    faq_answer_html: str
    text_language: str
    faq_segment: str
    faq_category_uuid: UUID
    faq_created_at: datetime
    category: FaqCategoryRef
    helped_yes: int
    helped_no: int


class HelpedIn(Schema):
    faq_uuid: UUID
    is_helped: YesNo


class HelpedOut(Schema):
    helped_yes: int
    helped_no: int


class QuestionIn(Schema):
    """A visitor's question; `message` has 10 to 2,000 characters. The other fields belong to requests for
    a team.
    """

    fullname: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=100), OneLine]
    email: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=254)]
    message: Annotated[str, StringConstraints(strip_whitespace=True, min_length=10, max_length=2_000)]
    organization: Annotated[str, StringConstraints(strip_whitespace=True, max_length=150), OneLine] = ""
    phone: Annotated[str, StringConstraints(strip_whitespace=True, max_length=30), OneLine] = ""
    headcount: int | None = Field(default=None, ge=1, le=1_000_000)
    captcha: Captcha = ""


class SliderOut(Schema):
    title: str
    text: str
    image_url: str | None
    url: str
    cta: str
    tone: Tone
    focus_x: int
    focus_y: int


class ClientOut(Schema):
    slug: str
    name: str
    logo_url: str | None


class ProjectOut(Schema):
    project_id: int
    slug: str
    project_name: str
    client: str
    year: int
    summary: str
    image_url: str | None
    tags: list[str]


class PassageOut(Schema):
    """A fixed text as sanitised HTML, with its structured part."""

    title: str
    html: str
    facts: dict[str, Any]
    text_language: str
    updated_at: datetime

    @classmethod
    def of(cls, row: Any) -> "PassageOut":
        """From a row of `queries.passages`."""
        motto = {"motto": row.shown_motto} if "motto" in row.facts else {}
        return cls(
            title=row.shown_title,
            html=row.shown_html,
            facts={**row.facts, **motto},
            text_language=row.text_language,
            updated_at=row.updated_at,
        )
