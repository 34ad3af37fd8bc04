"""`/account`: the profile, the chosen job roles, and news that fit them."""

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.content.queries import NEWS_FOR_SOMEBODY, news_rows
from duxi.content.schemas import NewsCard
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import ListParams, select
from duxi.learning.actions.profile import update_profile
from duxi.learning.profile import profile_of
from duxi.learning.queries.roles import ROLES, news_for, role_rows, roles_for
from duxi.learning.schemas.profile import ChoosableRole, ProfileIn, ProfileOut

router = Router(tags=["account"], auth=UserBearer())


@router.get("/profile", response=Envelope[ProfileOut], auth=UserBearer(lenient=True))
def show_profile(request: LearnerRequest) -> Envelope[ProfileOut]:
    return ok(profile_of(request.auth))


@router.post("/update-profile", response=MessageOut)
def change_profile(request: LearnerRequest, body: Form[ProfileIn]) -> MessageOut:
    changes = body.model_dump(exclude={"phl_roles"}, exclude_none=True)
    update_profile(user=request.auth, changes=changes, role_ids=body.phl_roles)
    return message_only(_("Profil diperbarui"))


@router.get("/phl/jobrole", response=Envelope[Rows[ChoosableRole]])
def list_roles(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[ChoosableRole]]:
    whole, page = select(roles_for(request.auth), params, ROLES)
    rows = [ChoosableRole(**row) for row in role_rows(page)]
    return ok(Rows[ChoosableRole](rows=rows, total=whole.count()))


@router.get("/recomen-blog", response=Envelope[Rows[NewsCard]])
def recommended_news(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[NewsCard]]:
    whole, page = select(news_for(request.auth), params, NEWS_FOR_SOMEBODY)
    rows = [NewsCard(**row) for row in news_rows(page)]
    return ok(Rows[NewsCard](rows=rows, total=whole.count()))
