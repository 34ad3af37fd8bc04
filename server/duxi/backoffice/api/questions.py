"""The question bank: lists, trees with their versions, and writing them."""

from datetime import datetime
from typing import Annotated, Any

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.audit.triggers import WATCHED, Watched
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.lists import ListParams, select, total_of
from duxi.core.schema import Schema
from duxi.exams.actions.bank import save_question
from duxi.exams.bank_rules import MOST_OPTIONS, Draft
from duxi.exams.models import Choice, Question, QuestionType
from duxi.exams.queries.bank import QUESTIONS, drafts_of, root_question, root_questions, versions_of

VIEW, ADD, CHANGE = "exams.view_question", "exams.add_question", "exams.change_question"
router = Router(tags=["questions"])
_Id = Annotated[int, Field(gt=0, lt=2**63)]
_Code = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
_Text = Annotated[str, StringConstraints(strip_whitespace=True, max_length=4_000)]


class QuestionRow(Schema):
    """A tree of the question bank in a list."""

    id: int
    code: str
    text: str
    unit_id: int | None
    unit_code: str | None
    unit_name: str | None
    blueprint_id: int | None
    exam_title: str | None
    section: str
    pool: str
    type: QuestionType
    choice: Choice
    level: int
    child_count: int
    version_number: int | None
    is_active: bool
    updated_at: datetime
    version: int


class BankOption(Schema):
    text: _Text
    points: Annotated[int, Field(ge=0, le=100)] = 0


class BankNode(Schema):
    """A question with its options and the questions they lead to; children have their root's position."""

    code: _Code
    text: _Text
    choice: Choice = Choice.SINGLE
    explanation: _Text = ""
    weight: Annotated[int, Field(ge=1, le=100)] = 1
    gives_partial_credit: bool = False
    opens_on: Annotated[
        list[Annotated[int, Field(ge=1, le=MOST_OPTIONS)]], Field(max_length=MOST_OPTIONS)
    ] = Field(default_factory=list)
    options: Annotated[list[BankOption], Field(max_length=20)]
    children: Annotated[list["BankNode"], Field(max_length=10)] = Field(default_factory=list)


class QuestionTreeIn(BankNode):
    """A whole tree."""

    unit_id: _Id | None = None
    blueprint_id: _Id | None = None
    section: Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)] = ""
    pool: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""
    type: QuestionType = QuestionType.SINGLE
    level: Annotated[int, Field(ge=1, le=5)] = 1
    is_active: bool = True


class QuestionTreeChange(QuestionTreeIn):
    version: Annotated[int, Field(ge=1, lt=2**31)]


class QuestionVersionOut(Schema):
    """A version of a question that some attempts saw."""

    number: int
    text: str
    option_texts: list[str]
    points: list[int]
    level: int
    created_at: datetime
    attempt_count: int


class BankQuestionOut(QuestionRow):
    explanation: str
    weight: int
    gives_partial_credit: bool
    opens_on: list[int]
    options: list[BankOption]
    children: list[BankNode]
    versions: list[QuestionVersionOut]


WATCHED.register(Watched(Question))
SAVED = _("Soal berhasil disimpan.")


@router.get("/questions", response=Envelope[CappedRows[QuestionRow]], auth=StaffBearer(VIEW))
def list_questions(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[QuestionRow]]:
    whole, page = select(root_questions(), params, QUESTIONS)
    return ok(capped(QuestionRow, page, **total_of(whole, params)))


@router.get("/questions/{int:question_id}", response=Envelope[BankQuestionOut], auth=StaffBearer(VIEW))
def show_question(request: LearnerRequest, question_id: int) -> Envelope[BankQuestionOut]:
    return ok(_out(root_question(question_id)))


@router.post("/questions", response=Envelope[BankQuestionOut], auth=StaffBearer(ADD))
def add_question(request: LearnerRequest, body: QuestionTreeIn) -> Envelope[BankQuestionOut]:
    saved = save_question(draft=_draft(body))
    return ok(_out(root_question(saved.pk)), SAVED)


@router.put("/questions/{int:question_id}", response=Envelope[BankQuestionOut], auth=StaffBearer(CHANGE))
def change_question(
    request: LearnerRequest, question_id: int, body: QuestionTreeChange
) -> Envelope[BankQuestionOut]:
    found = root_question(question_id)
    save_question(draft=_draft(body), question=found, version=body.version)
    return ok(_out(root_question(question_id)), SAVED)


_PLACE = ("unit_id", "blueprint_id", "section", "pool", "type", "level", "is_active")
_OWN = ("code", "text", "choice", "explanation", "weight", "gives_partial_credit", "opens_on")


def _draft(body: QuestionTreeIn) -> Draft:
    return _node_draft(body, {name: getattr(body, name) for name in _PLACE})


def _node_draft(node: BankNode, place: dict[str, Any]) -> Draft:
    own = {name: getattr(node, name) for name in _OWN}
    return Draft(
        **own,
        **place,
        options=[(option.text, option.points) for option in node.options],
        children=[_node_draft(child, place) for child in node.children],
    )


def _node(draft: Draft) -> BankNode:
    return BankNode(
        **{name: getattr(draft, name) for name in _OWN},
        options=[BankOption(text=text, points=points) for text, points in draft.options],
        children=[_node(child) for child in draft.children],
    )


def _out(question: Question) -> BankQuestionOut:
    (draft,) = drafts_of([question])
    node = _node(draft)
    versions = [QuestionVersionOut.from_orm(version) for version in versions_of(question)]
    row = QuestionRow.from_orm(question).dict()
    return BankQuestionOut(**(row | dict(node)), versions=versions)
