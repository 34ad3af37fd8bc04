"""How the Django admin looks: our name, colours and menu. Those who may use it read Indonesian."""

from collections.abc import Sequence
from typing import Any

from django.urls import reverse_lazy

_LOGO = "/favicon.svg"


def _favicon(request: Any) -> str:
    return _LOGO


def _line(title: str, icon: str, model: str) -> dict[str, Any]:
    return {"title": title, "icon": icon, "link": reverse_lazy(f"admin:{model}_changelist")}


def _group(title: str, *lines: Sequence[str]) -> dict[str, Any]:
    return {"title": title, "separator": True, "collapsible": False, "items": [_line(*one) for one in lines]}


_NAVIGATION = [
    {"items": [{"title": "Dasbor", "icon": "dashboard", "link": reverse_lazy("admin:index")}]},
    _group(
        "Penjualan",
        ("Pesanan", "receipt_long", "commerce_order"),
        ("Faktur", "description", "commerce_invoice"),
        ("Notifikasi pembayaran", "notifications", "commerce_paymentnotification"),
        ("Program voucher", "sell", "commerce_voucherbatch"),
        ("Voucher", "confirmation_number", "commerce_voucher"),
        ("Voucher kelas", "redeem", "commerce_classvoucher"),
        ("Daftar tunggu", "hourglass_empty", "commerce_waitingentry"),
        ("Tarif PPN", "percent", "commerce_taxrate"),
        ("Domain perusahaan", "domain", "commerce_companydomain"),
        ("Kode afiliasi", "share", "growth_affiliatecode"),
        ("Pengiriman produk", "local_shipping", "learning_productdelivery"),
    ),
    _group(
        "Katalog",
        ("Produk", "inventory_2", "catalog_product"),
        ("Kategori", "category", "catalog_category"),
        ("Topik", "label", "catalog_tag"),
        ("Kota", "location_on", "catalog_location"),
        ("Pengajar", "school", "catalog_instructor"),
        ("Materi pelatihan", "menu_book", "offerings_trainingsubject"),
        ("Bagian e-learning", "view_list", "learning_coursesection"),
        ("Materi unduhan", "download", "learning_material"),
        ("Video", "movie", "videos_video"),
        ("Ulasan", "reviews", "learning_review"),
    ),
    _group(
        "Referensi",
        ("Peran", "badge", "reference_jobrole"),
        ("Unit kompetensi", "checklist", "reference_competencyunit"),
        ("Level", "stairs", "reference_level"),
        ("Instansi", "account_balance", "reference_instansi"),
    ),
    _group(
        "Konten",
        ("Berita", "newspaper", "content_news"),
        ("Slide", "slideshow", "content_slider"),
        ("Pertanyaan dan jawaban", "help", "content_faq"),
        ("Kategori pertanyaan", "folder", "content_faqcategory"),
        ("Pertanyaan pengunjung", "contact_support", "content_faqquestion"),
        ("Klien", "handshake", "content_client"),
        ("Proyek", "work", "content_project"),
        ("Teks tetap", "article", "content_passage"),
    ),
    _group(
        "Pencarian",
        ("Sinonim", "compare_arrows", "search_searchsynonym"),
        ("Tanpa hasil", "search_off", "search_fruitlesssearch"),
        ("Semua pencarian", "manage_search", "search_searchtally"),
    ),
    _group(
        "Akun",
        ("Pengguna", "group", "accounts_user"),
        ("Grup", "groups", "auth_group"),
        ("Sesi masuk", "devices", "accounts_loginsession"),
        ("Perangkat verifikasi", "phonelink_lock", "accounts_totpdevice"),
    ),
    _group(
        "Sistem",
        ("Kejadian", "event_note", "core_eventdelivery"),
        ("Tugas gagal", "error", "django_q_failure"),
        ("Tugas dalam antrean", "pending_actions", "django_q_ormq"),
        ("Tugas terjadwal", "schedule", "django_q_schedule"),
        ("Tugas berhasil", "task_alt", "django_q_success"),
        ("Galat peramban", "bug_report", "activity_clienterror"),
        ("Kunjungan halaman", "visibility", "activity_pageview"),
    ),
]

# Tailwind's teal as the apps have it; 600 is a step darker, for white text on buttons.
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
    "SHOW_VIEW_ON_SITE": False,
    "DASHBOARD_CALLBACK": "duxi.config.admin_dashboard.with_figures",
    "SIDEBAR": {"show_search": True, "show_all_applications": False, "navigation": _NAVIGATION},
}
