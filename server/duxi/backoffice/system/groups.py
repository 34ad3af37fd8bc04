"""Groups and their permissions, as a table of resources and actions."""

import zlib
from typing import Annotated, Any

from django.contrib.auth.models import Group, Permission
from django.db import IntegrityError, transaction
from django.db.models import Count, Q, QuerySet
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.audit.queries import history_of
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.crud import RESOURCES
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.schemas import HistoryEntry
from duxi.backoffice.groups import GROUPS
from duxi.backoffice.permissions import wire_names
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.envelope import CappedRows, Envelope, MessageOut, Rows, capped, message_only, ok
from duxi.core.errors import Invalid, NotFound, Rejected, Stale
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema

router = Router(tags=["groups"])
SIDEBAR.register(Line("system", gettext_lazy("Grup"), "group", 20, "groups", "/groups"))
WATCHED.register(Watched(Group))
WATCHED.register(Watched(Group.permissions.through, part_of="group", staff_only=True))
VIEW, ADD, CHANGE, DELETE = (f"auth.{verb}_group" for verb in ("view", "add", "change", "delete"))

ACTIONS = {
    "view": gettext_lazy("Lihat"),
    "add": gettext_lazy("Tambah"),
    "change": gettext_lazy("Ubah"),
    "delete": gettext_lazy("Hapus"),
    "settle": gettext_lazy("Catat lunas"),
    "refund": gettext_lazy("Kembalikan dana"),
    "overbook": gettext_lazy("Layani melebihi kursi"),
    "sign-in-as": gettext_lazy("Masuk sebagai orang itu"),
}


class GroupIsStandard(Rejected):
    """The product itself relies on the group."""

    message = gettext_lazy("Grup bawaan dipakai sistem sehingga tidak dapat dihapus.")


class MemberOut(Schema):
    id: int
    fullname: str
    email: str


class GroupRow(Schema):
    id: int
    name: str
    is_standard: bool
    member_count: int
    permission_count: int
    area_count: int


class GroupOut(GroupRow):
    """A group with its permissions by name, and its first members."""

    permissions: list[str]
    members: list[MemberOut]
    version: int


class PermissionOut(Schema):
    """A permission; `is_grantable`: the user may grant it."""

    name: str
    resource: str
    resource_label: str
    action: str
    action_label: str
    is_grantable: bool


class GroupIn(Schema):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=100)]
    permissions: Annotated[list[str], Field(max_length=500)] = Field(default_factory=list)


class GroupChange(GroupIn):
    version: Annotated[int, Field(ge=0, lt=2**32)]


GROUP_LIST = ListSpec(
    filters={"q": Filter("name"), "name": Filter("name"), "id": Filter("pk", int)},
    sorts={"name": "name", "id": "pk", "member_count": "member_count"},
    default_sort="name|asc",
    page_size=25,
)
_HISTORY = ListSpec(filters={}, sorts={"at": "at"}, default_sort="at|desc", page_size=25)
_MEMBERS = 100


@router.get("/permission-names", response=Envelope[Rows[PermissionOut]], auth=StaffBearer(VIEW))
def permission_names(request: LearnerRequest) -> Envelope[Rows[PermissionOut]]:
    own = request.auth.get_all_permissions()
    labels = _labels()
    rows = [
        _permission(name, labels, is_grantable=request.auth.is_superuser or behind in own)
        for name, behind in _grantable().items()
    ]
    return ok(Rows[PermissionOut].model_validate({"rows": rows, "total": len(rows)}))


@router.get("/groups", response=Envelope[CappedRows[GroupRow]], auth=StaffBearer(VIEW))
def list_groups(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[GroupRow]]:
    whole, page = select(group_rows(), params, GROUP_LIST)
    return ok(capped(GroupRow, [_row(group) for group in page], **total_of(whole, params)))


@router.get("/groups/{int:pk}", response=Envelope[GroupOut], auth=StaffBearer(VIEW))
def show_group(request: LearnerRequest, pk: int) -> Envelope[GroupOut]:
    return ok(GroupOut.model_validate(_one(pk)))


@router.get("/groups/{int:pk}/history", response=Envelope[CappedRows[HistoryEntry]], auth=StaffBearer(VIEW))
def group_history(
    request: LearnerRequest, pk: int, params: Query[ListParams]
) -> Envelope[CappedRows[HistoryEntry]]:
    _one(pk)
    whole, page = select(history_of(Group, pk), params, _HISTORY)
    return ok(capped(HistoryEntry, described(page), **total_of(whole, params)))


@router.post("/groups", response=Envelope[GroupOut], auth=StaffBearer(ADD))
def add_group(request: LearnerRequest, body: GroupIn) -> Envelope[GroupOut]:
    with transaction.atomic():
        group = Group.objects.create(name=_free(body.name))
        _set(request.auth, group, body.permissions)
    return ok(GroupOut.model_validate(_one(group.pk)), _("Perubahan berhasil disimpan."))


