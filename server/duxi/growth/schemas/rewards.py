"""Schemas of rewards."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from django.conf import settings
from pydantic import StringConstraints

from duxi.commerce.models import VoucherEffect
from duxi.content.lines import shown_lines
from duxi.core.schema import Schema
from duxi.growth.models import Redemption, RedemptionStatus, Reward, RewardKind
from duxi.growth.schemas.points import reason_not


class RewardRow(Schema):
    """A reward, and whether the user can redeem it."""

    uuid: UUID
    title: str
    description: str
    image_url: str | None
    kind: RewardKind
    cost: int
    left: int | None
    max_per_person: int | None
    own: int
    available_until: datetime | None
    missing: int
    can_redeem: bool
    reason: str

    @classmethod
    def of(cls, reward: Reward, balance: int) -> "RewardRow":
        row: Any = reward
        missing = max(0, reward.cost - balance)
        reason = reason_not(left=row.left, own=row.own, most=reward.max_per_person, missing=missing)
        return cls(
            uuid=reward.uuid,
            title=row.shown_title,
            description=row.shown_description,
            image_url=_picture(reward),
            kind=RewardKind(reward.kind),
            cost=reward.cost,
            left=row.left,
            max_per_person=reward.max_per_person,
            own=row.own,
            available_until=reward.available_until,
            missing=missing,
            can_redeem=not reason,
            reason=reason,
        )


class RewardVoucher(Schema):
    """A voucher bought with points, and its discount."""

    code: str
    effect: VoucherEffect
    value: int
    min_amount: int
    valid_until: datetime | None
    is_used: bool


class RedeemRow(Schema):
    """A redeemed reward."""

    uuid: UUID
    title: str
    image_url: str | None
    kind: RewardKind
    cost: int
    status: RedemptionStatus
    status_label: str
    note: str
    redeemed_at: datetime
    voucher: RewardVoucher | None

    @classmethod
    def of(cls, redemption: Redemption, titles: Mapping[str, str]) -> "RedeemRow":
        return cls(
            uuid=redemption.uuid,
            title=titles[redemption.title],
            image_url=_picture(redemption.reward),
            kind=RewardKind(redemption.reward.kind),
            cost=redemption.cost,
            status=RedemptionStatus(redemption.status),
            status_label=str(RedemptionStatus(redemption.status).label),
            note=redemption.note,
            redeemed_at=redemption.created_at,
            voucher=_voucher(redemption),
        )

    @classmethod
    def all_of(cls, redemptions: Iterable[Redemption]) -> "list[RedeemRow]":
        rows = list(redemptions)
        titles = shown_lines({row.title for row in rows})
        return [cls.of(row, titles) for row in rows]


class RewardVouchers(Schema):
    rows: list[RedeemRow]


class RedeemIn(Schema):
    """The delivery address of a physical reward; vouchers need none."""

    address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""


class Redeemed(Schema):
    """The new redemption and the remaining balance."""

    redeem: RedeemRow
    balance: int


def _picture(reward: Reward) -> str | None:
    return f"{settings.MEDIA_URL}{reward.image}" if reward.image else None


def _voucher(redemption: Redemption) -> RewardVoucher | None:
    voucher = redemption.voucher
    if voucher is None:
        return None
    batch = voucher.batch
    return RewardVoucher(
        code=voucher.code,
        effect=VoucherEffect(batch.effect),
        value=batch.value,
        min_amount=batch.min_amount,
        valid_until=batch.valid_until,
        is_used=voucher.used > 0,
    )
