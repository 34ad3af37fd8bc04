"""The declaration of a back-office resource, from which its calls, permissions, menu line, history, export
and import are derived.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from django.db.models import Model, Q, QuerySet
from django.utils.text import capfirst

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.errors import Message
from duxi.core.lists import ListSpec
from duxi.core.registry import Registry
from duxi.core.schema import Schema

M = TypeVar("M", bound=Model)

VERBS = ("view", "add", "change", "delete")


def _do_nothing(_row: object) -> None:
    """The default of the hooks."""


@dataclass(frozen=True)
class Action(Generic[M]):
    """A custom action: POST `/{resource}/{id}/{name}`, with the permission to change
    unless it names another.
    """

    name: str
    run: Callable[[User, M, Any], Message]
    """Receives the user, the row and the body; returns the message of the response."""
    body: type[Schema] | None = None
    permission: str = ""


@dataclass(frozen=True)
class Resource(Generic[M]):
    """The declaration of one resource.

    name      its name on the wire, in permissions (`name.view`) and in the menu
    rows      the annotated rows that a user may see; every call reads through it
    body      the schema of a write; a model with updates must be `Versioned`
    groups    groups with all permissions; `viewers` may only read
    line      its menu line
    key       the field that identifies a row to people; imports match rows by it
    place     the record on whose page a row is shown, for rows without a page of their own
    parts     relations that belong to a row and do not prevent its deletion
    frozen    columns that cannot change after creation
    writers   values of a write that are no columns, each with the function that stores it in the transaction
    uses      additional uses of a row that no relation shows, by name
    titles    export titles of columns that are no fields of the model
    watched   further models whose changes belong to the record's history
    prepare   completes the values of a write before validation
    on_create      values of a new row that no write carries
    before_create  completes a new row before validation
    author         the column for the user who created the row
    on_save        runs after a write, in its transaction; may refuse it
    on_change      runs after an update with the row before and after it, in its transaction
    before_change, before_delete  refuse an update or a deletion for reasons that no relation shows
    """

    name: str
    model: type[M]
    out: type[Schema]
    listing: ListSpec
    rows: Callable[[User], QuerySet[M]]
    body: type[Schema] = Schema
    verbs: tuple[str, ...] = VERBS
    groups: tuple[str, ...] = ("Staff",)
    viewers: tuple[str, ...] = ()
    line: Line | None = None
    key: str = "code"
    place: Callable[[M], tuple[str, int]] | None = None
    parts: tuple[str, ...] = ()
    frozen: tuple[str, ...] = ()
    writers: Mapping[str, Callable[[M, Any], None]] = field(default_factory=dict)
    uses: Mapping[Message, Callable[[M], QuerySet[Any]]] = field(default_factory=dict)
    titles: Mapping[str, Message] = field(default_factory=dict)
    watched: tuple[Watched, ...] = ()
    actions: tuple[Action[M], ...] = ()
    prepare: Callable[[dict[str, Any]], dict[str, Any]] = dict
    on_create: Callable[[], dict[str, Any]] = dict
    before_create: Callable[[M], object] = _do_nothing
    author: str = ""
    on_save: Callable[[User, M], None] | None = None
    on_change: Callable[[M, M], object] | None = None
    before_change: Callable[[M], object] = _do_nothing
    before_delete: Callable[[M], object] = _do_nothing
    can_import: bool = False

    @cached_property
    def label(self) -> str:
        """Django's label of the model."""
        return self.model._meta.label_lower

    @property
    def title(self) -> str:
        """The title of the list, by its menu line or else by its model."""
        return capfirst(str(self.line.label if self.line else self.model._meta.verbose_name_plural))

    @property
    def is_soft(self) -> bool:
        """Whether rows are deleted softly and can be restored."""
        return any(column.name == "deleted_at" for column in self.model._meta.concrete_fields)

    def permission(self, verb: str) -> str:
        """The Django permission behind a verb."""
        meta = self.model._meta
        return f"{meta.app_label}.{verb}_{meta.model_name}"

    def wire_names(self) -> dict[str, str]:
        """Every verb's name on the wire with its permission."""
        own = {f"{self.name}.{verb}": self.permission(verb) for verb in self.verbs}
        extra = {
            f"{self.name}.{action.name}": action.permission for action in self.actions if action.permission
        }
        return own | extra

    def permissions_for(self, group: str) -> Q:
        """The initial permissions of a group."""
        verbs = self.verbs if group in self.groups else ("view",) if group in self.viewers else ()
        meta = self.model._meta
        names = [f"{verb}_{meta.model_name}" for verb in verbs]
        return Q(content_type__app_label=meta.app_label, codename__in=names)


RESOURCES: Registry[str, Resource[Any]] = Registry("resources", key=lambda resource: resource.name)


def declare(resource: Resource[M]) -> Resource[M]:
    """Register a resource with its permissions, menu line, history and export."""
    RESOURCES.register(resource)
    for watched in (Watched(resource.model), *resource.watched):
        if WATCHED.get(watched.label) is None:
            WATCHED.register(watched)
    if resource.line:
        SIDEBAR.register(resource.line.of(resource.name))
    return resource


def resource_of(model: type[Model]) -> Resource[Any] | None:
    """The resource with rows of this model."""
    return next((resource for resource in RESOURCES if resource.model is model), None)
