"""Quizzes and exams of a course open together with their contents."""

from duxi.entitlements.models import Entitlement
from duxi.exams.models import Blueprint
from duxi.exams.rights import ENTRY_CHECKS
from duxi.learning.queries.courses import KIND, ContentLocked, progress_of


def _check(blueprint: Blueprint, seat: Entitlement) -> None:
    """Raises `ContentLocked` while all contents of the exam are locked for the seat."""
    if seat.product.kind != KIND:
        return
    progress = progress_of(seat)
    behind = [one for one in progress.contents if progress.exam_of(one) == blueprint]
    if behind and all(progress.lock_of(one) for one in behind):
        raise ContentLocked


ENTRY_CHECKS.append(_check)
