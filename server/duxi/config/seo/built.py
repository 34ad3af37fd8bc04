"""Reads `pages.json`, the learner app's list of its pages, which its build writes."""

import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from django.conf import settings

from duxi.config.seo.meta import Look, Preview
from duxi.content.translated import spoken


@dataclass(frozen=True)
class BuiltPages:
    """`paths` are the patterns of all screens (`/news/:slug`), `heads` the headings of some, by language and
    path.
    """

    paths: list[str] = field(default_factory=list)
    heads: dict[str, dict[str, dict[str, str]]] = field(default_factory=dict)

    def has(self, path: str) -> bool:
        """Whether a screen has this path; always true for an app that was built without the list."""
        return not self.paths or _pattern(tuple(self.paths)).fullmatch(path.rstrip("/") or "/") is not None

    def preview(self, path: str, look: Look = "plain") -> Preview | None:
        """The heading of a page whose texts are in the app, in the current language."""
        words = self.heads.get(spoken(), {}).get(path)
        return Preview(look=look, **words) if words else None


def built_pages() -> BuiltPages:
    """Read again after each build of the app."""
    listed = settings.LEARNER_WEB / "pages.json"
    return _read(listed, listed.stat().st_mtime) if listed.is_file() else BuiltPages()


@lru_cache(maxsize=1)
def _read(listed: Path, _changed_at: float) -> BuiltPages:
    return BuiltPages(**json.loads(listed.read_text(encoding="utf-8")))


@lru_cache(maxsize=1)
def _pattern(paths: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(re.sub(r":\w+", "[^/]+", path) for path in paths))
