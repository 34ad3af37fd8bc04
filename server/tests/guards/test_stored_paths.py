"""Dotted paths of jobs, attachments, listeners and events in queued rows still resolve after a rename."""

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest
from django.utils.module_loading import import_string

from duxi.core import events
from duxi.core.stored_paths import RENAMED, resolve
from tests.guards.source import modules

LIST = Path(__file__).with_name("stored_paths.txt")
ADD = f"Add to {LIST.name}; if one was renamed, also to RENAMED in core/stored_paths.py: "


def listed():
    return LIST.read_text().split()


def listeners():
    return {name for name in events._listeners if name.startswith("duxi.")}


def announced():
    """The dataclasses of all announcements."""
    for path, tree in modules().items():
        module = path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        for node in ast.walk(tree):
            if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Announcement":
                kind = getattr(import_module(module), ast.unparse(node.slice), None)
                if inspect.isclass(kind):
                    yield f"{kind.__module__}.{kind.__qualname__}"


def functions_in_strings():
    """Jobs, schedules and attachment factories: strings that name a function, except those of settings."""
    for path, tree in modules().items():
        if path.startswith("duxi/config/") or path.endswith("core/stored_paths.py"):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and _is_function(str(node.value)):
                yield str(node.value)


def _is_function(path):
    if not re.fullmatch(r"duxi\.[a-z_.]+", path):
        return False
    try:
        return inspect.isfunction(import_string(path))
    except ImportError:
        return False


def test_every_path_that_may_be_stored_is_listed():
    current = listeners() | set(announced()) | set(functions_in_strings())
    assert len(current) > 120
    assert sorted(current - set(listed())) == [], ADD
    assert listed() == sorted(set(listed()))


@pytest.mark.parametrize("path", [*listed(), *RENAMED])
def test_a_stored_path_resolves(path):
    assert callable(resolve(path))


def test_renames_lead_directly_to_current_paths():
    assert {new for new in RENAMED.values() if new in RENAMED} == set()
    assert set(RENAMED.values()) <= set(listed())
