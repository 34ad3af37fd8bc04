"""Maps public paths to the functions that return their metadata, one line per path."""

import re
from collections.abc import Callable

from django.conf import settings
from django.utils.translation import gettext_lazy as _

from duxi.config.seo.built import built_pages
from duxi.config.seo.content import (
    about_page,
    article_page,
    clinic_answer_page,
    clinic_page,
    help_page,
    news_page,
    terms_page,
)
from duxi.config.seo.meta import BRAND, MISSING, NOT_INDEXED, Look, PageMeta
from duxi.config.seo.products import kind_page, product_page
from duxi.config.seo.roles import explore_page, role_page

Builder = Callable[..., PageMeta]


_LOOKS: dict[str, Look] = {"/signIn": "form", "/signUp": "form", "/product": "plain", "/privacy": "low"}
"""Of pages whose head is no banner."""


def _said(title: object, description: object, path: str = "") -> Builder:
    """A page with constant metadata; `path` if the app provides its heading."""
    look = _LOOKS.get(path, "banner")
    return lambda: PageMeta(
        title=str(title), description=str(description), preview=built_pages().preview(path, look)
    )


def _shop() -> PageMeta:
    organisation = {
        "@type": "EducationalOrganization",
        "name": BRAND,
        "url": settings.BASE_URL,
        "logo": f"{settings.BASE_URL}/favicon.svg",
    }
    search = {
        "@type": "SearchAction",
        "target": f"{settings.BASE_URL}/search?q={{kata}}",
        "query-input": "required name=kata",
    }
    site = {"@type": "WebSite", "name": BRAND, "url": settings.BASE_URL, "potentialAction": search}
    return PageMeta(
        title=str(_("Katalog pelatihan, sertifikasi, dan asesmen")),
        description=str(
            _("Ukur kompetensi digital Anda, temukan kesenjangannya, lalu ikuti kelas yang tepat di Duxi.")
        ),
        json_ld=(organisation, site),
        preview=built_pages().preview("/", "banner"),
    )


_SLUG = r"([\w-]{1,120})"
PAGES: tuple[tuple[str, Builder], ...] = (
    (r"/", _shop),
    (
        r"/product",
        _said(
            _("Katalog pelatihan, sertifikasi, dan asesmen"),
            _("Pilih jenisnya, atau lihat yang terdekat dari setiap jenis."),
            "/product",
        ),
    ),
    (rf"/product/{_SLUG}", kind_page),
    (rf"/product/{_SLUG}/{_SLUG}", product_page),
    (r"/others", lambda: kind_page("other")),
    (r"/explore", explore_page),
    (rf"/explore/{_SLUG}", role_page),
    (
        r"/search",
        lambda: PageMeta(title=str(_("Cari")), is_indexed=False),
    ),
    (r"/help-center", help_page),
    (r"/klinik-spbe", clinic_page),
    (r"/klinik-spbe/([0-9a-f-]{36})", clinic_answer_page),
    (r"/klinik-spbe/[^/]+", lambda: MISSING),
    (r"/news", news_page),
    (rf"/news/{_SLUG}", article_page),
    (
        r"/verify-certificate",
        _said(
            _("Periksa keaslian sertifikat"),
            _("Masukkan nomor sertifikat untuk memeriksa keasliannya."),
            "/verify-certificate",
        ),
    ),
    (
        r"/privacy",
        _said(
            _("Kebijakan privasi"),
            _("Data apa yang kami simpan, untuk apa, berapa lama, dan hak Anda."),
            "/privacy",
        ),
    ),
    (r"/about", about_page),
    (
        r"/free-assessment",
        _said(
            _("Cek kemampuan gratis"),
            _("Beberapa soal singkat, hasil langsung terlihat, tanpa perlu mendaftar lebih dulu."),
            "/free-assessment",
        ),
    ),
    (
        r"/for-organizations",
        _said(
            _("Untuk instansi dan perusahaan"),
            _(
                "Banyak kursi dalam satu pesanan, kesenjangan seluruh tim, "
                "dan faktur pajak atas nama instansi."
            ),
            "/for-organizations",
        ),
    ),
    (r"/terms", terms_page),
    (r"/signIn", _said(_("Masuk"), _("Masuk untuk melanjutkan belajar dan asesmen Anda."), "/signIn")),
    (r"/signUp", _said(_("Daftar"), _("Buat akun Duxi gratis dan mulai ukur kompetensi Anda."), "/signUp")),
)


def meta_of(path: str) -> PageMeta:
    """The metadata of the page at a path; paths that are not listed have none."""
    wanted = path.rstrip("/") or "/"
    for pattern, build in PAGES:
        found = re.fullmatch(pattern, wanted)
        if found:
            return build(*found.groups())
    return NOT_INDEXED if built_pages().has(wanted) else MISSING
