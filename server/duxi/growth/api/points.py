"""`/points` and `/loyalty-card`: earned points and tier."""

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, MessageOut, Rows, message_only, ok
from duxi.core.lists import ListParams, select
from duxi.core.throttle import Limit
from duxi.growth.actions.profiles import change_profile
from duxi.growth.leaderboard import ROWS, own_place, place_of, ranking
from duxi.growth.loyalty import tier_status_of
from duxi.growth.queries.points import (
    HISTORY,
    account_for,
    balance_for,
    entries_for,
    expiring_for,
    rules_today,
)
from duxi.growth.queries.rewards import reward_for, vouchers_for
from duxi.growth.schemas.points import (
    CheckParams,
    EarningRule,
    EarningRules,
    Leaderboard,
    LeaderboardParams,
    LeaderboardProfileIn,
    LoyaltyCard,
    PlaceRow,
    PointCheck,
    PointReward,
    PointRow,
    reason_not,
)
from duxi.growth.schemas.rewards import RewardRow

router = Router(tags=["points"], auth=UserBearer())
card_router = Router(tags=["points"], auth=UserBearer())

PROFILES = Limit("point-profile", times=20, seconds=3600)


@router.get("/my-point-reward", response=Envelope[PointReward])
def my_point_reward(request: LearnerRequest) -> Envelope[PointReward]:
    account = account_for(request.auth)
    expiring, expires_at = expiring_for(request.auth)
    tier_status = tier_status_of(account)
    return ok(
        PointReward(
            balance=balance_for(request.auth),
            owed=account.owed if account else 0,
            expiring=expiring,
            expires_at=expires_at,
            earned_this_year=tier_status.points,
            tier=tier_status.tier.name if tier_status.tier else None,
            nickname=account.nickname if account else "",
            is_ranked=account.is_ranked if account else True,
            voucher_count=vouchers_for(request.auth).filter(voucher__used=0).count(),
        )
    )


@router.get("/history", response=Envelope[Rows[PointRow]])
def history(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[PointRow]]:
    whole, page = select(entries_for(request.auth), params, HISTORY)
    rows = [PointRow.of(entry) for entry in page.select_related("lot")]
    return ok(Rows[PointRow](rows=rows, total=whole.count()))


@router.get("/rules", response=Envelope[EarningRules])
def rules(request: LearnerRequest) -> Envelope[EarningRules]:
    return ok(EarningRules(rows=[EarningRule.of(rule) for rule in rules_today()]))


@router.get("/check", response=Envelope[PointCheck])
def check(request: LearnerRequest, params: Query[CheckParams]) -> Envelope[PointCheck]:
    """The balance, or whether it suffices for a reward."""
    balance = balance_for(request.auth)
    if params.reward_uuid is None:
        return ok(PointCheck(balance=balance, cost=None, missing=0, can_redeem=False, reason=""))
    row = RewardRow.of(reward_for(request.auth, params.reward_uuid), balance)
    reason = reason_not(left=row.left, own=row.own, most=row.max_per_person, missing=row.missing)
    return ok(
        PointCheck(balance=balance, cost=row.cost, missing=row.missing, can_redeem=not reason, reason=reason)
    )


@router.get("/leaderboard", response=Envelope[Leaderboard])
def leaderboard(request: LearnerRequest, params: Query[LeaderboardParams]) -> Envelope[Leaderboard]:
    ranked = ranking(params.period)
    start = (params.page - 1) * ROWS
    rows = [place_of(one, request.auth) for one in ranked[start : start + ROWS]]
    mine = own_place(request.auth, params.period)
    return ok(
        Leaderboard(
            period=params.period,
            rows=[PlaceRow.of(row) for row in rows],
            total=ranked.count(),
            me=PlaceRow.of(mine) if mine else None,
        )
    )


@router.post("/leaderboard/profile", response=MessageOut)
def leaderboard_profile(request: LearnerRequest, body: Form[LeaderboardProfileIn]) -> MessageOut:
    PROFILES.hit(str(request.auth.pk))
    change_profile(user=request.auth, nickname=body.nickname, is_ranked=body.is_ranked)
    return message_only(_("Perubahan berhasil disimpan."))


@card_router.get("/loyalty-card", response=Envelope[LoyaltyCard])
def loyalty_card(request: LearnerRequest) -> Envelope[LoyaltyCard]:
    account = account_for(request.auth)
    return ok(
        LoyaltyCard.of(
            tier_status_of(account),
            holder=request.auth.fullname,
            number=request.auth.pk,
            since=account.created_at if account else None,
        )
    )
