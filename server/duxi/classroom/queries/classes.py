"""Classes and seats; scopes them to participants and trainers."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.db.models import DateTimeField, ExpressionWrapper, F, Max, QuerySet
from guardian.shortcuts import get_objects_for_user

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.classroom.models import ClassRules
from duxi.core.clock import now
from duxi.core.errors import NotFound
from duxi.entitlements import queries as entitlements
from duxi.entitlements.models import Entitlement
from duxi.learning.models import ClassSession

KIND = "oti"
TEACH = "catalog.teach_product"
VIEW = "catalog.view_product"


def seat_for(user: User, slug: str) -> Entitlement:
    """The user's seat in a class; raises `NotFound` without one."""
    seats = entitlements.entitlements_for(user, [KIND]).select_related("product", "holder")
    found = seats.filter(product__slug=slug).first()
    if found is None:
        raise NotFound
    return found


def participants_of(product: Product) -> QuerySet[Entitlement]:
    """All participants by name; seats without a holder are left out."""
    seats = entitlements.participants_of(product).filter(holder__isnull=False)
    return seats.order_by("holder__fullname", "pk")


def classes_for(user: User) -> QuerySet[Product]:
    """Classes that a user may run: all with the permission for all, else assigned ones."""
    return Product.objects.filter(kind=KIND) if user.has_perm(VIEW) else taught_by(user)


def taught_by(user: User) -> QuerySet[Product]:
    """The classes that are assigned to a trainer."""
    classes = Product.objects.filter(kind=KIND)
    return get_objects_for_user(user, TEACH, classes, accept_global_perms=False)


def class_for(user: User, class_id: int) -> Product:
    """One of `classes_for`; raises `NotFound`."""
    found = classes_for(user).filter(pk=class_id).first()
    if found is None:
        raise NotFound
    return found


def ended_classes(*, since: datetime) -> QuerySet[Product]:
    """Classes whose last session ended between `since` and now."""
    end = F("sessions__starts_at") + F("sessions__duration_minutes") * timedelta(minutes=1)
    ended = Product.objects.filter(kind=KIND).annotate(
        last_end=Max(ExpressionWrapper(end, output_field=DateTimeField()))
    )
    return ended.filter(last_end__gt=since, last_end__lte=now()).order_by("pk")


def sessions_of(product: Product) -> Sequence[ClassSession]:
    """The sessions of a class in order."""
    return list(ClassSession.objects.filter(product=product).order_by("starts_at"))


def rules_of(product: Product) -> ClassRules:
    """The completion rules, or the defaults."""
    return ClassRules.objects.filter(product=product).first() or ClassRules(product=product)
