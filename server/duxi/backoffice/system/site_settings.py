"""The settings of the site."""

from typing import Annotated, Literal

from django.db import transaction
from django.utils.translation import gettext_lazy as _
from ninja import Query, Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.audit.queries import history_of
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.crud.history import described
from duxi.backoffice.crud.schemas import HistoryEntry
from duxi.backoffice.crud.writes import validate
from duxi.content.models import SiduxiEngine, SiteSettings
from duxi.content.queries import site_settings
from duxi.core.envelope import CappedRows, Envelope, capped, ok
from duxi.core.errors import Stale
from duxi.core.lists import ListParams, ListSpec, select, total_of
from duxi.core.locks import advisory_lock
from duxi.core.schema import Schema

router = Router(tags=["site-settings"])
VIEW, CHANGE = "content.view_sitesettings", "content.change_sitesettings"
WATCHED.register(Watched(SiteSettings))
_HISTORY = ListSpec(filters={}, sorts={"at": "at"}, default_sort="at|desc", page_size=25)
Url = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]


class SiteSettingsIn(Schema):
    landing_redirect: bool
    landing_url: Url = ""
    chatbot: bool
    siduxi_engine: SiduxiEngine | Literal[""]
    siduxi_logo_image: Url = ""
    siduxi_avatar: Url = ""
    siduxi_image: Url = ""
    whatsapp_link: Url = ""
    feedback_scale: int
    version: Annotated[int, Field(ge=0, lt=2**31)]


class SiteSettingsOut(SiteSettingsIn):
    id: int


@router.get("/site-settings", response=Envelope[SiteSettingsOut], auth=StaffBearer(VIEW))
def show_site_settings(request: LearnerRequest) -> Envelope[SiteSettingsOut]:
    return ok(SiteSettingsOut.model_validate(site_settings()))


@router.put("/site-settings", response=Envelope[SiteSettingsOut], auth=StaffBearer(CHANGE))
def change_site_settings(request: LearnerRequest, body: SiteSettingsIn) -> Envelope[SiteSettingsOut]:
    with transaction.atomic():
        advisory_lock("site settings")
        row = site_settings()
        if row.version != body.version:
            raise Stale
        for name, value in body.dict(exclude={"version"}).items():
            setattr(row, name, value)
        row.version += 1
        validate(row)
        row.save()
    return ok(SiteSettingsOut.model_validate(row), _("Perubahan berhasil disimpan."))


@router.get("/site-settings/history", response=Envelope[CappedRows[HistoryEntry]], auth=StaffBearer(VIEW))
def site_settings_history(
    request: LearnerRequest, params: Query[ListParams]
) -> Envelope[CappedRows[HistoryEntry]]:
    whole, page = select(history_of(SiteSettings, 1), params, _HISTORY)
    return ok(capped(HistoryEntry, described(page), **total_of(whole, params)))
