"""The right to sit exams: an exam belongs to a product, and every holder of a seat may sit it."""

from collections.abc import Callable
from uuid import UUID

from duxi.accounts.models import User
from duxi.core.errors import NotFound
from duxi.entitlements.models import Entitlement
from duxi.entitlements.queries import owned_by
from duxi.exams.models import Blueprint
from duxi.exams.policies import ExamPolicy

EntryCheck = Callable[[Blueprint, Entitlement], None]
ENTRY_CHECKS: list[EntryCheck] = []
"""Hooks for other apps: each raises a refusal while an exam is closed for a seat."""


def check_entry(blueprint: Blueprint, seat: Entitlement) -> None:
    """Raise the reason why this seat cannot begin an exam now."""
    for check in ENTRY_CHECKS:
        check(blueprint, seat)


def seat_for_exam(user: User, policy: ExamPolicy, *, slug: str, uuid: UUID) -> tuple[Blueprint, Entitlement]:
    """An exam of a product by its slug, and the seat that allows the user to sit it.

    Raises `NotFound` for an unknown exam, and for a user without a seat.
    """
    exams = Blueprint.objects.select_related("product").filter(is_active=True, policy=policy.name)
    blueprint = exams.filter(uuid=uuid, product__slug=slug).first()
    if blueprint is None:
        raise NotFound
    return blueprint, _seat(user, blueprint, policy)


def _seat(user: User, blueprint: Blueprint, policy: ExamPolicy) -> Entitlement:
    seat = owned_by(user).filter(product=blueprint.product_id).order_by("granted_at", "pk").first()
    if seat is None:
        raise NotFound(policy.not_owned)
    return seat


def exam_of_seat(user: User, policy: ExamPolicy, entitlement_id: int) -> tuple[Blueprint, Entitlement]:
    """An exam of one of the user's seats; raises `NotFound`."""
    seat = owned_by(user).filter(pk=entitlement_id).first()
    if seat is None:
        raise NotFound(policy.not_owned)
    exams = Blueprint.objects.filter(policy=policy.name, product=seat.product_id, is_active=True)
    blueprint = exams.order_by("position", "pk").first()
    if blueprint is None:
        raise NotFound
    return blueprint, seat


def exam_for(user: User, uuid: UUID) -> Blueprint:
    """An exam that the user has a seat for, by its own slug; raises `NotFound`."""
    seats = owned_by(user).values("product")
    found = Blueprint.objects.select_related("product").filter(uuid=uuid, is_active=True, product__in=seats)
    blueprint = found.first()
    if blueprint is None:
        raise NotFound
    return blueprint
