"""When the exam of a certification can be sat, and the news that it can."""

from django.db.models import Q, QuerySet
from django.db.models.functions import Now

from duxi.core.clock import now
from duxi.exams.events import ExamOpened, exam_opened
from duxi.exams.models import Blueprint
from duxi.exams.policies import CERTIFICATION


def open_exams() -> QuerySet[Blueprint]:
    """The exams of certifications that can be sat, now or from a known moment on."""
    exams = Blueprint.objects.filter(policy=CERTIFICATION.name, is_active=True)
    return exams.filter(Q(closes_at=None) | Q(closes_at__gt=Now()))


def announce_opening(before: Blueprint | None, exam: Blueprint) -> None:
    """Announce that a certification has its first open exam; `before` is the exam as it was (None: new)."""
    others = open_exams().filter(product=exam.product_id).exclude(pk=exam.pk)
    if not _is_open(exam) or (before and _is_open(before)) or others.exists():
        return
    closes = exam.closes_at.isoformat() if exam.closes_at else ""
    exam_opened.announce(ExamOpened(exam.pk), key=f"exam:{exam.pk}:open:{closes}")


def _is_open(exam: Blueprint) -> bool:
    is_over = exam.closes_at is not None and exam.closes_at <= now()
    return exam.policy == CERTIFICATION.name and exam.is_active and not is_over
