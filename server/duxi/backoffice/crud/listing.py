"""The rows of a resource for lists and exports; deleted ones only on request."""

from dataclasses import replace
from typing import Any

from django.db.models import Q, QuerySet

from duxi.accounts.models import User
from duxi.backoffice.crud.declaration import Resource
from duxi.core.lists import Filter, ListParams, ListSpec, parse_rules, select

DELETED = "is_deleted"


def page_of(resource: Resource[Any], user: User, params: ListParams) -> tuple[QuerySet[Any], QuerySet[Any]]:
    """The queryset of all rows (for the total) and of the requested page."""
    rows = resource.rows(user)
    if not resource.is_soft:
        return select(rows, params, resource.listing)
    if not any(rule.field == DELETED for rule in parse_rules(params.filterRules)):
        rows = rows.filter(deleted_at=None)
    return select(rows, params, _with_deleted(resource.listing))


def _with_deleted(listing: ListSpec) -> ListSpec:
    found = Filter("deleted_at", bool, condition=lambda wanted: Q(deleted_at__isnull=not wanted))
    return replace(listing, filters={**listing.filters, DELETED: found})
