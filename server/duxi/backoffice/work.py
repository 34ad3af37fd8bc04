"""Work that waits for a user: kinds of work, each counted for users who may do it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Count, DateTimeField, ExpressionWrapper, F, Max, Min, QuerySet, Sum
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _
from guardian.shortcuts import get_objects_for_user

from duxi.accounts.models import User
from duxi.assessors.models import Grading
from duxi.assessors.queries import gradings_for
from duxi.backoffice.assessors.queries import ready_gradings
from duxi.backoffice.permissions import permissions_of
from duxi.backoffice.queries.orders import orders_in_need
from duxi.backoffice.setup.steps import missing_steps
from duxi.catalog.models import Product
from duxi.chat.models import Conversation, ConversationStatus
from duxi.chat.queries import queued
from duxi.classroom.models import Submission, SubmissionStatus
from duxi.classroom.queries.classes import KIND, TEACH
from duxi.commerce.models import OPEN_REFUNDS, MoneyCase, Order, Refund
from duxi.content.models import FaqQuestion
from duxi.core.clock import now
from duxi.core.errors import Message
from duxi.core.registry import Registry
from duxi.exams.queries.batches import batches_for
from duxi.files.models import ImportJob, ImportStatus
from duxi.learning.models import ClassSession, Review, ReviewStatus

SOON = timedelta(days=3)


@dataclass(frozen=True)
class Waiting:
    """Number of items, age of the oldest, amount, and deadline.

    `starts_at` is when the first one starts; `path` is a more specific page than the list, if there is one.
    """

    count: int
    oldest: datetime | None = None
    amount: int | None = None
    deadline: datetime | None = None
    starts_at: datetime | None = None
    path: str = ""


@dataclass(frozen=True)
class Work:
    """One kind of work: its permission, its page and its count."""

    key: str
    label: Message
    path: str
    permission: str
    waiting: Callable[[User], Waiting]


WORK: Registry[str, Work] = Registry("kinds of work", key=lambda work: work.key)


def work_of(user: User) -> list[tuple[Work, Waiting]]:
    """The user's waiting work, the oldest first."""
    names = set(permissions_of(user))
    found = [(work, work.waiting(user)) for work in WORK if work.permission in names]
    some = [(work, waiting) for work, waiting in found if waiting.count]
    return sorted(some, key=lambda one: one[1].oldest or now())


_Rows = QuerySet[FaqQuestion] | QuerySet[Grading] | QuerySet[ImportJob] | QuerySet[Review]


def _oldest(rows: _Rows, column: str) -> Waiting:
    return Waiting(rows.count(), rows.aggregate(oldest=Min(column))["oldest"])


def _refunds(user: User) -> Waiting:
    rows = Refund.objects.filter(status__in=OPEN_REFUNDS)
    sums = rows.aggregate(oldest=Min("requested_at"), amount=Sum("amount"))
    return Waiting(rows.count(), sums["oldest"], sums["amount"])


def _cases(user: User) -> Waiting:
    rows = MoneyCase.objects.filter(closed_at=None)
    sums = rows.aggregate(oldest=Min("found_at"), amount=Sum("amount"))
    return Waiting(rows.count(), sums["oldest"], sums["amount"])


def _chats(user: User) -> Waiting:
    rows = queued()
    return Waiting(rows.count(), rows.aggregate(oldest=Min("queued_at"))["oldest"])


def _unanswered(user: User) -> Waiting:
    """Visitors waiting for an answer in the agent's own conversations."""
    rows = Conversation.objects.filter(
        assignee=user, status=ConversationStatus.OPEN, waiting_since__lte=now()
    )
    found = rows.aggregate(n=Count("pk"), oldest=Min("waiting_since"))
    return Waiting(found["n"], found["oldest"])


def _reviews(user: User) -> Waiting:
    return _oldest(Review.objects.filter(status=ReviewStatus.PENDING), "created_at")


def _questions(user: User) -> Waiting:
    return _oldest(FaqQuestion.objects.filter(answered_at=None), "asked_at")


def _imports(user: User) -> Waiting:
    return _oldest(ImportJob.objects.filter(owner=user, status=ImportStatus.READY), "created_at")


def _gradings(user: User) -> Waiting:
    return _oldest(ready_gradings(user), "created_at")


def _meetings(user: User) -> Waiting:
    """The assessor's booked meetings of the next days."""
    span = (now(), now() + SOON)
    rows = user.interview_slots.filter(assessment__isnull=False, starts_at__range=span)
    found = rows.aggregate(n=Count("pk"), first=Min("starts_at"))
    return Waiting(found["n"], starts_at=found["first"])


def _without_assessor(user: User) -> Waiting:
    return _oldest(gradings_for(user).filter(assessor=None, submitted_at=None), "created_at")


