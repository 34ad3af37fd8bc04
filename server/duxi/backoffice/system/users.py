"""Staff accounts."""

import zlib
from datetime import datetime
from typing import Annotated, Any

from django.contrib.auth.models import Group
from django.contrib.postgres.expressions import ArraySubquery
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db.models import Exists, OuterRef, Q, QuerySet, Subquery
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.actions import staff
from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import LoginSession, TotpDevice, User
from duxi.accounts.schemas.mailbox import Email
from duxi.audit.models import AuditEntry
from duxi.audit.queries import history_of
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.schemas import HistoryEntry
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.clock import now
from duxi.core.envelope import CappedRows, Envelope, MessageOut, capped, message_only, ok
from duxi.core.errors import Invalid, NotFound, Stale
from duxi.core.expressions import count_of
from duxi.core.forms import Id, Text
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema
from duxi.core.types import client_address

router = Router(tags=["users"])
VIEW, ADD, CHANGE = "accounts.view_user", "accounts.add_user", "accounts.change_user"
SIGN_IN_AS = "accounts.sign_in_as_user"
SIDEBAR.register(Line("system", gettext_lazy("Pengguna"), "person", 30, "users", "/users"))
WATCHED.register(
    Watched(
        User,
        ("is_active", "is_staff", "is_superuser"),
        staff_only=True,
        name=gettext_lazy("Pengguna"),
        titles={
            "sign_in_as": gettext_lazy("Masuk sebagai orang itu"),
            "two_factor": gettext_lazy("Verifikasi dua langkah"),
            "sessions": gettext_lazy("Sesi"),
        },
    )
)
WATCHED.register(Watched(User.groups.through, part_of="user", staff_only=True))


class UserOut(Schema):
    id: int
    fullname: str
    email: str
    username: str
    is_active: bool
    is_staff: bool
    is_superuser: bool
    groups: list[int]
    group_names: list[str]
    has_two_factor: bool
    session_count: int
    last_used_at: datetime | None
    created_at: datetime
    version: int


GroupIds = Annotated[list[Id], Field(max_length=50)]


class InvitationIn(Schema):
    email: Email
    fullname: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]
    groups: GroupIds = Field(default_factory=list)


class UserChange(Schema):
    fullname: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=200)]
    is_active: bool
    is_staff: bool
    groups: GroupIds
    version: Annotated[int, Field(ge=0, lt=2**32)]


class SignInAsIn(Schema):
    reason: Annotated[Text, StringConstraints(min_length=5)]


class PairOut(Schema):
    token: str
    secret_token: str


USERS = ListSpec(
    filters={
        "q": Filter("email", condition=lambda text: Q(fullname__icontains=text) | Q(email__icontains=text)),
        "id": Filter("pk", int),
        "email": Filter("email"),
        "is_staff": Filter("is_staff", bool),
        "is_active": Filter("is_active", bool),
        "groups": Filter("groups", int),
        "has_two_factor": Filter("has_two_factor", bool),
    },
    sorts={name: name for name in ("id", "fullname", "email", "created_at", "last_used_at", "is_active")},
    default_sort="fullname|asc",
    page_size=25,
)
_HISTORY = ListSpec(filters={}, sorts={"at": "at"}, default_sort="at|desc", page_size=25)


def user_rows() -> QuerySet[User]:
    """Each column is a subquery, so that only the displayed page is computed."""
    groups = Group.objects.filter(user=OuterRef("pk"))
    sessions = LoginSession.objects.filter(user=OuterRef("pk"))
    device = TotpDevice.objects.filter(user=OuterRef("pk"), confirmed_at__isnull=False)
    return User.objects.annotate(
        group_ids=ArraySubquery(groups.order_by("pk").values("pk")),
        group_names=ArraySubquery(groups.order_by("name").values("name")),
        has_two_factor=Exists(device),
        session_count=count_of(sessions.filter(ended_at=None), "user"),
        last_used_at=Subquery(
            sessions.filter(last_used_at__isnull=False).order_by("-last_used_at").values("last_used_at")[:1]
        ),
    )


@router.get("/users", response=Envelope[CappedRows[UserOut]], auth=StaffBearer(VIEW))
def list_users(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[UserOut]]:
    whole, page = select(user_rows(), params, USERS)
    return ok(capped(UserOut, [_out(user) for user in page], **total_of(whole, params)))


@router.get("/users/{int:pk}", response=Envelope[UserOut], auth=StaffBearer(VIEW))
def show_user(request: LearnerRequest, pk: int) -> Envelope[UserOut]:
    return ok(UserOut.model_validate(_one(pk)))


