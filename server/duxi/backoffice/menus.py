"""The menu as one person sees it, and the lines that it starts with."""

from collections import defaultdict
from typing import TypedDict

from django.utils import translation

from duxi.accounts.models import User
from duxi.backoffice.models import MenuItem
from duxi.backoffice.permissions import permissions_of
from duxi.backoffice.sidebar import SECTIONS, SIDEBAR

SECTION_PREFIX = "section:"
_STEP = 10


class MenuNode(TypedDict):
    """A line with the lines below it."""

    id: int
    key: str
    label: str
    label_en: str
    icon: str
    path: str
    children: list["MenuNode"]


def menu_for(user: User) -> list[MenuNode]:
    """The tree of active lines that this person may open; headings without lines are left out."""
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
    """Lines of the product's own pages need the permission to see them; others lead where staff said."""
    return not node["key"] or f"{node['key']}.view" in names


def ensure_menu() -> None:
    """Add the headings and lines that are new in the code; what staff arranged stays as it is."""
    known = dict(MenuItem.objects.exclude(key="").values_list("key", "pk"))
    for position, (section, label) in enumerate(SECTIONS.items()):
        key = f"{SECTION_PREFIX}{section}"
        if section and key not in known:
            known[key] = _added(key=key, label=label, position=position * _STEP)
    for line in SIDEBAR:
        if line.key not in known:
            parent = known.get(f"{SECTION_PREFIX}{line.section}")
            _added(
                key=line.key,
                label=line.label,
                position=line.order,
                icon=line.icon,
                path=line.path,
                parent_id=parent,
            )


def _added(*, label: object, **values: object) -> int:
    with translation.override("id"):
        indonesian = str(label)
    with translation.override("en"):
        english = str(label)
    return MenuItem.objects.create(label=indonesian, label_en=english, **values).pk
