"""A user's events as an iCalendar feed under a private address."""

from django.conf import settings
from django.core import signing
from django.urls import reverse
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.catalog.titles import shown_title, titles_of_products
from duxi.core.errors import NotFound
from duxi.core.icalendar import calendar
from duxi.core.language import speaking
from duxi.learning.models import CalendarFeed, ClassSession
from duxi.offerings.owned import learning_of
from duxi.offerings.seat_calendar import events_of_seat
from duxi.offerings.shown_sessions import sessions_of

_SALT = "duxi.offerings.calendar"
_MOST = 200


class FeedOver(NotFound):
    """The link was replaced, or never issued."""

    message = _("Alamat kalender ini sudah tidak berlaku.")


def feed_url(user: User) -> str:
    """The current private address of a user's calendar."""
    feed, _made = CalendarFeed.objects.get_or_create(user=user)
    return _address(feed)


def renew_feed(user: User) -> str:
    """Issue a new address; the previous one stops working."""
    feed, _made = CalendarFeed.objects.get_or_create(user=user)
    feed.version += 1
    feed.save(update_fields=["version"])
    return _address(feed)


def feed_of(token: str) -> str:
    """The calendar of an address; raises `FeedOver`."""
    try:
        user_pk, version = signing.loads(token, salt=_SALT)
    except (signing.BadSignature, ValueError, TypeError) as error:
        raise FeedOver from error
    rows = CalendarFeed.objects.select_related("user")
    feed = rows.filter(user=user_pk, version=version, user__is_active=True).first()
    if feed is None:
        raise FeedOver
    with speaking(feed.user.locale):
        return _calendar(feed.user)


def _address(feed: CalendarFeed) -> str:
    token = signing.dumps([feed.user_id, feed.version], salt=_SALT)
    return f"{settings.BASE_URL}{reverse('learner:calendar_feed', kwargs={'token': token})}"


def _calendar(user: User) -> str:
    seats = list(learning_of(user).filter(product__starts_at__isnull=False).order_by("-granted_at")[:_MOST])
    sessions: dict[int, list[ClassSession]] = {}
    for session in sessions_of(seat.product_id for seat in seats):
        sessions.setdefault(session.product_id, []).append(session)
    titles = titles_of_products(seat.product for seat in seats)
    return calendar(
        event
        for seat in seats
        for event in events_of_seat(
            seat, shown_title(seat.product, titles), sessions.get(seat.product_id, [])
        )
    )
