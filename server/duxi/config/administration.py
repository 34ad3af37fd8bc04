"""Name, colours and menu of the Django admin, which is in Indonesian only."""

from functools import partial
from typing import Any

from django.http import HttpRequest
from django.templatetags.static import static
from django.urls import reverse_lazy
from django.utils.text import format_lazy

_LOGO = "/favicon.svg"
_FIGURES = "duxi.config.admin_dashboard"


def _styles(request: Any) -> str:
    return static("core/admin.css")


def _scripts(request: Any) -> str:
    return static("core/admin.js")


def _favicon(request: Any) -> str:
    return _LOGO


def _line(title: str, icon: str, model: str, **more: Any) -> dict[str, Any]:
    return {"title": title, "icon": icon, "link": reverse_lazy(f"admin:{model}_changelist"), **more}


def _group(title: str, *lines: dict[str, Any]) -> dict[str, Any]:
    return {"title": title, "separator": True, "collapsible": True, "items": list(lines)}


# One entry per kind, so that its products with their details are found without a filter.
KIND_LINES = {
    "assessment": ("Asesmen", "fact_check"),
    "training": ("Pelatihan", "co_present"),
    "certification": ("Sertifikasi", "workspace_premium"),
    "webinar": ("Webinar", "videocam"),
    "workshop": ("Workshop", "handyman"),
    "workshop-subscription": ("Langganan workshop", "card_membership"),
    "elearning": ("E-learning", "laptop_chromebook"),
    "oti": ("Kelas OTI", "groups"),
    "inix-certification": ("Ujian vendor", "verified"),
    "bundle": ("Paket", "package_2"),
    "other": ("Produk lainnya", "shopping_bag"),
}


def _of_kind(kind: str) -> dict[str, Any]:
    title, icon = KIND_LINES[kind]
    link = format_lazy("{}?kind__exact={}", reverse_lazy("admin:catalog_product_changelist"), kind)
    return {"title": title, "icon": icon, "link": link, "active": partial(_shows_kind, kind=kind)}


def _shows_kind(request: HttpRequest, kind: str = "") -> bool:
    """Whether the product list is open, filtered by this kind; without a kind, unfiltered."""
    is_list = request.path.startswith(str(reverse_lazy("admin:catalog_product_changelist")))
    return is_list and request.GET.get("kind__exact", "") == kind


_NAVIGATION = [
    {"items": [{"title": "Dasbor", "icon": "dashboard", "link": reverse_lazy("admin:index")}]},
    _group(
        "Penjualan",
        _line("Pesanan", "receipt_long", "commerce_order"),
        _line("Faktur", "description", "commerce_invoice"),
        _line("Notifikasi pembayaran", "notifications", "commerce_paymentnotification"),
        _line("Daftar tunggu", "hourglass_empty", "commerce_waitingentry"),
        _line("Pengiriman produk", "local_shipping", "learning_productdelivery"),
        _line("Tarif PPN", "percent", "commerce_taxrate"),
    ),
    _group(
        "Voucher dan afiliasi",
        _line("Program voucher", "sell", "commerce_voucherbatch"),
        _line("Voucher", "confirmation_number", "commerce_voucher"),
        _line("Voucher kelas", "redeem", "commerce_classvoucher"),
        _line("Domain perusahaan", "domain", "commerce_companydomain"),
        _line("Kode afiliasi", "share", "growth_affiliatecode"),
    ),
    _group(
        "Produk menurut jenis",
        _line("Semua produk", "inventory_2", "catalog_product", active=_shows_kind),
        *(_of_kind(kind) for kind in KIND_LINES),
    ),
    _group(
        "Bagian produk",
        _line("Kategori", "category", "catalog_category"),
        _line("Topik", "label", "catalog_tag"),
        _line("Kota", "location_on", "catalog_location"),
        _line("Pengajar", "school", "catalog_instructor"),
        _line("Subjek pelatihan", "menu_book", "offerings_trainingsubject"),
        _line("Bagian e-learning", "view_list", "learning_coursesection"),
        _line("Materi unduhan", "download", "learning_material"),
        _line("Video", "movie", "videos_video"),
        _line("Ulasan", "reviews", "learning_review"),
    ),
    _group(
        "Referensi",
        _line("Job role", "badge", "reference_jobrole"),
        _line("Unit kompetensi", "checklist", "reference_competencyunit"),
        _line("Level", "stairs", "reference_level"),
        _line("Instansi", "account_balance", "reference_instansi"),
    ),
    _group(
        "Konten",
        _line("Berita", "newspaper", "content_news"),
        _line("Slide", "slideshow", "content_slider"),
        _line("Pertanyaan dan jawaban", "help", "content_faq"),
        _line("Kategori pertanyaan", "folder", "content_faqcategory"),
        _line("Pertanyaan pengunjung", "contact_support", "content_faqquestion"),
        _line("Klien", "handshake", "content_client"),
        _line("Proyek", "work", "content_project"),
        _line("Teks tetap", "article", "content_passage"),
    ),
    _group(
        "Pencarian",
        _line("Sinonim", "compare_arrows", "search_searchsynonym"),
        _line("Tanpa hasil", "search_off", "search_fruitlesssearch"),
        _line("Semua pencarian", "manage_search", "search_searchtally"),
    ),
    _group(
        "Akun",
        _line("Pengguna", "group", "accounts_user"),
        _line("Grup", "groups", "auth_group"),
        _line("Sesi masuk", "devices", "accounts_loginsession"),
        _line("Perangkat verifikasi", "phonelink_lock", "accounts_totpdevice"),
    ),
    _group(
        "Sistem",
        _line("Kejadian", "event_note", "core_eventdelivery"),
        _line("Tugas gagal", "error", "django_q_failure"),
        _line("Tugas dalam antrean", "pending_actions", "django_q_ormq"),
        _line("Tugas terjadwal", "schedule", "django_q_schedule"),
        _line("Tugas berhasil", "task_alt", "django_q_success"),
        _line("Galat peramban", "bug_report", "activity_clienterror"),
        _line("Kunjungan halaman", "visibility", "activity_pageview"),
    ),
]

# Tailwind's teal as in the apps; 600 is a step darker, for white text on buttons.
_TEAL = {
    "50": "oklch(98.4% .014 180.72)",
    "100": "oklch(95.3% .051 180.801)",
    "200": "oklch(91% .096 180.426)",
    "300": "oklch(85.5% .138 181.071)",
    "400": "oklch(77.7% .152 181.912)",
    "500": "oklch(60% .118 184.704)",
    "600": "oklch(51.1% .096 186.391)",
    "700": "oklch(43.7% .078 188.216)",
    "800": "oklch(38.6% .063 188.416)",
    "900": "oklch(33% .054 190)",
    "950": "oklch(27.7% .046 192.524)",
}

UNFOLD: dict[str, Any] = {
    "SITE_TITLE": "Administrasi Duxi",
    "SITE_HEADER": "Duxi",
    "SITE_SUBHEADER": "Administrasi",
    "SITE_ICON": _favicon,
    "SITE_FAVICONS": [{"rel": "icon", "type": "image/svg+xml", "href": _favicon}],
    "COLORS": {"primary": _TEAL},
    "STYLES": [_styles],
    "SCRIPTS": [_scripts],
    "SHOW_VIEW_ON_SITE": False,
    "DASHBOARD_CALLBACK": f"{_FIGURES}.with_figures",
    "SIDEBAR": {"show_search": True, "show_all_applications": False, "navigation": _NAVIGATION},
}
