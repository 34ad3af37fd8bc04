"""Whom a user may mention, and what they may write about."""

from django.db.models import Case, Exists, IntegerField, OuterRef, Q, QuerySet, Value, When

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.community.models import Discussion, ForumPreference, Reply
from duxi.community.queries.discussions import classes_for, discussions_for
from duxi.entitlements.models import Entitlement
from duxi.reference.models import CompetencyUnit

MOST_PEOPLE = 6
MOST_UNITS = 10


def people_for(user: User, words: str, discussion: Discussion | None, product_id: int | None) -> list[User]:
    """People by prefix of their name: participants of the discussion first, then other authors visible to
    `user`.

    Participants of a class are included. Other users are not: the forum is no directory of accounts.
    """
    written = Discussion.objects.filter(author=OuterRef("pk"), deleted_at=None)
    replied = Reply.objects.filter(author=OuterRef("pk"), deleted_at=None)
    readable = discussions_for(user).values("pk")
    known = Q(Exists(written.filter(pk__in=readable))) | Q(Exists(replied.filter(discussion__in=readable)))
    class_id = discussion.product_id if discussion else product_id
    if class_id and _takes_part(user, class_id):
        known |= Q(Exists(Entitlement.objects.filter(holder=OuterRef("pk"), product=class_id)))
    rows = User.objects.filter(known, _named(words), is_active=True).exclude(pk=user.pk)
    return list(_nearest_first(rows, discussion)[:MOST_PEOPLE])


def units_named(words: str) -> QuerySet[CompetencyUnit]:
    """A few competency units by code or name."""
    rows = CompetencyUnit.objects.filter(Q(code__istartswith=words) | Q(name__icontains=words))
    return rows.order_by("code")[:MOST_UNITS]


def preference_for(user: User) -> ForumPreference:
    """The user's settings, or the defaults."""
    return ForumPreference.objects.filter(user=user).first() or ForumPreference(user=user)


def _takes_part(user: User, product_id: int) -> bool:
    products = Product.objects.all() if user.is_staff else classes_for(user)
    return products.filter(pk=product_id).exists()


def _named(words: str) -> Q:
    return (
        Q(username__istartswith=words) | Q(fullname__istartswith=words) | Q(fullname__icontains=f" {words}")
    )


def _nearest_first(rows: QuerySet[User], discussion: Discussion | None) -> QuerySet[User]:
    if discussion is None:
        return rows.order_by("fullname", "pk")
    here = Reply.objects.filter(author=OuterRef("pk"), discussion=discussion, deleted_at=None)
    nearness = Case(
        When(pk=discussion.author_id, then=Value(0)),
        When(Exists(here), then=Value(1)),
        default=Value(2),
        output_field=IntegerField(),
    )
    return rows.order_by(nearness, "fullname", "pk")
