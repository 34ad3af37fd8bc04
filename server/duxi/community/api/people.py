"""`/forum`: mentions, units and preferences."""

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.community.actions.preferences import choose_follow_mail
from duxi.community.limits import LOOKUPS
from duxi.community.queries.discussions import discussion_for
from duxi.community.queries.people import people_for, preference_for, units_named
from duxi.community.schemas.people import (
    ForumPreferenceIn,
    ForumPreferences,
    ForumUnit,
    ForumUnits,
    MentionRow,
    MentionRows,
    PeopleParams,
    UnitParams,
)
from duxi.core.envelope import Envelope, MessageOut, message_only, ok

router = Router(tags=["forum"], auth=UserBearer())


@router.get("/people", response=Envelope[MentionRows])
def find_people(request: LearnerRequest, params: Query[PeopleParams]) -> Envelope[MentionRows]:
    LOOKUPS.hit(str(request.auth.pk))
    discussion = discussion_for(request.auth, params.discussion_uuid) if params.discussion_uuid else None
    found = people_for(request.auth, params.q, discussion, params.product_id)
    return ok(MentionRows(rows=[MentionRow.of(one) for one in found]))


@router.get("/units", response=Envelope[ForumUnits])
def find_units(request: LearnerRequest, params: Query[UnitParams]) -> Envelope[ForumUnits]:
    LOOKUPS.hit(str(request.auth.pk))
    return ok(ForumUnits(rows=[ForumUnit(code=one.code, name=one.name) for one in units_named(params.q)]))


@router.get("/preferences", response=Envelope[ForumPreferences])
def preferences(request: LearnerRequest) -> Envelope[ForumPreferences]:
    return ok(ForumPreferences.of(preference_for(request.auth)))


@router.post("/preferences", response=MessageOut)
def change_preferences(request: LearnerRequest, body: Form[ForumPreferenceIn]) -> MessageOut:
    choose_follow_mail(user=request.auth, follow_mail=body.follow_mail)
    return message_only(_("Perubahan berhasil disimpan."))
