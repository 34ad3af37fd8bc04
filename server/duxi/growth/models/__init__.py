"""Tables of growth: points, rewards, and the affiliate programme."""

from duxi.growth.models.affiliate import AffiliateCode
from duxi.growth.models.points import (
    EntryKind,
    LoyaltyTier,
    PointAccount,
    PointCause,
    PointEntry,
    PointLot,
    PointRule,
)
from duxi.growth.models.rewards import Redemption, RedemptionStatus, Reward, RewardKind

__all__ = [
    "AffiliateCode",
    "EntryKind",
    "LoyaltyTier",
    "PointAccount",
    "PointCause",
    "PointEntry",
    "PointLot",
    "PointRule",
    "Redemption",
    "RedemptionStatus",
    "Reward",
    "RewardKind",
]
