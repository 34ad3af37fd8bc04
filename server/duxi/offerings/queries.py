"""Reads of the products that a user has viewed or owns."""

from django.db.models import Count, QuerySet

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import ProductView
from duxi.offerings.kinds.training import KIND, TrainingSubject
from duxi.offerings.owned import learning_of


def views_of(user: User) -> QuerySet[ProductView]:
    """The published products that a user has viewed, the latest first."""
    kinds = [kind.slug for kind in KINDS]
    views = ProductView.objects.filter(user=user, product__is_published=True, product__kind__in=kinds)
    return views.order_by("-viewed_at", "-pk")


def subjects_of(user: User) -> QuerySet[TrainingSubject, tuple[int, str, int]]:
    """The subjects of a user's trainings: key, title, and number of trainings."""
    mine = learning_of(user).filter(product__kind=KIND.slug).values("product")
    found = TrainingSubject.objects.filter(classes__product__in=mine).order_by("title")
    return found.annotate(count=Count("classes")).values_list("pk", "title", "count")
