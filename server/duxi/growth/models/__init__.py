"""Tables of growth: points, rewards and the affiliate programme."""

from duxi.growth.models.affiliate import AffiliateCode
from duxi.growth.models.commissions import (
    Commission,
    CommissionEntry,
    CommissionEntryKind,
    Payout,
    PayoutBatch,
    PayoutStatus,
    Suspicion,
)
from duxi.growth.models.points import (
    EntryKind,
    LoyaltyTier,
    PointAccount,
    PointCause,
    PointEntry,
    PointLot,
    PointRule,
)
from duxi.growth.models.programme import (
    Affiliate,
    AffiliateClick,
    AffiliateRule,
    AffiliateStatus,
    HolderType,
    WithholdingRate,
)
from duxi.growth.models.rewards import Redemption, RedemptionStatus, Reward, RewardKind

__all__ = [
    "Affiliate",
    "AffiliateClick",
    "AffiliateCode",
    "AffiliateRule",
    "AffiliateStatus",
    "Commission",
    "CommissionEntry",
    "CommissionEntryKind",
    "EntryKind",
    "HolderType",
    "LoyaltyTier",
    "Payout",
    "PayoutBatch",
    "PayoutStatus",
    "PointAccount",
    "PointCause",
    "PointEntry",
    "PointLot",
    "PointRule",
    "Redemption",
    "RedemptionStatus",
    "Reward",
    "RewardKind",
    "Suspicion",
    "WithholdingRate",
]
