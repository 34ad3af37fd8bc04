"""The back office's frame: menu, waiting work, and record search."""

from datetime import datetime
from typing import Annotated, Any

from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.finding import findable, found_by
from duxi.backoffice.menus import menu_for
from duxi.backoffice.work import work_of
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.schema import Schema

router = Router(tags=["frame"], auth=StaffBearer())
Words = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=60)]


class MenuNodeOut(Schema):
    """A line, or a heading with lines below it."""

    id: int
    key: str
    label: str
    label_en: str
    icon: str
    path: str
    children: list["MenuNodeOut"]


class WorkOut(Schema):
    """Waiting work: number, age, amount and deadline; or the start of the first item."""

    key: str
    label: str
    path: str
    count: int
    oldest: datetime | None
    amount: int | None
    deadline: datetime | None
    starts_at: datetime | None


def _with_findable(schema: dict[str, Any]) -> None:
    schema["enum"] = findable()


class FoundOut(Schema):
    """A record: type, label, distinguishing detail and page."""

    resource: Annotated[str, Field(json_schema_extra=_with_findable)]
    kind: str
    label: str
    detail: str
    path: str


@router.get("/sidebar", response=Envelope[Rows[MenuNodeOut]])
def sidebar(request: LearnerRequest) -> Envelope[Rows[MenuNodeOut]]:
    rows = [MenuNodeOut.model_validate(node) for node in menu_for(request.auth)]
    return ok(Rows[MenuNodeOut](rows=rows, total=len(rows)))


@router.get("/work", response=Envelope[Rows[WorkOut]])
def work(request: LearnerRequest) -> Envelope[Rows[WorkOut]]:
    rows = [
        {**vars(waiting), "key": one.key, "label": str(one.label), "path": waiting.path or one.path}
        for one, waiting in work_of(request.auth)
    ]
    return ok(Rows[WorkOut].model_validate({"rows": rows, "total": len(rows)}))


@router.get("/find", response=Envelope[Rows[FoundOut]])
def find(request: LearnerRequest, q: Query[Words]) -> Envelope[Rows[FoundOut]]:
    rows = found_by(request.auth, q)
    return ok(Rows[FoundOut].model_validate({"rows": rows, "total": len(rows)}))
