"""Feedback templates, one for each kind of product, and their questions."""

from datetime import datetime
from typing import Annotated

from django.db.models import Count, F, Q, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.audit.triggers import Watched
from duxi.backoffice.content.fields import Position, VersionedIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.groups import AUTHORS
from duxi.backoffice.sidebar import Line
from duxi.catalog.kinds import KindSlugIn
from duxi.core.forms import Id
from duxi.core.lists import Filter, ListSpec
from duxi.core.schema import Schema
from duxi.learning.models import FeedbackQuestion, FeedbackTemplate, FeedbackType

Option = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=150)]


class FeedbackTemplateRow(Schema):
    id: int
    name: str
    kind: str
    is_active: bool
    question_count: int
    updated_at: datetime
    version: int


class FeedbackTemplateIn(VersionedIn):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=100)]
    kind: KindSlugIn
    is_active: bool = False


class FeedbackQuestionRow(Schema):
    id: int
    template_id: int
    template_name: str
    position: int
    section: str
    text: str
    type: FeedbackType
    options: list[str]
    is_required: bool
    updated_at: datetime
    version: int


class FeedbackQuestionIn(VersionedIn):
    """`options` only belong to questions with choices."""

    template_id: Id
    position: Position = 1
    section: Annotated[str, StringConstraints(strip_whitespace=True, max_length=100)] = ""
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=300)]
    type: FeedbackType
    options: Annotated[list[Option], Field(max_length=12)] = []
    is_required: bool = True


def _templates(user: User) -> QuerySet[FeedbackTemplate]:
    live = Count("questions", filter=Q(questions__deleted_at=None))
    return FeedbackTemplate.objects.annotate(question_count=live)


def _questions(user: User) -> QuerySet[FeedbackQuestion]:
    return FeedbackQuestion.objects.filter(template__deleted_at=None).annotate(
        template_name=F("template__name")
    )


FEEDBACK_TEMPLATES = declare(
    Resource(
        name="feedback-templates",
        model=FeedbackTemplate,
        out=FeedbackTemplateRow,
        body=FeedbackTemplateIn,
        rows=_templates,
        groups=("Staff", AUTHORS),
        line=Line("learning", _("Templat umpan balik"), "review", 50),
        key="name",
        parts=("questions",),
        titles={"question_count": _("Pertanyaan")},
        watched=(Watched(FeedbackQuestion, part_of="template"),),
        listing=ListSpec(
            filters={
                "q": Filter("name"),
                "id": Filter("pk", int),
                "name": Filter("name"),
                "kind": Filter("kind"),
                "is_active": Filter("is_active", bool),
            },
            sorts={name: name for name in ("id", "name", "kind", "is_active", "updated_at")},
            default_sort="kind|asc",
            page_size=25,
        ),
    )
)
FEEDBACK_QUESTIONS = declare(
    Resource(
        name="feedback-questions",
        model=FeedbackQuestion,
        out=FeedbackQuestionRow,
        body=FeedbackQuestionIn,
        rows=_questions,
        groups=("Staff", AUTHORS),
        key="id",
        titles={"template_name": _("Templat")},
        listing=ListSpec(
            filters={
                "q": Filter("text"),
                "id": Filter("pk", int),
                "template_id": Filter("template_id", int),
                "type": Filter("type"),
            },
            sorts={name: name for name in ("id", "template_id", "position", "section", "text", "updated_at")},
            default_sort="position|asc",
            page_size=50,
        ),
    )
)
