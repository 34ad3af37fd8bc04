"""The menu as arranged by staff."""

from typing import Annotated, Any

from django.contrib.postgres.aggregates import ArrayAgg
from django.db import transaction
from django.db.models import F, Q, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.triggers import Watched
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.models import MenuItem
from duxi.backoffice.sidebar import Line
from duxi.core.clock import now
from duxi.core.envelope import MessageOut, message_only
from duxi.core.errors import Invalid, Rejected, Stale
from duxi.core.forms import Id
from duxi.core.lists import Filter, ListSpec
from duxi.core.locks import advisory_lock
from duxi.core.schema import Schema

router = Router(tags=["menus"])
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]


class StandardLine(Rejected):
    """Built-in lines would return at the next start."""

    message = gettext_lazy("Menu bawaan tidak dapat dihapus; nonaktifkan saja.")


class MenuOut(Schema):
    id: int
    key: str
    parent_id: int | None
    parent_label: str | None
    label: str
    label_en: str
    icon: str
    path: str
    position: int
    is_active: bool
    groups: list[int]
    version: int

    @staticmethod
    def resolve_groups(row: Any) -> list[int]:
        return list(row.group_ids)


class MenuIn(Schema):
    parent_id: Id | None = None
    label: Label
    label_en: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    icon: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)] = ""
    path: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = ""
    position: Annotated[int, Field(ge=0, le=100_000)] = 0
    is_active: bool = True
    groups: Annotated[list[Id], Field(max_length=50)] = Field(default_factory=list)
    version: Annotated[int, Field(ge=1, lt=2**31)] = 1


class Place(Schema):
    """A line's heading and position."""

    id: Id
    parent_id: Id | None
    position: Annotated[int, Field(ge=0, le=100_000)]


class OrderIn(Schema):
    items: Annotated[list[Place], Field(min_length=1, max_length=500)]


def _rows(user: User) -> QuerySet[MenuItem]:
    ids = ArrayAgg("groups__pk", distinct=True, filter=Q(groups__isnull=False), default=[])
    return MenuItem.objects.annotate(parent_label=F("parent__label"), group_ids=ids)


def _refuse_standard(row: MenuItem) -> None:
    if row.key:
        raise StandardLine


MENUS = declare(
    Resource(
        name="menus",
        model=MenuItem,
        out=MenuOut,
        body=MenuIn,
        rows=_rows,
        groups=("Administrator",),
        line=Line("system", gettext_lazy("Menu"), "menu", 10),
        key="label",
        watched=(Watched(MenuItem.groups.through, part_of="menuitem", staff_only=True),),
        before_delete=_refuse_standard,
        listing=ListSpec(
            filters={
                "q": Filter("label"),
                "id": Filter("pk", int),
                "label": Filter("label"),
                "parent_id": Filter("parent_id", int),
                "is_active": Filter("is_active", bool),
            },
            sorts={"id": "pk", "label": "label", "position": "position"},
            default_sort="position|asc",
            page_size=100,
        ),
    )
)


@router.post("/menus/order", response=MessageOut, auth=StaffBearer(MENUS.permission("change")))
def order_menus(request: LearnerRequest, body: OrderIn) -> MessageOut:
    with transaction.atomic():
        advisory_lock("menu order")
        _place(body.items)
    return message_only(_("Urutan menu disimpan."))


def _place(items: list[Place]) -> None:
    """Move the lines; raises `Stale` for a deleted one, `Invalid` for a cycle."""
    rows = {row.pk: row for row in MenuItem.objects.select_for_update().order_by("pk")}
    if any(item.id not in rows or (item.parent_id and item.parent_id not in rows) for item in items):
        raise Stale
    parents = {row.pk: row.parent_id for row in rows.values()} | {item.id: item.parent_id for item in items}
    _refuse_circles(parents)
    for item in items:
        row = rows[item.id]
        if (row.parent_id, row.position) != (item.parent_id, item.position):
            MenuItem.objects.filter(pk=item.id).update(
                parent=item.parent_id, position=item.position, version=F("version") + 1, updated_at=now()
            )


def _refuse_circles(parents: dict[int, int | None]) -> None:
    for start, above in parents.items():
        seen, at = {start}, above
        while at is not None:
            if at in seen:
                raise Invalid(errors={"items": [_("Menu tidak dapat berada di bawah dirinya sendiri.")]})
            seen.add(at)
            at = parents.get(at)
