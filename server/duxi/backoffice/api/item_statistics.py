"""Item statistics of a batch or an exam: trainers see their batches, staff every exam."""

from typing import Annotated, Any

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import Invalid
from duxi.core.schema import Schema
from duxi.exams.item_statistics import as_row, item_statistics
from duxi.exams.models import Attempt
from duxi.exams.monitor import supervised_for
from duxi.exams.queries.attempts import attempts_of_batch

router = Router(tags=["item-statistics"], auth=StaffBearer())
_Id = Annotated[int, Field(gt=0, lt=2**63)]


class NoScope(Invalid):
    message = _("Pilih batch atau ujian terlebih dahulu.")


class ScopeQuery(Schema):
    """One batch, or one exam with all its visible attempts."""

    batch_id: _Id | None = None
    blueprint_id: _Id | None = None


class OptionFiguresOut(Schema):
    text: str
    points: int
    count: int


class ItemFiguresOut(Schema):
    """One question: shares in percent, discrimination from -1 to 1."""

    question_id: int
    code: str
    group: str
    level: int
    is_child: bool
    text: str
    shown: int
    answered: int
    difficulty: float
    discrimination: float | None
    level_share: float | None
    carries_level: bool
    decisive_count: int
    options: list[OptionFiguresOut]


class ItemStatisticsOut(Schema):
    """The statistics of the newest finished attempts, and their number."""

    attempts: int
    finished: int
    items: list[ItemFiguresOut]


@router.get("/item-statistics", response=Envelope[ItemStatisticsOut])
def show_item_statistics(request: LearnerRequest, params: Query[ScopeQuery]) -> Envelope[ItemStatisticsOut]:
    found = item_statistics(_attempts(request, params))
    items = [ItemFiguresOut(**as_row(item)) for item in found.items]
    return ok(ItemStatisticsOut(attempts=found.attempts, finished=found.finished, items=items))


def _attempts(request: LearnerRequest, params: ScopeQuery) -> QuerySet[Attempt, Any]:
    if params.batch_id:
        return attempts_of_batch(request.auth, params.batch_id)
    if params.blueprint_id:
        return supervised_for(request.auth).filter(blueprint=params.blueprint_id)
    raise NoScope(errors={"batch_id": [str(NoScope.message)]})
