"""What a resource of the back office is: one value, from which its calls, permissions, menu line, history,
export and import follow."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from django.db.models import Model, Q, QuerySet
from django.utils.text import capfirst
from ninja import Schema

from duxi.accounts.models import User
from duxi.audit.triggers import WATCHED, Watched
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.errors import Message
from duxi.core.lists import ListSpec
from duxi.core.registry import Registry

M = TypeVar("M", bound=Model)

VERBS = ("view", "add", "change", "delete")


@dataclass(frozen=True)
class Action(Generic[M]):
    """A verb of its own: POST `/{resource}/{id}/{name}`, by the permission to change unless it names one."""

    name: str
    run: Callable[[User, M, Any], Message]
    """Given who acts, the row and the body; returns the sentence to answer with."""
    body: type[Schema] | None = None
    permission: str = ""


@dataclass(frozen=True)
class Resource(Generic[M]):
    """One declaration of a resource.

    name      on the wire, in permissions (`name.view`) and in the menu
    rows      the annotated rows that this person may see; the only door to them
    body      what writes carry; a model that can be changed is `Versioned`
    groups    who may do everything with it; `viewers` may only look
    line      its line of the menu
    key       what people know a row by; imports recognise rows by it
    place     the record on whose page a row is shown, for rows without a page of their own
    parts     relations that are part of a row: they are not in the way of its deletion
    frozen    columns that cannot change once the row is there
    writers   values of a write that are no columns, each with what writes it, in the write's transaction
    uses      further places that use a row, by name, where no relation says so
    titles    names of columns that are no field of the model, for exports
    watched   models that belong to the record's history besides its own
    prepare   completes the values of a write before the model checks them
    on_create      columns of a new row that no write carries
    before_create  completes a new row before the model checks it
    author         the column that names who made the row
    on_save        what follows from a write, in its transaction; may refuse it
    on_change      what follows from a change, given the row before and after it, in its transaction
    before_change, before_delete  refuse it for reasons that no relation shows
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
    before_create: Callable[[M], object] = bool
    author: str = ""
    on_save: Callable[[User, M], None] | None = None
    on_change: Callable[[M, M], object] | None = None
    before_change: Callable[[M], object] = bool
    before_delete: Callable[[M], object] = bool
    can_import: bool = False

    @cached_property
    def label(self) -> str:
        """The model's name as Django writes it."""
        return self.model._meta.label_lower

    @property
    def title(self) -> str:
        """As the menu calls the list; lists without a line there go by their model."""
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
        """Every verb's name on the wire with the permission behind it."""
        own = {f"{self.name}.{verb}": self.permission(verb) for verb in self.verbs}
        extra = {
            f"{self.name}.{action.name}": action.permission for action in self.actions if action.permission
        }
        return own | extra

    def permissions_for(self, group: str) -> Q:
        """The permissions that a group has from the start."""
        verbs = self.verbs if group in self.groups else ("view",) if group in self.viewers else ()
        meta = self.model._meta
        names = [f"{verb}_{meta.model_name}" for verb in verbs]
        return Q(content_type__app_label=meta.app_label, codename__in=names)


RESOURCES: Registry[str, Resource[Any]] = Registry("resources", key=lambda resource: resource.name)


def declare(resource: Resource[M]) -> Resource[M]:
    """Register a resource: with it come its permissions, its menu line, its history and its export."""
    RESOURCES.register(resource)
    for watched in (Watched(resource.model), *resource.watched):
        if WATCHED.get(watched.label) is None:
            WATCHED.register(watched)
    if resource.line:
        SIDEBAR.register(resource.line.of(resource.name))
    return resource


def resource_of(model: type[Model]) -> Resource[Any] | None:
    """The resource whose rows are of this model."""
    return next((resource for resource in RESOURCES if resource.model is model), None)
