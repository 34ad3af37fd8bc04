"""Segments: saved filters with live counts."""

from datetime import datetime
from typing import Annotated, Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from ninja import Router
from pydantic import Field, JsonValue, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.contacts.fields import ShortName, VersionIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.contacts.conditions import CONDITIONS, Input, checked, in_segment
from duxi.contacts.models import Segment
from duxi.contacts.queries import known_tags, mailable
from duxi.core.envelope import Envelope, ok
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema

router = Router(tags=["segments"])
VIEW = "contacts.view_segment"


class SegmentCondition(Schema):
    name: Annotated[str, StringConstraints(max_length=40)]
    value: JsonValue = None
    is_negated: bool = False


class SegmentOut(Schema):
    id: int
    name: str
    description: str
    conditions: list[SegmentCondition]
    updated_at: datetime
    version: int


class SegmentIn(VersionIn):
    name: ShortName
    description: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    conditions: Annotated[list[SegmentCondition], Field(max_length=20)] = []


class ConditionChoice(Schema):
    name: str
    label: str
    input: Input


class SegmentVocabulary(Schema):
    conditions: list[ConditionChoice]
    tags: list[str]


class SegmentCountIn(Schema):
    conditions: Annotated[list[SegmentCondition], Field(max_length=20)] = []


class SegmentPerson(Schema):
    id: int
    name: str
    email: str


class SegmentCount(Schema):
    """Numbers of matching and of mailable contacts, and the newest ones."""

    total: int
    mailable: int
    sample: list[SegmentPerson]


def _rows(user: User) -> QuerySet[Segment]:
    return Segment.objects.all()


def _prepare(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "conditions": checked(values["conditions"])}


@router.get("/segment-conditions", response=Envelope[SegmentVocabulary], auth=StaffBearer(VIEW))
def list_conditions(request: LearnerRequest) -> Envelope[SegmentVocabulary]:
    """The available conditions."""
    found = [ConditionChoice(name=one.name, label=str(one.label), input=one.input) for one in CONDITIONS]
    return ok(SegmentVocabulary(conditions=found, tags=known_tags()))


@router.post("/segment-counts", response=Envelope[SegmentCount], auth=StaffBearer(VIEW))
def count_segment(request: LearnerRequest, wanted: SegmentCountIn) -> Envelope[SegmentCount]:
    """Count the contacts that meet unsaved conditions."""
    people = in_segment([one.dict() for one in wanted.conditions])
    sample = [
        SegmentPerson(id=one.pk, name=one.name, email=one.email)
        for one in people.order_by("-created_at", "-pk")[:5]
    ]
    return ok(SegmentCount(total=people.count(), mailable=mailable(people).count(), sample=sample))


SEGMENTS = declare(
    Resource(
        name="segments",
        model=Segment,
        out=SegmentOut,
        body=SegmentIn,
        rows=_rows,
        line=Line("contacts", _("Segmen"), "percent", 20),
        key="name",
        prepare=_prepare,
        listing=ListSpec(
            filters={
                "q": Filter("name"),
                "id": Filter("pk", int),
                "updated_at": DayFilter("updated_at"),
            },
            sorts={name: name for name in ("id", "name", "updated_at")},
            default_sort="name|asc",
            page_size=25,
        ),
    )
)
