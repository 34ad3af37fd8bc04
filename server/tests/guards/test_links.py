"""Links, headings, pictures and file names in documents exist."""

import os
import re
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings

TOP = settings.SERVER.parent
SOURCES = (
    "backoffice-web",
    "bench",
    "deploy",
    "docs",
    "e2e",
    "fixtures",
    "learner-web",
    "server",
    "tools",
    "web-core",
)
BUILT = {".mirror", ".venv", "coverage", "dist", "node_modules", "test-results"}
FENCED = re.compile(r"^```.*?^```", re.M | re.S)
INLINE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\((?!https?://|mailto:)([^)\s]+)\)")
FILE = re.compile(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|ts|tsx|mjs|cjs|md|ya?ml|html))`")


@cache
def files():
    """All files of the project by path, without packages and builds."""
    found = {path.relative_to(TOP).as_posix() for path in TOP.glob("*") if path.is_file()}
    for source in SOURCES:
        for folder, folders, names in os.walk(TOP / source):
            folders[:] = [name for name in folders if name not in BUILT]
            found |= {(Path(folder) / name).relative_to(TOP).as_posix() for name in names}
    return found


def documents():
    return sorted(path for path in files() if path.endswith(".md"))


def without_code(path):
    return FENCED.sub("", (TOP / path).read_text())


def links(path):
    return LINK.findall(INLINE.sub("", without_code(path)))


@cache
def headings(path):
    """The fragments of a document's headings, as GitHub and GitLab generate them."""
    titles = re.findall(r"^#+ (.+)$", without_code(path), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def is_dead(path, link):
    target, _, fragment = link.partition("#")
    place = (TOP / path).parent / target if target else TOP / path
    if not place.exists():
        return True
    relative = place.resolve().relative_to(TOP.resolve()).as_posix()
    return bool(fragment) and fragment not in headings(relative)


def test_documents_are_found():
    assert {"README.md", "docs/staff.md", "learner-web/README.md"} <= set(documents())


@pytest.mark.parametrize("path", documents())
def test_links_resolve(path):
    assert [link for link in links(path) if is_dead(path, link)] == []


@pytest.mark.parametrize("path", documents())
def test_files_of_the_code_that_a_document_names_exist(path):
    ends = [f"/{named}" for named in FILE.findall(without_code(path))]
    assert [end for end in ends if not any(f"/{file}".endswith(end) for file in files())] == []


def test_every_picture_of_the_documents_is_shown():
    shown = {Path(link).name for path in documents() for link in links(path) if "images/" in link}
    assert {path.name for path in (TOP / "docs/images").iterdir()} == shown
