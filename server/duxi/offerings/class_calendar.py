"""Events between two days, session by session, for trainers and staff."""

from datetime import datetime, timedelta

from django.db.models import Count, Q, QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.core.clock import local, now
from duxi.core.schema import Schema
from duxi.entitlements.models import LIVE, Entitlement
from duxi.learning.models import ClassSession
from duxi.offerings.seat_holders import classes_for

SEE_CATALOGUE = "catalog.view_product"
LONGEST = timedelta(days=62)
LONGEST_SESSION = timedelta(hours=12)


class CalendarEntry(Schema):
    """A session, or an event without sessions; `product_starts_at` is the start of its class."""

    product_id: int
    product_starts_at: datetime | None
    kind: str
    title: str
    session_title: str
    starts_at: datetime
    ends_at: datetime
    mode: str
    place: str | None
    room: str


class ComingClass(CalendarEntry):
    """An upcoming event with its number of participants."""

    participants: int


def entries_between(user: User, start: datetime, end: datetime) -> list[CalendarEntry]:
    """The entries from `start` on that a user may see, at most two months, in order."""
    until = min(end, start + LONGEST)
    products = _products_for(user)
    sessions = _sessions(products, start, until).select_related("product__location")
    found = [_of_session(one) for one in sessions]
    for one in _without_sessions(products, start, until):
        begins = one.starts_at or start
        found.append(_entry(one, begins, one.ends_at or begins))
    return sorted(found, key=lambda entry: (entry.starts_at, entry.title))


def coming(user: User, end: datetime, limit: int) -> list[ComingClass]:
    """Current events, and the next ones until `end`."""
    begun = now() - LONGEST_SESSION
    entries = [one for one in entries_between(user, begun, end) if one.ends_at >= now()][:limit]
    seats = Entitlement.objects.filter(product__in={one.product_id for one in entries}, status__in=LIVE)
    taken = dict(seats.order_by().values("product").annotate(n=Count("pk")).values_list("product", "n"))
    return [ComingClass(**one.model_dump(), participants=taken.get(one.product_id, 0)) for one in entries]


def count_between(user: User, start: datetime, end: datetime) -> int:
    """The number of those entries."""
    products = _products_for(user)
    return _sessions(products, start, end).count() + _without_sessions(products, start, end).count()


def _products_for(user: User) -> QuerySet[Product]:
    """All products, drafts included, for editors; for trainers those that they teach."""
    if user.has_perm(SEE_CATALOGUE):
        return Product.objects.filter(kind__in=[kind.slug for kind in KINDS]).select_related("location")
    return classes_for(user)


def _sessions(products: QuerySet[Product], start: datetime, until: datetime) -> QuerySet[ClassSession]:
    return ClassSession.objects.filter(
        product__in=products.values("pk"), starts_at__gte=start, starts_at__lt=until
    )


def _without_sessions(products: QuerySet[Product], start: datetime, until: datetime) -> QuerySet[Product]:
    return products.filter(Q(starts_at__gte=start, starts_at__lt=until), sessions=None)


def _of_session(session: ClassSession) -> CalendarEntry:
    ends_at = session.starts_at + session.duration
    return _entry(session.product, session.starts_at, ends_at, session)


def _entry(
    product: Product, starts_at: datetime, ends_at: datetime, session: ClassSession | None = None
) -> CalendarEntry:
    return CalendarEntry(
        product_id=product.pk,
        product_starts_at=local(product.starts_at) if product.starts_at else None,
        kind=product.kind,
        title=product.title,
        session_title=session.title if session else "",
        starts_at=local(starts_at),
        ends_at=local(ends_at),
        mode=product.mode,
        place=product.location.name if product.location else None,
        room=session.room if session else "",
    )
