"""`/points/rewards`, `/points/redeems`, `/points/vouchers`: spending points."""

from uuid import UUID

from django.utils.translation import gettext as _
from ninja import Form, Query, Router

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.core.envelope import Envelope, Rows, ok
from duxi.core.idempotency import once
from duxi.core.lists import ListParams, select
from duxi.core.throttle import Limit
from duxi.growth.actions.rewards import redeem
from duxi.growth.queries.points import balance_for
from duxi.growth.queries.rewards import (
    REDEEMS,
    REWARDS,
    redemptions_for,
    reward_for,
    rewards_for,
    vouchers_for,
)
from duxi.growth.schemas.rewards import Redeemed, RedeemIn, RedeemRow, RewardRow, RewardVouchers

router = Router(tags=["points"], auth=UserBearer())

TRIES = Limit("reward-redeem", times=30, seconds=60)


@router.get("/rewards", response=Envelope[Rows[RewardRow]])
def list_rewards(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[RewardRow]]:
    balance = balance_for(request.auth)
    whole, page = select(rewards_for(request.auth), params, REWARDS)
    rows = [RewardRow.of(reward, balance) for reward in page]
    return ok(Rows[RewardRow](rows=rows, total=whole.count()))


@router.get("/rewards/{uuid:uuid}", response=Envelope[RewardRow])
def show_reward(request: LearnerRequest, uuid: UUID) -> Envelope[RewardRow]:
    return ok(RewardRow.of(reward_for(request.auth, uuid), balance_for(request.auth)))


@router.post("/rewards/{uuid:uuid}/redeem", response=Envelope[Redeemed])
def redeem_reward(request: LearnerRequest, uuid: UUID, body: Form[RedeemIn]) -> Envelope[Redeemed]:
    TRIES.hit(str(request.auth.pk))

    def work() -> Redeemed:
        made = redeem(user=request.auth, reward=reward_for(request.auth, uuid), address=body.address)
        (row,) = RedeemRow.all_of([made])
        return Redeemed(redeem=row, balance=balance_for(request.auth))

    scope = f"redeem:{request.auth.pk}"
    asked = body.model_dump() | {"uuid": str(uuid)}
    redeemed = once(request, scope=scope, body=asked, answer=Redeemed, work=work)
    return ok(redeemed, _("Penukaran berhasil. Selamat menikmati hadiah Anda!"))


@router.get("/redeems", response=Envelope[Rows[RedeemRow]])
def list_redeems(request: LearnerRequest, params: Query[ListParams]) -> Envelope[Rows[RedeemRow]]:
    whole, page = select(redemptions_for(request.auth), params, REDEEMS)
    return ok(Rows[RedeemRow](rows=RedeemRow.all_of(page), total=whole.count()))


@router.get("/vouchers", response=Envelope[RewardVouchers])
def list_vouchers(request: LearnerRequest) -> Envelope[RewardVouchers]:
    return ok(RewardVouchers(rows=RedeemRow.all_of(vouchers_for(request.auth)[:100])))