@router.get("/users/{int:pk}/history", response=Envelope[CappedRows[HistoryEntry]], auth=StaffBearer(VIEW))
def user_history(
    request: LearnerRequest, pk: int, params: Query[ListParams]
) -> Envelope[CappedRows[HistoryEntry]]:
    whole, page = select(history_of(User, _found(pk).pk), params, _HISTORY)
    return ok(capped(HistoryEntry, described(page), **total_of(whole, params)))


@router.post("/users", response=Envelope[UserOut], auth=StaffBearer(ADD))
def invite_user(request: LearnerRequest, body: InvitationIn) -> Envelope[UserOut]:
    _refuse_no_address(body.email)
    user = staff.invite(
        actor=request.auth, email=body.email.lower(), fullname=body.fullname, groups=_groups(body.groups)
    )
    return ok(UserOut.model_validate(_one(user.pk)), _("Undangan dikirim."))


@router.put("/users/{int:pk}", response=Envelope[UserOut], auth=StaffBearer(CHANGE))
def change_user(request: LearnerRequest, pk: int, body: UserChange) -> Envelope[UserOut]:
    if _one(pk)["version"] != body.version:
        raise Stale
    staff.change(
        actor=request.auth,
        user=_found(pk),
        fullname=body.fullname,
        is_active=body.is_active,
        is_staff=body.is_staff,
        groups=_groups(body.groups),
    )
    return ok(UserOut.model_validate(_one(pk)), _("Perubahan berhasil disimpan."))


@router.post("/users/{int:pk}/reset-two-factor", response=MessageOut, auth=StaffBearer(CHANGE))
def reset_two_factor(request: LearnerRequest, pk: int) -> MessageOut:
    staff.reset_two_factor(actor=request.auth, user=_found(pk))
    _note(request, pk, {"two_factor": [True, False]})
    return message_only(_("Verifikasi dua langkah dilepas; semua sesinya diakhiri."))


@router.post("/users/{int:pk}/end-sessions", response=MessageOut, auth=StaffBearer(CHANGE))
def end_sessions(request: LearnerRequest, pk: int) -> MessageOut:
    staff.end_sessions(actor=request.auth, user=_found(pk))
    _note(request, pk, {"sessions": ["", "ended"]})
    return message_only(_("Semua sesinya diakhiri."))


@router.post("/users/{int:pk}/sign-in-as", response=Envelope[PairOut], auth=StaffBearer(SIGN_IN_AS))
def sign_in_as(request: LearnerRequest, pk: int, body: SignInAsIn) -> Envelope[PairOut]:
    pair = staff.sign_in_as(
        actor=request.auth,
        session=request.login_session,
        user=_found(pk),
        address=client_address(request),
        user_agent=request.headers.get("User-Agent", ""),
    )
    _note(request, pk, {"sign_in_as": ["", body.reason]})
    return ok(PairOut(token=pair.token, secret_token=pair.secret_token))


def _refuse_no_address(email: str) -> None:
    try:
        validate_email(email)
    except ValidationError as error:
        raise Invalid(errors={"email": [_("Tulis alamat email yang benar.")]}) from error


def _note(request: LearnerRequest, pk: int, changes: dict[str, Any]) -> None:
    """Adds changes without a column to the audit trail."""
    label = User._meta.label_lower
    AuditEntry.objects.create(
        at=now(),
        actor=request.auth,
        source="backoffice",
        action="changed",
        model=label,
        object_id=str(pk),
        root_model=label,
        root_id=str(pk),
        changes=changes,
    )


def _found(pk: int) -> User:
    user = User.objects.filter(pk=pk).first()
    if user is None:
        raise NotFound
    return user


def _groups(ids: list[int]) -> list[Group]:
    found = list(Group.objects.filter(pk__in=ids))
    if len(found) != len(set(ids)):
        raise Invalid(errors={"groups": [_("Grup ini tidak ada lagi.")]})
    return found


def _one(pk: int) -> dict[str, Any]:
    row = user_rows().filter(pk=pk).first()
    if row is None:
        raise NotFound
    return _out(row)


def _out(row: Any) -> dict[str, Any]:
    own = {name: getattr(row, name) for name in UserOut.model_fields if name not in ("groups", "version")}
    state = (row.fullname, row.is_active, row.is_staff, sorted(row.group_ids))
    return {**own, "groups": row.group_ids, "version": zlib.crc32(repr(state).encode())}
