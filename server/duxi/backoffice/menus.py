"""A user's menu, and the menu's initial lines."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, TypedDict

from django.db.models import F
from django.utils import translation

from duxi.accounts.models import User
from duxi.backoffice.models import MenuItem
from duxi.backoffice.permissions import permissions_of
from duxi.backoffice.sidebar import SECTIONS, SIDEBAR
from duxi.core.clock import now
from duxi.core.errors import Message

SECTION_PREFIX = "section:"
_STEP = 10


class MenuNode(TypedDict):
    """A line with its child lines."""

    id: int
    key: str
    label: str
    label_en: str
    icon: str
    path: str
    children: list["MenuNode"]


def menu_for(user: User) -> list[MenuNode]:
    """The tree of active lines that the user may open; empty headings are left out."""
    names = set(permissions_of(user))
    groups = set(user.groups.values_list("pk", flat=True))
    children: dict[int | None, list[MenuItem]] = defaultdict(list)
    for item in MenuItem.objects.filter(is_active=True).prefetch_related("groups"):
        if user.is_superuser or _is_for(item, groups):
            children[item.parent_id].append(item)
    return _nodes(None, children, names)


def _is_for(item: MenuItem, groups: set[int]) -> bool:
    wanted = {group.pk for group in item.groups.all()}
    return not wanted or bool(wanted & groups)


def _nodes(parent: int | None, children: dict[int | None, list[MenuItem]], names: set[str]) -> list[MenuNode]:
    found = [_node(item, children, names) for item in children[parent]]
    return [node for node in found if node["children"] or (node["path"] and _may_open(node, names))]


def _node(item: MenuItem, children: dict[int | None, list[MenuItem]], names: set[str]) -> MenuNode:
    return {
        "id": item.pk,
        "key": item.key,
        "label": item.label,
        "label_en": item.label_en,
        "icon": item.icon,
        "path": item.path,
        "children": _nodes(item.pk, children, names),
    }


def _may_open(node: MenuNode, names: set[str]) -> bool:
    """Lines of built-in pages require the permission to view; custom lines are unrestricted."""
    return not node["key"] or f"{node['key']}.view" in names


def ensure_menu() -> None:
    """Add headings and lines that are new in the code, and update changed labels of the others.

    Staff's own arrangement and labels remain.
    """
    known = {item.key: item for item in MenuItem.objects.exclude(key="")}
    for position, (section, label) in enumerate(SECTIONS.items()):
        if section:
            _ensure(known, f"{SECTION_PREFIX}{section}", label, position=position * _STEP)
    for line in SIDEBAR:
        parent = known.get(f"{SECTION_PREFIX}{line.section}")
        place = {"position": line.order, "icon": line.icon, "path": line.path, "parent": parent}
        _ensure(known, line.key, line.label, **place)


def _ensure(known: dict[str, MenuItem], key: str, label: Message, **values: Any) -> None:
    names = _names(label)
    if key in known:
        _follow(known[key], names)
        return
    given = {f"given_{column}": name for column, name in names.items()}
    known[key] = MenuItem.objects.create(key=key, **names, **given, **values)


def _names(label: Message) -> dict[str, str]:
    with translation.override("id"):
        indonesian = str(label)
    with translation.override("en"):
        return {"label": indonesian, "label_en": str(label)}


def _follow(item: MenuItem, names: Mapping[str, str]) -> None:
    """Take over labels that changed in the code, unless staff changed them."""
    changed: dict[str, str] = {}
    for column, name in names.items():
        given = getattr(item, f"given_{column}")
        if given != name:
            changed[f"given_{column}"] = name
            if given and getattr(item, column) == given:
                changed[column] = name
    if changed:
        version = F("version") + 1
        MenuItem.objects.filter(pk=item.pk).update(**changed, version=version, updated_at=now())
