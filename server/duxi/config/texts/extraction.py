"""Finds every text that is marked for translation, in Python and in templates."""

from collections.abc import Collection, Generator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir, extract_python
from babel.messages.frontend import parse_mapping_cfg
from django.utils.translation.template import templatize

_KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
_COMMENTS = ("Translators:",)


def from_template(
    fileobj: BytesIO, keywords: Mapping[str, Any], comment_tags: Collection[str], options: dict[str, Any]
) -> Generator[Any, None, None]:
    """A Babel extractor for Django's templates, which Django itself converts to pseudo-Python.

    There, everything but texts is replaced by blanks; the page's indentation has no meaning in Python.
    """
    source = templatize(fileobj.read().decode())
    flat = "\n".join(line.lstrip() for line in source.split("\n"))
    yield from extract_python(BytesIO(flat.encode()), keywords, comment_tags, {"encoding": "utf-8"})


def collected(server: Path) -> Catalog:
    """The template of all catalogues: each text with the files that contain it."""
    with (server / "babel.cfg").open() as settings:
        methods, options = parse_mapping_cfg(settings)
    found = extract_from_dir(server, methods, options, keywords=_KEYWORDS, comment_tags=_COMMENTS)
    template = Catalog(fuzzy=False)
    for file, line, text, comments, context in found:
        template.add(text, locations=[(file, line)], auto_comments=comments, context=context)
    return template
