"""What earns points and commissions, and what takes them back: heard from below.

News is lost when a process dies between its commit and its listeners; `tasks.catch_up_points` looks again.
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
    """Anyone who paid gets points, and the user who sent them a commission."""
    order = Order.objects.select_related("buyer").get(pk=news.order_pk)
    award_order(order)
    earn_for_order(order)


@refund_done.listen
def revoke_refunded_awards(news: RefundNews) -> None:
    """What went back earned nothing."""
    refund = Refund.objects.select_related("order").get(pk=news.refund_pk)
    undo_refund(refund)
    claw_back(refund)


@attempt_finished.listen
def reward_attempt(news: AttemptFinished) -> None:
    """An assessment that was finished, an exam that was passed; sat again, they count no more."""
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
    """A class that a user has completed, once a product."""
    seat = Entitlement.objects.select_related("holder", "product").get(pk=news.entitlement_pk)
    if seat.holder and seat.status == EntitlementStatus.COMPLETED:
        to = Award(PointCause.COURSE_FINISHED, f"course:{seat.product_id}", seat.product.title)
        award(user=seat.holder, to=to)


@entitlement_withdrawn.listen
def revoke_course_award(news: EntitlementChanged) -> None:
    """A class that was given back after it had been completed, unless another seat was completed too."""
    seat = Entitlement.objects.select_related("holder").get(pk=news.entitlement_pk)
    if seat.holder is None or seat.completed_at is None:
        return
    others = Entitlement.objects.filter(holder=seat.holder, product=seat.product_id)
    if not others.filter(status=EntitlementStatus.COMPLETED).exists():
        revoke_award(PointCause.COURSE_FINISHED, f"course:{seat.product_id}", seat.holder)


@review_published.listen
def reward_review(news: ReviewPublished) -> None:
    """A review that everybody can read."""
    review = Review.objects.select_related("author", "product").get(pk=news.review_pk)
    if review.author:
        to = Award(PointCause.REVIEW_PUBLISHED, f"review:{review.pk}", review.product.title)
        award(user=review.author, to=to)


@review_withdrawn.listen
def revoke_review_award(news: ReviewWithdrawn) -> None:
    """A review that was taken from the page again."""
    revoke_award(PointCause.REVIEW_PUBLISHED, f"review:{news.review_pk}")


def award_order(order: Order) -> None:
    """Points for an order that cost something, once."""
    if not order.total:
        return
    to = Award(PointCause.ORDER_PAID, f"order:{order.uuid}", order.order_id, paid=order.total)
    award(user=order.buyer, to=to)


def revoke_award(cause: PointCause, reference: str, user: User | None = None) -> None:
    """Undo an award whose cause is gone, a user's alone where the cause is shared."""
    for earned in awards(cause, reference):
        if user is not None and earned.account.user_id != user.pk:
            continue
        reverse(earned=earned, reference=reference, points=earned.amount)


def undo_refund(refund: Refund) -> None:
    """Take back the part of an order's points that its refunds are of its total."""
    order = refund.order
    for earned in awards(PointCause.ORDER_PAID, f"order:{order.uuid}"):
        given = RefundLine.objects.filter(refund__order=order, refund__status=RefundStatus.DONE)
        back = given.aggregate(sum=Sum("amount"))["sum"] or 0
        wanted = math.ceil(earned.amount * min(back, order.total) / order.total) if order.total else 0
        reverse(earned=earned, reference=f"refund:{refund.uuid}", points=wanted - reversed_of(earned))


def awards(cause: PointCause, reference: str) -> list[PointEntry]:
    """What was given for this."""
    rows = PointEntry.objects.filter(kind=EntryKind.EARN, cause=cause, reference=reference)
    return list(rows.select_related("account").prefetch_related("reversals"))