@router.put("/groups/{int:pk}", response=Envelope[GroupOut], auth=StaffBearer(CHANGE))
def change_group(request: LearnerRequest, pk: int, body: GroupChange) -> Envelope[GroupOut]:
    with transaction.atomic():
        group = Group.objects.select_for_update().filter(pk=pk).first()
        if group is None:
            raise NotFound
        if _one(pk)["version"] != body.version:
            raise Stale
        if group.name != body.name:
            _rename(group, body.name)
        _set(request.auth, group, body.permissions)
    return ok(GroupOut.model_validate(_one(pk)), _("Perubahan berhasil disimpan."))


@router.delete("/groups/{int:pk}", response=MessageOut, auth=StaffBearer(DELETE))
def delete_group(request: LearnerRequest, pk: int) -> MessageOut:
    with transaction.atomic():
        group = Group.objects.select_for_update().filter(pk=pk).first()
        if group is None:
            raise NotFound
        if group.name in GROUPS:
            raise GroupIsStandard
        group.delete()
    return message_only(_("Data telah dihapus."))


def _rename(group: Group, name: str) -> None:
    if group.name in GROUPS:
        raise Invalid(errors={"name": [_("Nama grup bawaan tidak dapat diubah.")]})
    group.name = _free(name)
    try:
        group.save(update_fields=["name"])
    except IntegrityError as error:
        raise Stale from error


def _free(name: str) -> str:
    if Group.objects.filter(name__iexact=name).exists():
        raise Invalid(errors={"name": [_("Grup dengan nama ini sudah ada.")]})
    return name


def _set(actor: User, group: Group, names: list[str]) -> None:
    """Set the group's known permissions to exactly these; unknown ones remain.

    Users can neither grant nor revoke permissions that they do not have.
    """
    known = _grantable()
    strange = [name for name in names if name not in known]
    if strange:
        raise Invalid(errors={"permissions": [_("Izin ini tidak dikenal: ") + ", ".join(strange)]})
    wanted = {known[name] for name in names}
    present = {_label(one) for one in _of(group)} & set(known.values())
    beyond = (wanted ^ present) - actor.get_all_permissions()
    if beyond and not actor.is_superuser:
        text = _("Anda hanya dapat memberi atau mencabut izin yang Anda miliki.")
        raise Invalid(errors={"permissions": [text]})
    group.permissions.add(*_permissions(wanted - present))
    group.permissions.remove(*_permissions(present - wanted))


def _permissions(labels: set[str]) -> QuerySet[Permission]:
    wanted = Q(pk=None)
    for label in labels:
        app, codename = label.split(".")
        wanted |= Q(content_type__app_label=app, codename=codename)
    return Permission.objects.filter(wanted)


def _of(group: Group) -> QuerySet[Permission]:
    return group.permissions.select_related("content_type")


def _label(permission: Permission) -> str:
    return f"{permission.content_type.app_label}.{permission.codename}"


def _grantable() -> dict[str, str]:
    """Names on the wire with grantable permissions; checks of a user cannot be granted."""
    return {name: behind for name, behind in wire_names().items() if isinstance(behind, str)}


def _labels() -> dict[str, str]:
    named = {line.key: str(line.label) for line in SIDEBAR}
    resources = {one.name: capfirst(str(one.model._meta.verbose_name)) for one in RESOURCES}
    return resources | named


def _permission(name: str, labels: dict[str, str], *, is_grantable: bool) -> dict[str, Any]:
    resource, _dot, action = name.rpartition(".")
    return {
        "name": name,
        "resource": resource,
        "resource_label": labels.get(resource, resource),
        "action": action,
        "action_label": str(ACTIONS.get(action, action)),
        "is_grantable": is_grantable,
    }


def group_rows() -> QuerySet[Group]:
    return Group.objects.annotate(
        member_count=Count("user", distinct=True),
        permission_count=Count("permissions", distinct=True),
        area_count=Count("permissions__content_type", distinct=True),
    )


def _row(group: Any) -> dict[str, Any]:
    return {
        "id": group.pk,
        "name": group.name,
        "is_standard": group.name in GROUPS,
        "member_count": group.member_count,
        "permission_count": group.permission_count,
        "area_count": group.area_count,
    }


def _one(pk: int) -> dict[str, Any]:
    group = group_rows().filter(pk=pk).first()
    if group is None:
        raise NotFound
    held = {_label(one) for one in _of(group)}
    names = sorted(name for name, behind in _grantable().items() if behind in held)
    members = User.objects.filter(groups=group).order_by("fullname")[:_MEMBERS]
    return {
        **_row(group),
        "permissions": names,
        "members": [{"id": one.pk, "fullname": one.fullname, "email": one.email} for one in members],
        "version": zlib.crc32(repr((group.name, names)).encode()),
    }
