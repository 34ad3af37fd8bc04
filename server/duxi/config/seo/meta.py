"""A page's metadata for search engines and link previews, within the lengths that they show."""

from dataclasses import dataclass, field
from typing import Any, Literal

BRAND = "Duxi"
SEPARATOR = "|"
TITLE_LIMIT = 65
DESCRIPTION_LIMIT = 155
OG_TITLE_LIMIT = 35
OG_DESCRIPTION_LIMIT = 65

JsonLd = dict[str, Any]
Look = Literal["plain", "banner", "low", "form", "product", "article"]


@dataclass(frozen=True)
class Preview:
    """The heading of a page shown before the app runs; empty parts are left out."""

    heading: str
    lead: str = ""
    eyebrow: str = ""
    price: str = ""
    picture: str = ""
    look: Look = "plain"


@dataclass(frozen=True)
class PageMeta:
    """A page's texts, uncut; `image` and `path` are paths on this site.

    `text` is for readers without scripts, `preview` is shown until the app has started; `status` is 404 where
    the page's subject does not exist.
    """

    title: str = ""
    description: str = ""
    image: str | None = None
    og_type: str = "website"
    json_ld: tuple[JsonLd, ...] = ()
    is_indexed: bool = True
    text: tuple[str, ...] = field(default=())
    preview: Preview | None = None
    status: int = 200

    @property
    def full_title(self) -> str:
        """The title followed by the brand, at most 65 characters."""
        suffix = f" {SEPARATOR} {BRAND}"
        return clip(self.title, TITLE_LIMIT - len(suffix)) + suffix if self.title else BRAND


NOT_INDEXED = PageMeta(is_indexed=False)
MISSING = PageMeta(title="Halaman tidak ditemukan", is_indexed=False, status=404)


def clip(text: str, limit: int) -> str:
    """Cut at a word boundary so that the text with its ellipsis stays within the limit."""
    text = " ".join(text.split())
    if len(text) <= limit:
        return text
    cut = text[: limit - 1]
    return f"{cut[: max(cut.rfind(' '), 1)].rstrip()}…"
