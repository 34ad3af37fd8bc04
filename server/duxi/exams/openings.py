"""When the exam of a certification can be sat, and the announcements about it."""

from django.db.models import Q, QuerySet
from django.db.models.functions import Now

from duxi.core.clock import now
from duxi.exams.events import ExamMoved, ExamOpened, exam_moved, exam_opened
from duxi.exams.models import Blueprint
from duxi.exams.policies import CERTIFICATION


def open_exams() -> QuerySet[Blueprint]:
    """Exams of certifications that can be sat, now or from a known time."""
    exams = Blueprint.objects.filter(policy=CERTIFICATION.name, is_active=True)
    return exams.filter(Q(closes_at=None) | Q(closes_at__gt=Now()))


def announce_opening(before: Blueprint | None, exam: Blueprint) -> None:
    """Announce that a certification has its first open exam; `before` is the previous exam (None: new)."""
    others = open_exams().filter(product=exam.product_id).exclude(pk=exam.pk)
    if not _is_open(exam) or (before and _is_open(before)) or others.exists():
        return
    closes = exam.closes_at.isoformat() if exam.closes_at else ""
    exam_opened.announce(ExamOpened(exam.pk), key=f"exam:{exam.pk}:open:{closes}")


def announce_change(before: Blueprint, exam: Blueprint) -> None:
    """Announce a changed exam to those who want to sit it."""
    announce_opening(before, exam)
    is_moved = (before.opens_at, before.closes_at) != (exam.opens_at, exam.closes_at)
    if is_moved and _is_open(before) and _is_open(exam):
        exam_moved.announce(ExamMoved(exam.pk), key=f"exam:{exam.pk}:moved:{exam.version}")


def _is_open(exam: Blueprint) -> bool:
    is_over = exam.closes_at is not None and exam.closes_at <= now()
    return exam.policy == CERTIFICATION.name and exam.is_active and not is_over