def _taught(user: User) -> QuerySet[Product]:
    """Classes assigned to the user; permission for all of them does not count."""
    classes = Product.objects.filter(kind=KIND)
    return get_objects_for_user(user, TEACH, classes, accept_global_perms=False)


def _class_path(product: int | None, products: int, tab: str) -> str:
    return f"/classes/{product}/show/{tab}" if products == 1 else ""


def _submissions(user: User) -> Waiting:
    """Ungraded submissions in the trainer's classes."""
    rows = Submission.objects.filter(
        assignment__product__in=_taught(user).values("pk"), status=SubmissionStatus.SUBMITTED
    )
    product = "assignment__product"
    found = rows.aggregate(
        n=Count("pk"), oldest=Min("submitted_at"), last=Max(product), products=Count(product, distinct=True)
    )
    path = _class_path(found["last"], found["products"], "tugas")
    return Waiting(found["n"], found["oldest"], path=path)


def _sessions(user: User) -> Waiting:
    """The trainer's sessions of today that are not over."""
    start = now().replace(hour=0, minute=0, second=0, microsecond=0)
    ends = F("starts_at") + F("duration_minutes") * timedelta(minutes=1)
    rows = ClassSession.objects.alias(ends=ExpressionWrapper(ends, output_field=DateTimeField())).filter(
        product__in=_taught(user).values("pk"),
        starts_at__gte=start,
        starts_at__lt=start + timedelta(days=1),
        ends__gt=now(),
    )
    found = rows.aggregate(
        n=Count("pk"), first=Min("starts_at"), last=Max("product"), products=Count("product", distinct=True)
    )
    path = _class_path(found["last"], found["products"], "presensi")
    return Waiting(found["n"], starts_at=found["first"], path=path)


def _orders(need: str) -> Callable[[User], Waiting]:
    return lambda user: _paid_orders(orders_in_need(need))


def _paid_orders(rows: QuerySet[Order]) -> Waiting:
    since = Coalesce("paid_at", "created_at")
    found = rows.aggregate(n=Count("pk"), oldest=Min(since), amount=Sum("total"))
    return Waiting(found["n"], found["oldest"], found["amount"])


def _orders_path(need: str) -> str:
    return f"/orders?filter=%7B%22needs%22%3A%22{need}%22%7D"


def _closing(user: User) -> Waiting:
    """Batches that close within days."""
    rows = batches_for(user).filter(closes_at__gt=now(), closes_at__lte=now() + SOON)
    return Waiting(rows.count(), deadline=rows.aggregate(first=Min("closes_at"))["first"])


def _setup(user: User) -> Waiting:
    return Waiting(len(missing_steps()))


for _work in (
    Work("setup", _("Langkah sebelum toko dapat dibuka"), "/setup", "setup.view", _setup),
    Work("class-sessions", _("Sesi kelas Anda hari ini"), "/classes", "classes.view", _sessions),
    Work("submissions", _("Tugas menunggu dinilai"), "/classes", "classes.view", _submissions),
    Work(
        "orders-review",
        _("Pesanan perlu diperiksa"),
        _orders_path("review"),
        "orders.view",
        _orders("review"),
    ),
    Work(
        "orders-unserved",
        _("Pesanan sudah dibayar, akses belum terbuka"),
        _orders_path("unserved"),
        "orders.view",
        _orders("unserved"),
    ),
    Work("own-chats", _("Pengunjung menunggu balasan Anda"), "/chats", "chats.view", _unanswered),
    Work("chats", _("Percakapan menunggu"), "/chats", "chats.view", _chats),
    Work("refunds", _("Pengembalian dana menunggu"), "/refunds", "refunds.view", _refunds),
    Work("money-cases", _("Selisih & kendala pembayaran"), "/money-cases", "money-cases.view", _cases),
    Work("reviews", _("Ulasan menunggu pemeriksaan"), "/reviews", "reviews.view", _reviews),
    Work(
        "visitor-questions",
        _("Pertanyaan pengunjung belum dijawab"),
        "/visitor-questions",
        "visitor-questions.view",
        _questions,
    ),
    Work("gradings", _("Jawaban menunggu penilaian Anda"), "/gradings", "gradings.view", _gradings),
    Work(
        "gradings-without-assessor",
        _("Jawaban belum punya asesor"),
        "/gradings?filter=%7B%22state%22%3A%22unassigned%22%7D",
        "gradings.assign",
        _without_assessor,
    ),
    Work(
        "meetings",
        _("Pertemuan dengan peserta"),
        "/interview-slots?filter=%7B%22is_booked%22%3Atrue%7D",
        "interview-slots.view",
        _meetings,
    ),
    Work("imports", _("Impor menunggu persetujuan Anda"), "/imports", "imports.view", _imports),
    Work("batches", _("Batch segera ditutup"), "/batches", "batches.view", _closing),
):
    WORK.register(_work)
