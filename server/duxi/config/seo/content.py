"""Metadata of edited content: the help centre, the SPBE clinic, news, and the site's own texts."""

from typing import Any
from uuid import UUID

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from duxi.config.seo.built import built_pages
from duxi.config.seo.document import address
from duxi.config.seo.meta import BRAND, MISSING, JsonLd, PageMeta, Preview
from duxi.content.models import Faq
from duxi.content.queries import (
    clinic_faqs,
    faq_rows,
    help_faqs,
    news_details,
    news_rows,
    passages,
    published_news,
)
from duxi.core.markup import as_text

MAX_SLUG = 120
FIRST_PAGE, LISTED_NEWS = 10, 20
TERMS, ABOUT = "terms", "about"


def help_page() -> PageMeta:
    """The help centre with the answers of its first page, which is all that it shows at first."""
    return _faq_page(
        _("Pusat bantuan"),
        _("Jawaban atas pertanyaan tentang akun, pembayaran, asesmen, kelas, dan sertifikat di Duxi."),
        help_faqs().order_by("position", "pk"),
        "/help-center",
    )


def clinic_page() -> PageMeta:
    return _faq_page(
        _("Klinik SPBE"),
        _("Penjelasan ringkas tentang arsitektur, layanan, data, keamanan, dan evaluasi SPBE."),
        clinic_faqs().order_by("-created_at", "-pk"),
        "/klinik-spbe",
    )


def _faq_page(title: str, description: str, faqs: QuerySet[Faq], path: str) -> PageMeta:
    shown = faq_rows(faqs)[:FIRST_PAGE]
    found = [(faq["faq_title"], as_text(faq["faq_answer_html"])) for faq in shown]
    page: JsonLd = {"@type": "FAQPage", "mainEntity": [_question(*one) for one in found]}
    text = tuple(line for one in found for line in one)
    return PageMeta(
        title=title,
        description=description,
        json_ld=(page,) if found else (),
        text=text,
        preview=built_pages().preview(path, "banner"),
    )


def _question(title: str, text: str) -> JsonLd:
    return {
        "@type": "Question",
        "name": title,
        "acceptedAnswer": {"@type": "Answer", "text": text},
    }


def clinic_answer_page(faq_uuid: str) -> PageMeta:
    """One answer of the clinic; `MISSING` if there is none."""
    try:
        faq = faq_rows(clinic_faqs().filter(uuid=UUID(faq_uuid))).first()
    except ValueError:
        return MISSING
    if faq is None:
        return MISSING
    title, text = faq["faq_title"], as_text(faq["faq_answer_html"])
    page: JsonLd = {"@type": "FAQPage", "mainEntity": [_question(title, text)]}
    steps = ((_("Klinik SPBE"), "/klinik-spbe"), (title, f"/klinik-spbe/{faq['faq_uuid']}"))
    return PageMeta(
        title=title,
        description=text,
        json_ld=(page, _breadcrumb(*steps)),
        text=(text,),
        preview=Preview(heading=title, eyebrow=_("Klinik SPBE"), look="low"),
    )


def terms_page() -> PageMeta:
    title = _("Ketentuan layanan")
    passage = passages().filter(key=TERMS).first()
    return PageMeta(
        title=title,
        description=_("Hak dan kewajiban Anda saat memakai Duxi: pesanan, pengembalian dana, dan keluhan."),
        text=(as_text(passage.shown_html),) if passage else (),
        preview=Preview(heading=passage.shown_title if passage else title, look="low"),
    )


def about_page() -> PageMeta:
    title = _("Tentang kami")
    passage = passages().filter(key=ABOUT).first()
    lead = (passage.shown_motto or "") if passage else ""
    return PageMeta(
        title=title,
        description=_("Siapa yang ada di balik Duxi, dengan siapa kami bekerja, dan cara menghubungi kami."),
        text=(lead, as_text(passage.shown_html)) if passage else (),
        preview=Preview(heading=passage.shown_title if passage else title, lead=lead, look="banner"),
    )


def news_page() -> PageMeta:
    rows = news_rows(published_news().order_by("-published_at", "-pk"))
    found = [(row["title"], row["slug"]) for row in rows[:LISTED_NEWS]]
    items = [
        {"@type": "ListItem", "position": n, "name": title, "url": address(f"/news/{slug}")}
        for n, (title, slug) in enumerate(found, start=1)
    ]
    return PageMeta(
        title=_("Berita"),
        description=_("Kabar dan catatan praktis tentang belajar, kompetensi, dan teknologi dari Duxi."),
        json_ld=({"@type": "ItemList", "itemListElement": items},),
        text=tuple(title for title, _slug in found),
        preview=built_pages().preview("/news", "low"),
    )


def article_page(slug: str) -> PageMeta:
    """One article; `MISSING` if it does not exist or is not published."""
    found = news_details(published_news().filter(slug=slug[:MAX_SLUG])).first()
    if found is None:
        return MISSING
    title, summary = found["title"], found["summary"]
    steps = ((_("Berita"), "/news"), (title, f"/news/{found['slug']}"))
    return PageMeta(
        title=title,
        description=summary,
        image=found["image_url"],
        og_type="article",
        json_ld=(_article(found), _breadcrumb(*steps)),
        text=(summary, as_text(found["body_html"])),
        preview=Preview(heading=title, lead=summary, eyebrow=_("Berita"), look="article"),
    )


def _article(found: dict[str, Any]) -> JsonLd:
    house = {"@type": "Organization", "name": BRAND, "url": address("")}
    image = found["image_url"]
    data: JsonLd = {
        "@type": "NewsArticle",
        "headline": found["title"],
        "description": found["summary"],
        "datePublished": found["published_at"].isoformat(),
        "mainEntityOfPage": address(f"/news/{found['slug']}"),
        "author": house,
        "publisher": house,
        "inLanguage": found["text_language"],
        "keywords": found["tags"],
    }
    return data | ({"image": address(image)} if image else {})


def _breadcrumb(*steps: tuple[str, str]) -> JsonLd:
    items = [
        {"@type": "ListItem", "position": position, "name": name, "item": address(path)}
        for position, (name, path) in enumerate(steps, start=1)
    ]
    return {"@type": "BreadcrumbList", "itemListElement": items}
