"""Metadata of edited content: the help centre, the SPBE clinic, and news."""

from itertools import islice
from uuid import UUID

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from duxi.config.seo.built import built_pages
from duxi.config.seo.document import address
from duxi.config.seo.meta import BRAND, MISSING, JsonLd, PageMeta
from duxi.content.models import Faq, News
from duxi.content.queries import clinic_faqs, help_faqs, passages, published_news
from duxi.core.expressions import media_url
from duxi.core.markup import as_text

MAX_SLUG = 120
FIRST_PAGE = 10
TERMS = "terms"


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
    shown = faqs.only("title", "body_html")[:FIRST_PAGE]
    found = [(faq.title, as_text(faq.body_html)) for faq in shown]
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
        faq = clinic_faqs().filter(uuid=UUID(faq_uuid)).first()
    except ValueError:
        return MISSING
    if faq is None:
        return MISSING
    text = as_text(faq.body_html)
    page: JsonLd = {"@type": "FAQPage", "mainEntity": [_question(faq.title, text)]}
    steps = ((_("Klinik SPBE"), "/klinik-spbe"), (faq.title, f"/klinik-spbe/{faq.uuid}"))
    return PageMeta(title=faq.title, description=text, json_ld=(page, _breadcrumb(*steps)), text=(text,))


def terms_page() -> PageMeta:
    passage = passages().filter(key=TERMS).first()
    return PageMeta(
        title=_("Ketentuan layanan"),
        description=_("Hak dan kewajiban Anda saat memakai Duxi: pesanan, pengembalian dana, dan keluhan."),
        text=(as_text(passage.shown_html),) if passage else (),
    )


def news_page() -> PageMeta:
    titles = published_news().order_by("-published_at", "-pk").values_list("title", "slug")
    found = list(islice(titles, 20))
    items = [
        {"@type": "ListItem", "position": n, "name": title, "url": address(f"/news/{slug}")}
        for n, (title, slug) in enumerate(found, start=1)
    ]
    return PageMeta(
        title=_("Berita"),
        description=_("Kabar dan catatan praktis tentang belajar, kompetensi, dan teknologi dari Duxi."),
        json_ld=({"@type": "ItemList", "itemListElement": items},),
        text=tuple(title for title, _slug in found),
    )


def article_page(slug: str) -> PageMeta:
    """One article; `MISSING` if it does not exist or is not published."""
    found = published_news().filter(slug=slug[:MAX_SLUG]).annotate(image_url=media_url("image")).first()
    if found is None:
        return MISSING
    image: str | None = found.image_url
    steps = ((_("Berita"), "/news"), (found.title, f"/news/{found.slug}"))
    return PageMeta(
        title=found.title,
        description=found.summary,
        image=image,
        og_type="article",
        json_ld=(_article(found, image), _breadcrumb(*steps)),
        text=(found.summary, as_text(found.body_html)),
    )


def _article(found: News, image: str | None) -> JsonLd:
    house = {"@type": "Organization", "name": BRAND, "url": address("")}
    data: JsonLd = {
        "@type": "NewsArticle",
        "headline": found.title,
        "description": found.summary,
        "datePublished": found.published_at.isoformat(),
        "mainEntityOfPage": address(f"/news/{found.slug}"),
        "author": house,
        "publisher": house,
        "inLanguage": "id",
        "keywords": found.tags,
    }
    return data | ({"image": address(image)} if image else {})


def _breadcrumb(*steps: tuple[str, str]) -> JsonLd:
    items = [
        {"@type": "ListItem", "position": position, "name": name, "item": address(path)}
        for position, (name, path) in enumerate(steps, start=1)
    ]
    return {"@type": "BreadcrumbList", "itemListElement": items}
