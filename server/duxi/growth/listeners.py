"""Listeners that award and revoke points and commissions.

`tasks.catch_up_points` finds orders and refunds that no listener handled.
"""

import math

from django.db.models import Sum

from duxi.accounts.models import User
from duxi.commerce.events import OrderPaid, RefundNews, order_paid, refund_done
from duxi.commerce.models import Order, Refund, RefundLine, RefundStatus
from duxi.entitlements.events import EntitlementChanged, entitlement_completed, entitlement_withdrawn
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.events import AttemptFinished, attempt_finished
from duxi.exams.models import Attempt
from duxi.exams.policies import ASSESSMENT
from duxi.growth.actions.commissions import claw_back, earn_for_order
from duxi.growth.actions.points import Award, award, reverse, reversed_of
from duxi.growth.models import EntryKind, PointCause, PointEntry
from duxi.learning.events import ReviewPublished, ReviewWithdrawn, review_published, review_withdrawn
from duxi.learning.models import Review


@order_paid.listen
def reward_order(news: OrderPaid) -> None:
    """Award points to the buyer and a commission to the affiliate."""
    order = Order.objects.select_related("buyer").get(pk=news.order_pk)
    award_order(order)
    earn_for_order(order)


@refund_done.listen
def revoke_refunded_awards(news: RefundNews) -> None:
    """Take back points and commission of the refunded amount."""
    refund = Refund.objects.select_related("order").get(pk=news.refund_pk)
    undo_refund(refund)
    claw_back(refund)


@attempt_finished.listen
def reward_attempt(news: AttemptFinished) -> None:
    """Award a finished assessment or a passed exam, once per assessment or exam."""
    attempt = Attempt.objects.select_related("participant", "blueprint").get(pk=news.attempt_pk)
    if attempt.policy == ASSESSMENT.name:
        reference = f"assessment:{attempt.blueprint_id}"
        to = Award(PointCause.ASSESSMENT_FINISHED, reference, attempt.blueprint.title)
        award(user=attempt.owner, to=to)
    elif attempt.passed:
        to = Award(PointCause.EXAM_PASSED, f"exam:{attempt.blueprint_id}", attempt.blueprint.title)
        award(user=attempt.owner, to=to)


@entitlement_completed.listen
def reward_course(news: EntitlementChanged) -> None:
    """Award a completed class, once per product."""
    seat = Entitlement.objects.select_related("holder", "product").get(pk=news.entitlement_pk)
    if seat.holder and seat.status == EntitlementStatus.COMPLETED:
        to = Award(PointCause.COURSE_FINISHED, f"course:{seat.product_id}", seat.product.title)
        award(user=seat.holder, to=to)


@entitlement_withdrawn.listen
def revoke_course_award(news: EntitlementChanged) -> None:
    """Revoke the award of a withdrawn class, unless another seat of it was completed too."""
    seat = Entitlement.objects.select_related("holder").get(pk=news.entitlement_pk)
    if seat.holder is None or seat.completed_at is None:
        return
    others = Entitlement.objects.filter(holder=seat.holder, product=seat.product_id)
    if not others.filter(status=EntitlementStatus.COMPLETED).exists():
        revoke_award(PointCause.COURSE_FINISHED, f"course:{seat.product_id}", seat.holder)


@review_published.listen
def reward_review(news: ReviewPublished) -> None:
    """Award a published review."""
    review = Review.objects.select_related("author", "product").get(pk=news.review_pk)
    if review.author:
        to = Award(PointCause.REVIEW_PUBLISHED, f"review:{review.pk}", review.product.title)
        award(user=review.author, to=to)


@review_withdrawn.listen
def revoke_review_award(news: ReviewWithdrawn) -> None:
    """Revoke the award of a review that is no longer published."""
    revoke_award(PointCause.REVIEW_PUBLISHED, f"review:{news.review_pk}")


def award_order(order: Order) -> None:
    """Award points for an order with a total above zero, once."""
    if not order.total:
        return
    to = Award(PointCause.ORDER_PAID, f"order:{order.uuid}", order.order_id, paid=order.total)
    award(user=order.buyer, to=to)


def revoke_award(cause: PointCause, reference: str, user: User | None = None) -> None:
    """Reverse an award whose cause no longer exists; with `user`, only that user's."""
    for earned in awards(cause, reference):
        if user is not None and earned.account.user_id != user.pk:
            continue
        reverse(earned=earned, reference=reference, points=earned.amount)


def undo_refund(refund: Refund) -> None:
    """Reverse the share of an order's points that was refunded of its total."""
    order = refund.order
    for earned in awards(PointCause.ORDER_PAID, f"order:{order.uuid}"):
        given = RefundLine.objects.filter(refund__order=order, refund__status=RefundStatus.DONE)
        back = given.aggregate(sum=Sum("amount"))["sum"] or 0
        wanted = math.ceil(earned.amount * min(back, order.total) / order.total) if order.total else 0
        reverse(earned=earned, reference=f"refund:{refund.uuid}", points=wanted - reversed_of(earned))


def awards(cause: PointCause, reference: str) -> list[PointEntry]:
    """The entries that awarded points for this cause and reference."""
    rows = PointEntry.objects.filter(kind=EntryKind.EARN, cause=cause, reference=reference)
    return list(rows.select_related("account").prefetch_related("reversals"))
