"""The dashboard's figures by permission."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta

from django.db.models import Count, Q
from django.db.models.functions import TruncDate
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.backoffice.permissions import permissions_of
from duxi.catalog.models import Product
from duxi.chat.inbox import counts as chat_counts
from duxi.core.clock import JAKARTA, now
from duxi.core.errors import Message
from duxi.core.registry import Registry
from duxi.entitlements.models import LIVE, Entitlement
from duxi.exams.monitor import running_for
from duxi.exams.queries.batches import batches_for
from duxi.offerings.class_calendar import ComingClass, coming, count_between
from duxi.offerings.seat_holders import classes_for

DAYS, COMING, WEEK = 14, 6, timedelta(days=7)


@dataclass(frozen=True)
class Figure:
    """One figure of the dashboard: its permission, and the page behind it."""

    key: str
    label: Message
    note: Message
    path: str
    permission: str
    count: Callable[[User], int]


FIGURES: Registry[str, Figure] = Registry("figures of the dashboard", key=lambda figure: figure.key)


def figures_of(user: User) -> list[tuple[Figure, int]]:
    """The user's figures in order."""
    names = set(permissions_of(user))
    return [(figure, figure.count(user)) for figure in FIGURES if figure.permission in names]


def enrolments_by_day(user: User) -> list[tuple[date, int]]:
    """Seats granted on each of the last 14 days, as far as visible to the user; oldest first."""
    today = now().date()
    days = [today - timedelta(days=back) for back in reversed(range(DAYS))]
    seats = Entitlement.objects.filter(
        product__in=classes_for(user).values("pk"), granted_at__gte=now() - timedelta(days=DAYS)
    )
    per_day = seats.annotate(day=TruncDate("granted_at", tzinfo=JAKARTA)).order_by().values("day")
    found = dict(per_day.annotate(n=Count("pk")).values_list("day", "n"))
    return [(day, found.get(day, 0)) for day in days]


def coming_classes(user: User) -> list[ComingClass]:
    """The next classes."""
    return coming(user, now() + timedelta(days=DAYS), COMING)


def _running(user: User) -> int:
    return running_for(user).count()


def _batches(user: User) -> int:
    moment = now()
    return batches_for(user).filter(Q(closes_at=None) | Q(closes_at__gt=moment), opens_at__lte=moment).count()


def _classes(user: User) -> int:
    return count_between(user, now(), now() + timedelta(days=DAYS))


def _enrolments(user: User) -> int:
    products = classes_for(user).values("pk")
    return Entitlement.objects.filter(
        product__in=products, status__in=LIVE, granted_at__gte=now() - WEEK
    ).count()


def _drafts(user: User) -> int:
    return Product.objects.filter(is_published=False, publish_at=None).count()


def _my_chats(user: User) -> int:
    return chat_counts(user)["mine"]


for _figure in (
    Figure("running", _("Sesi berlangsung"), _("asesmen dan ujian"), "/monitor", "monitor.view", _running),
    Figure("batches", _("Batch terbuka"), _("yang Anda kelola"), "/batches", "batches.view", _batches),
    Figure(
        "enrolments",
        _("Pendaftaran baru"),
        _("7 hari terakhir"),
        "/sold-products",
        "sold-products.view",
        _enrolments,
    ),
    Figure(
        "classes",
        _("Kelas mendatang"),
        _("dalam dua minggu"),
        "/sold-products",
        "sold-products.view",
        _classes,
    ),
    Figure("my-chats", _("Percakapan saya"), _("sedang berjalan"), "/chats", "chats.view", _my_chats),
    Figure(
        "drafts",
        _("Draf produk"),
        _("belum tayang"),
        "/catalog-products",
        "catalog-products.change",
        _drafts,
    ),
):
    FIGURES.register(_figure)
