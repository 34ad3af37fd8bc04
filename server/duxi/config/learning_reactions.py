"""Reactions of learning to changed accounts, and notifications about exams and certificates."""

from typing import Any

from django.db.models import Q, QuerySet

from duxi.accounts.events import AccountChanged, AccountNews, account_changed
from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.certificates.events import CertificateIssued, certificate_issued
from duxi.certificates.models import Certificate
from duxi.commerce.models import WishlistItem
from duxi.entitlements.events import EntitlementChanged, entitlement_withdrawn
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.events import ExamMoved, ExamOpened, exam_moved, exam_opened
from duxi.exams.models import Blueprint
from duxi.learning.actions.participants import link_invitations
from duxi.learning.actions.subscribe import give_use_back
from duxi.notices.actions.notify import notify
from duxi.notices.kinds.learning import CERTIFICATE_ISSUED, EXAM_MOVED, EXAM_OPENED

_PROVES_ADDRESS = (AccountNews.ACTIVATED, AccountNews.EMAIL_CHANGED)


@account_changed.listen
def give_waiting_seats(news: AccountChanged) -> None:
    """Assign the seats that were registered for a newly verified address."""
    if news.news in _PROVES_ADDRESS:
        link_invitations(User.objects.get(pk=news.user_pk))


@entitlement_withdrawn.listen
def return_subscription_use(news: EntitlementChanged) -> None:
    """A cancelled workshop is not counted as a use of the subscription."""
    give_use_back(news.entitlement_pk)


@exam_opened.listen
def notify_of_opening(news: ExamOpened) -> None:
    """Users with a certification on their wishlist or bought are notified when its exam opens."""
    exam = Blueprint.objects.select_related("product").get(pk=news.exam_pk)
    product = exam.product
    if product is None or not product.is_published:
        return
    about: dict[str, str | int] = {"title": product.title, "kind": product.kind, "slug": product.slug}
    closes = exam.closes_at.isoformat() if exam.closes_at else ""
    for user in _waiting_for(product).iterator():
        notify(
            user=user,
            template=EXAM_OPENED.key,
            params=about,
            dedupe=f"exam:{exam.pk}:open:{closes}",
        )


@exam_moved.listen
def notify_of_new_times(news: ExamMoved) -> None:
    """Owners of a certification are notified when its exam times change."""
    exam = Blueprint.objects.select_related("product").get(pk=news.exam_pk)
    product = exam.product
    if product is None:
        return
    about: dict[str, str | int] = {"title": product.title, "kind": product.kind, "slug": product.slug}
    for user in User.objects.filter(pk__in=_holders_of(product)).iterator():
        dedupe = f"exam:{exam.pk}:moved:{exam.opens_at}:{exam.closes_at}"
        notify(user=user, template=EXAM_MOVED.key, params=about, dedupe=dedupe)


@certificate_issued.listen
def notify_of_certificate(news: CertificateIssued) -> None:
    """The holder is notified of each certificate, also of one that replaces another."""
    certificate = Certificate.objects.select_related("holder").get(pk=news.certificate_pk)
    if certificate.holder is not None:
        notify(
            user=certificate.holder,
            template=CERTIFICATE_ISSUED.key,
            params={"title": certificate.title, "number": certificate.number},
            dedupe=f"certificate:{certificate.number}",
        )


def _waiting_for(product: Product) -> QuerySet[User]:
    wished = WishlistItem.objects.filter(product=product).values("owner")
    return User.objects.filter(Q(pk__in=wished) | Q(pk__in=_holders_of(product)))


def _holders_of(product: Product) -> QuerySet[Entitlement, Any]:
    seats = Entitlement.objects.filter(product=product, status=EntitlementStatus.ACTIVE)
    return seats.exclude(holder=None).values("holder")
