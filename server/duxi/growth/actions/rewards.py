"""Redeeming rewards, and staff's handling of redemptions.

The account's row is locked before the reward's, never after.
"""

import secrets

from django.db import transaction
from django.db.models import F, Q
from django.db.models.functions import Now
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.commerce.models import Voucher
from duxi.commerce.orders.actions.checkout import ALPHABET
from duxi.core.clock import now
from duxi.core.errors import Invalid, NotFound, Rejected
from duxi.growth.actions.lots import locked_account
from duxi.growth.actions.points import return_points, spend
from duxi.growth.models import PointAccount, Redemption, RedemptionStatus, Reward, RewardKind
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.growth import REWARD_CANCELLED, REWARD_REDEEMED, REWARD_SENT

CODE_LENGTH = 10


class RewardGone(Rejected):
    """Out of stock, or no longer offered."""

    message = gettext_lazy("Hadiah ini sudah habis atau tidak tersedia lagi. Poin Anda tidak berkurang.")


class RewardLimit(Rejected):
    """The limit per user is reached."""

    def __init__(self, most: int) -> None:
        super().__init__(_("Hadiah ini hanya dapat ditukar {n} kali per orang.").format(n=most))


class AddressNeeded(Invalid):
    """Physical rewards need a delivery address."""

    message = gettext_lazy("Isi alamat pengiriman hadiah Anda.")


class RedemptionOver(Rejected):
    """The redemption was already sent or cancelled."""

    message = gettext_lazy("Penukaran ini sudah selesai diproses.")


@transaction.atomic
def redeem(*, user: User, reward: Reward, address: str = "") -> Redemption:
    """Exchange points for a reward.

    Raises `RewardGone`, `RewardLimit`, `AddressNeeded` or `NotEnoughPoints`, without any change.
    """
    if reward.kind == RewardKind.GOODS and not address:
        raise AddressNeeded(errors={"address": [str(AddressNeeded.message)]})
    account = locked_account(user.pk)
    _within_limit(account, reward)
    _take_one(reward)
    number = f"redeem:{secrets.token_hex(8)}"
    entry = spend(account, points=reward.cost, reference=number, title=reward.title)
    redemption = Redemption.objects.create(
        account=account,
        reward=reward,
        entry=entry,
        title=reward.title,
        cost=reward.cost,
        status=RedemptionStatus.READY if reward.voucher_batch_id else RedemptionStatus.PROCESSING,
        voucher=_new_voucher(reward),
        address=address,
        created_at=now(),
    )
    _notify(redemption, REWARD_REDEEMED.key)
    return redemption


@transaction.atomic
def mark_sent(*, redemption_id: int, note: str) -> None:
    """Mark as sent; raises `NotFound` or `RedemptionOver`."""
    redemption = _processing(redemption_id)
    redemption.status, redemption.note, redemption.changed_at = RedemptionStatus.SENT, note, now()
    redemption.save(update_fields=["status", "note", "changed_at"])
    _notify(redemption, REWARD_SENT.key, note)


@transaction.atomic
def cancel(*, redemption_id: int, note: str) -> None:
    """Cancel, and return points and stock; raises `NotFound` or `RedemptionOver`."""
    found = Redemption.objects.filter(pk=redemption_id).select_related("account").first()
    if found is None:
        raise NotFound
    account = locked_account(found.account.user_id)
    redemption = _processing(redemption_id)
    redemption.status, redemption.note, redemption.changed_at = RedemptionStatus.CANCELLED, note, now()
    redemption.save(update_fields=["status", "note", "changed_at"])
    Reward.objects.filter(pk=redemption.reward_id).update(redeemed=F("redeemed") - 1)
    return_points(account, redemption.entry)
    _notify(redemption, REWARD_CANCELLED.key, note)


def _processing(redemption_id: int) -> Redemption:
    rows = Redemption.objects.select_for_update(of=("self",)).select_related("entry", "account__user")
    redemption = rows.filter(pk=redemption_id).first()
    if redemption is None:
        raise NotFound
    if redemption.status != RedemptionStatus.PROCESSING:
        raise RedemptionOver
    return redemption


def _within_limit(account: PointAccount, reward: Reward) -> None:
    if reward.max_per_person is None:
        return
    own = Redemption.objects.filter(account=account, reward=reward)
    if own.exclude(status=RedemptionStatus.CANCELLED).count() >= reward.max_per_person:
        raise RewardLimit(reward.max_per_person)


def _take_one(reward: Reward) -> None:
    """One conditional update, so that only one of several concurrent users gets the last one."""
    left = Q(stock=None) | Q(redeemed__lt=F("stock"))
    open_still = Q(available_until=None) | Q(available_until__gt=Now())
    wanted = Reward.objects.filter(left, open_still, pk=reward.pk, is_active=True, cost=reward.cost)
    if wanted.update(redeemed=F("redeemed") + 1) != 1:
        raise RewardGone


def _new_voucher(reward: Reward) -> Voucher | None:
    if reward.voucher_batch is None:
        return None
    code = "POIN" + "".join(secrets.choice(ALPHABET) for _n in range(CODE_LENGTH))
    return Voucher.objects.create(batch=reward.voucher_batch, code=code, limit=1)


def _notify(redemption: Redemption, template: str, detail: str = "") -> None:
    notify(
        user=redemption.account.user,
        template=template,
        params={"title": redemption.title, "cost": redemption.cost, "detail": detail},
        dedupe=f"{template}:{redemption.uuid}",
    )
