"""Editors' texts: Markdown in, safe HTML out."""

from html import unescape

import nh3
from markdown_it import MarkdownIt

_MARKDOWN = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")
_TAGS = {
    *("p", "br", "hr", "strong", "em", "code", "pre", "blockquote", "a"),
    *("ul", "ol", "li", "h2", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td"),
}
_ATTRIBUTES = {"a": {"href", "title"}, "ol": {"start"}}
_SCHEMES = {"https", "http", "mailto", "tel"}


def as_html(source: str) -> str:
    """The Markdown as HTML with a small set of safe elements; HTML in it stays text.

    Headings start at level 2, because the page has its own first heading.
    """
    if not source:
        return ""
    tokens = _MARKDOWN.parse(source)
    for token in tokens:
        if token.type in ("heading_open", "heading_close"):
            token.tag = f"h{min(max(int(token.tag[1]), 2), 4)}"
    html = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return nh3.clean(html, tags=_TAGS, attributes=_ATTRIBUTES, url_schemes=_SCHEMES).strip()


def as_text(html: str) -> str:
    """The text content of HTML written by `as_html`, for reading aloud."""
    spaced = html.replace("</p>", "</p> ").replace("</li>", "</li> ").replace("<br>", " ")
    return " ".join(unescape(nh3.clean(spaced, tags=set())).split())
