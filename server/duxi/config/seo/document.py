"""Inserts a page's metadata into the web app's document."""

import json
import re
from urllib.parse import urlencode

from django.conf import settings
from django.utils.html import escape
from django.utils.translation import get_language_bidi

from duxi.config.seo.meta import (
    BRAND,
    DESCRIPTION_LIMIT,
    OG_DESCRIPTION_LIMIT,
    OG_TITLE_LIMIT,
    JsonLd,
    PageMeta,
    Preview,
    clip,
)
from duxi.content.translated import spoken
from duxi.core.pictures.sources import picture_sources

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r"<meta\s+name=\"description\".*?/?>", re.DOTALL)
_PREVIEW = "<!--preview-->"
"""The place in the app's document where the head of the page goes."""
_ROOT = re.compile(r'<html lang="\w+" dir="\w+">')
_REGIONS = {"id": "ID", "en": "GB", "zh": "CN", "ar": "AR", "it": "IT", "es": "ES", "fr": "FR"}
"""Of the names that sharing sites have for our languages."""
_IN_SCRIPT = str.maketrans({"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"})


_PICTURE_SIZE = {"og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630"}
_PICTURE_SIZES = "(min-width: 62rem) 22rem, 100vw"
_GENERIC = re.compile(r'\s*<meta\s+property="og:[^>]*>')
"""Sharing tags that the app's document has for pages without words of their own."""


def with_page_meta(document: str, meta: PageMeta, path: str) -> str:
    """The document in the current language, with title, description, sharing tags, structured data and a
    text for readers without scripts.
    """
    document = _ROOT.sub(f'<html lang="{spoken()}" dir="{_direction()}">', document, count=1)
    document = _TITLE.sub(lambda _old: f"<title>{escape(meta.full_title)}</title>", document, count=1)
    if meta.description:
        tag = _named("description", clip(meta.description, DESCRIPTION_LIMIT))
        document = _DESCRIPTION.sub(lambda _old: tag, document, count=1)
    if meta.is_indexed:
        document = _GENERIC.sub("", document)
    head = "".join(_head(meta, path))
    document = document.replace("</head>", f"{head}</head>", 1)
    document = document.replace(_PREVIEW, _preview(meta.preview), 1)
    return document.replace("</noscript>", f"{_text(meta)}</noscript>", 1)


def _head(meta: PageMeta, path: str) -> list[str]:
    if not meta.is_indexed:
        return [_named("robots", "noindex")]
    tags = [
        f'<link rel="canonical" href="{escape(_in_language(path, spoken()))}">',
        *_languages(path),
        *_sharing(meta, path),
    ]
    return [*tags, *(_structured(data) for data in meta.json_ld)]


def _languages(path: str) -> list[str]:
    codes = [code.partition("-")[0] for code, _name in settings.LANGUAGES]
    links = [("x-default", address(path)), *((code, _in_language(path, code)) for code in codes)]
    return [f'<link rel="alternate" hreflang="{code}" href="{escape(url)}">' for code, url in links]


def _in_language(path: str, code: str) -> str:
    return address(path) if code == settings.LANGUAGE_CODE else f"{address(path)}?{urlencode({'lang': code})}"


def _sharing(meta: PageMeta, path: str) -> list[str]:
    facts = {
        "og:site_name": BRAND,
        "og:locale": f"{spoken()}_{_REGIONS[spoken()]}",
        "og:type": meta.og_type,
        "og:url": _in_language(path, spoken()),
        "og:title": clip(meta.title or BRAND, OG_TITLE_LIMIT),
        "og:description": clip(meta.description, OG_DESCRIPTION_LIMIT),
        "og:image": address(meta.image) if meta.image else "",
        **(_PICTURE_SIZE if meta.image and meta.image.startswith("/share/") else {}),
    }
    card = _named("twitter:card", "summary_large_image" if meta.image else "summary")
    known = [(name, value) for name, value in facts.items() if value]
    return [card, *(f'<meta property="{name}" content="{escape(value)}">' for name, value in known)]


def _structured(data: JsonLd) -> str:
    body = json.dumps({"@context": "https://schema.org", **data}, ensure_ascii=False, default=str)
    return f'<script type="application/ld+json">{body.translate(_IN_SCRIPT)}</script>'


def _preview(preview: Preview | None) -> str:
    if preview is None:
        return ""
    parts = (
        ("p", "eyebrow", preview.eyebrow),
        ("h1", "heading", preview.heading),
        ("p", "lead", preview.lead),
        ("p", "price", preview.price),
    )
    inner = "".join(f'<{tag} class="{name}">{escape(text)}</{tag}>' for tag, name, text in parts if text)
    page = f'<div class="page">{_picture(preview.picture)}{inner}</div>'
    return f'<div id="preview" data-look="{preview.look}" lang="{spoken()}">{page}</div>'


def _picture(url: str) -> str:
    """The picture that the screen shows first, from the same URL, so that it loads before the app runs."""
    if not url:
        return ""
    sources = "".join(
        f'<source type="{source.type}" srcset="{escape(source.srcset)}" sizes="{_PICTURE_SIZES}">'
        for source in picture_sources(url)
    )
    image = f'<img src="{escape(url)}" alt="" width="640" height="360" fetchpriority="high">'
    return f'<picture class="cover">{sources}{image}</picture>'


def _text(meta: PageMeta) -> str:
    heading = f"<h1>{escape(meta.title)}</h1>" if meta.title else ""
    return heading + "".join(f"<p>{escape(line)}</p>" for line in meta.text if line)


def _named(name: str, content: str) -> str:
    return f'<meta name="{name}" content="{escape(content)}">'


def _direction() -> str:
    return "rtl" if get_language_bidi() else "ltr"


def address(path: str) -> str:
    """The absolute URL of a path."""
    return settings.BASE_URL + path
