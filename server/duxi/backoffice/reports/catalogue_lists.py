"""Exports of the lists of products, courses, classes, participants and reviews."""

from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.backoffice.classes.queries import CLASSES, class_rows
from duxi.backoffice.content import reviews
from duxi.backoffice.learning import courses
from duxi.backoffice.products.queries import CATALOG_PRODUCTS, catalog_products
from duxi.backoffice.reports.lists import ListColumn, ListExport, register_list
from duxi.catalog.kinds import KINDS
from duxi.classroom.queries.classes import VIEW as VIEW_CLASSES
from duxi.files.data_sheets import Kind
from duxi.offerings.seat_holders import SEE_ALL, SOLD_PRODUCTS, sold_products_for


def _kind(product: Any) -> str:
    kind = KINDS.get(product.kind)
    return str(kind.label) if kind else product.kind


_STATUSES = {
    "draft": _("Draf"),
    "scheduled": _("Terjadwal"),
    "published": _("Tayang"),
    "over": _("Berakhir"),
}
_TITLE, _KIND = ListColumn(_("Judul"), "title"), ListColumn(_("Jenis"), _kind)
_DATES = (ListColumn(_("Mulai"), "starts_at", Kind.MOMENT), ListColumn(_("Selesai"), "ends_at", Kind.MOMENT))
_CITY = ListColumn(_("Lokasi"), "location.name")

register_list(
    ListExport(
        name="catalog-products",
        title=_("Produk"),
        permission="catalog.view_product",
        listing=CATALOG_PRODUCTS,
        rows=lambda _user: catalog_products(),
        columns=(
            _TITLE,
            _KIND,
            ListColumn(_("Kategori"), "category.name"),
            ListColumn(_("Harga"), "price", Kind.MONEY),
            ListColumn(_("Kuota"), "quota", Kind.INTEGER),
            ListColumn(_("Terjual"), "sold", Kind.INTEGER),
            ListColumn(_("Menunggu kursi"), "waiting", Kind.INTEGER),
            ListColumn(_("Status"), "status", labels=_STATUSES),
            *_DATES,
            ListColumn(_("Dibuat"), "created_at", Kind.MOMENT),
        ),
    )
)
register_list(
    ListExport(
        name="courses",
        title=_("Kursus"),
        permission="learning.view_coursecontent",
        listing=courses.COURSES,
        rows=lambda _user: courses.course_rows().select_related("elearning"),
        columns=(
            _TITLE,
            ListColumn(_("Tayang"), "is_published"),
            ListColumn(_("Bab"), "elearning.section_count", Kind.INTEGER),
            ListColumn(_("Materi"), "elearning.content_count", Kind.INTEGER),
            ListColumn(_("Durasi (menit)"), "elearning.duration_minutes", Kind.INTEGER),
            ListColumn(_("Peserta"), "learner_count", Kind.INTEGER),
        ),
    )
)
register_list(
    ListExport(
        name="classes",
        title=_("Kelas"),
        permission=VIEW_CLASSES,
        has_own_rows=True,
        listing=CLASSES,
        rows=lambda user: class_rows(user).select_related("location"),
        columns=(
            _TITLE,
            _CITY,
            *_DATES,
            ListColumn(_("Peserta"), "participant_count", Kind.INTEGER),
            ListColumn(_("Sesi"), "session_count", Kind.INTEGER),
            ListColumn(_("Tugas belum dinilai"), "waiting_submissions", Kind.INTEGER),
        ),
    )
)
register_list(
    ListExport(
        name="sold-products",
        title=_("Peserta"),
        permission=SEE_ALL,
        has_own_rows=True,
        listing=SOLD_PRODUCTS,
        rows=sold_products_for,
        columns=(
            _TITLE,
            _KIND,
            _CITY,
            *_DATES,
            ListColumn(_("Peserta"), "participants", Kind.INTEGER),
            ListColumn(_("Tanpa nama"), "unnamed", Kind.INTEGER),
            ListColumn(_("Belum mulai"), "not_started", Kind.INTEGER),
            ListColumn(_("Hadir"), "checked_in", Kind.INTEGER),
        ),
    )
)
register_list(
    ListExport(
        name="reviews",
        title=_("Ulasan"),
        permission=reviews.VIEW,
        listing=reviews.REVIEWS,
        rows=lambda _user: reviews.review_rows(),
        columns=(
            ListColumn(_("Produk"), "product_title"),
            ListColumn(_("Penulis"), "author_name"),
            ListColumn(_("Bintang"), "rating", Kind.INTEGER),
            ListColumn(_("Ulasan"), "text"),
            ListColumn(_("Status"), "get_status_display"),
            ListColumn(_("Jawaban"), "answer"),
            ListColumn(_("Dibuat"), "created_at", Kind.MOMENT),
        ),
    )
)
