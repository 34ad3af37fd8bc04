"""API keys of integrators."""

from datetime import datetime
from typing import Annotated, Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts import api_keys
from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import ApiKey, User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.permissions import wire_names
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.clock import now
from duxi.core.envelope import CappedRows, Envelope, MessageOut, capped, message_only, ok
from duxi.core.errors import Invalid, NotFound
from duxi.core.forms import Moment
from duxi.core.lists import Filter, ListParams, ListSpec, select, total_of
from duxi.core.schema import Schema

router = Router(tags=["api-keys"])
VIEW, ADD, DELETE = "accounts.view_apikey", "accounts.add_apikey", "accounts.delete_apikey"
SIDEBAR.register(Line("system", gettext_lazy("Kunci API"), "key", 50, "api-keys", "/api-keys"))
# without the name, which may be the owner's: the audit trail outlives an erasure; keys differ by prefix
WATCHED.register(Watched(ApiKey, ("owner", "prefix", "scopes", "expires_at", "revoked_at")))


class ApiKeyOut(Schema):
    id: int
    name: str
    prefix: str
    owner_name: str
    scopes: list[str]
    created_at: datetime
    expires_at: datetime | None
    last_used_at: datetime | None
    revoked_at: datetime | None


class NewApiKeyOut(ApiKeyOut):
    """A new key with its secret, which is shown only once."""

    secret: str


class ApiKeyIn(Schema):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=100)]
    scopes: Annotated[list[str], Field(min_length=1, max_length=200)]
    expires_at: Moment | None = None


API_KEYS = ListSpec(
    filters={"q": Filter("name"), "id": Filter("pk", int)},
    sorts={name: name for name in ("id", "name", "created_at", "last_used_at", "expires_at")},
    default_sort="created_at|desc",
    page_size=25,
)


@router.get("/api-keys", response=Envelope[CappedRows[ApiKeyOut]], auth=StaffBearer(VIEW))
def list_api_keys(request: LearnerRequest, params: Query[ListParams]) -> Envelope[CappedRows[ApiKeyOut]]:
    whole, page = select(ApiKey.objects.select_related("owner"), params, API_KEYS)
    names = _names()
    return ok(capped(ApiKeyOut, [_out(key, names) for key in page], **total_of(whole, params)))


@router.post("/api-keys", response=Envelope[NewApiKeyOut], auth=StaffBearer(ADD))
def add_api_key(request: LearnerRequest, body: ApiKeyIn) -> Envelope[NewApiKeyOut]:
    if body.expires_at and body.expires_at <= now():
        raise Invalid(errors={"expires_at": [_("Pilih waktu yang akan datang.")]})
    scopes = _scopes(request.auth, body.scopes)
    key, secret = api_keys.create(
        owner=request.auth, name=body.name, scopes=scopes, expires_at=body.expires_at
    )
    return ok(
        NewApiKeyOut.model_validate({**_out(key, _names()), "secret": secret}),
        _("Kunci dibuat. Salin sekarang; kunci tidak ditampilkan lagi."),
    )


@router.delete("/api-keys/{int:pk}", response=MessageOut, auth=StaffBearer(DELETE))
def revoke_api_key(request: LearnerRequest, pk: int) -> MessageOut:
    if not ApiKey.objects.filter(pk=pk, revoked_at=None).update(revoked_at=now()):
        raise NotFound
    return message_only(_("Kunci dicabut."))


def _scopes(owner: User, names: list[str]) -> list[str]:
    """The permissions behind the names, limited to the owner's. Raises `Invalid`."""
    known = wire_names()
    found = [known.get(name) for name in names]
    bad = [
        name
        for name, behind in zip(names, found, strict=True)
        if not isinstance(behind, str) or not owner.has_perm(behind)
    ]
    if bad:
        raise Invalid(errors={"scopes": [_("Izin ini tidak dapat diberikan: ") + ", ".join(bad)]})
    return [behind for behind in found if isinstance(behind, str)]


def _names() -> dict[str, str]:
    return {behind: name for name, behind in wire_names().items() if isinstance(behind, str)}


def _out(key: ApiKey, names: dict[str, str]) -> dict[str, Any]:
    own = ("name", "prefix", "created_at", "expires_at", "last_used_at", "revoked_at")
    return {
        "id": key.pk,
        **{name: getattr(key, name) for name in own},
        "owner_name": key.owner.fullname,
        "scopes": [names.get(scope, scope) for scope in key.scopes],
    }
