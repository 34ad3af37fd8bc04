"""Menu lines of pages without a resource."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from duxi.backoffice.sidebar import SIDEBAR, Line

for line in (
    Line("", _("Dasbor"), "home", order=0, key="dashboard", path="/"),
    Line("workspace", _("Papan info"), "campaign", 10, "wall", "/wall"),
    Line("money", _("Pesanan"), "receipt", 10, "orders", "/orders"),
    Line("money", pgettext_lazy("menu", "Pengembalian dana"), "payments", 20, "refunds", "/refunds"),
    Line("money", _("Kendala bayar"), "search", 30, "money-cases", "/money-cases"),
    Line("money", _("Voucher"), "percent", 40, "voucher-batches", "/voucher-batches"),
    Line("money", _("Pendapatan"), "trend", 50, "revenue", "/revenue"),
    Line("money", _("Faktur pajak"), "tax", 60, "tax-invoices", "/tax-invoices"),
    Line("catalogue", _("Produk"), "product", 10, "catalog-products", "/catalog-products"),
    Line("content", _("Pencarian populer"), "trend", 63, "popular-searches", "/popular-searches"),
    Line("content", _("Pencarian tanpa hasil"), "fruitless", 65, "fruitless-searches", "/fruitless-searches"),
    Line("assessment", _("Batch"), "group", 10, "batches", "/batches"),
    Line("assessment", _("Sesi"), "assessment", 20, "sessions", "/sessions"),
    Line("assessment", _("Pengawasan ujian"), "monitor", 30, "monitor", "/monitor"),
    Line("assessment", _("Bank soal"), "help", 40, "questions", "/questions"),
    Line("assessment", _("Penilaian asesor"), "assessment", 50, "gradings", "/gradings"),
    Line("assessment", _("Jadwal asesor"), "calendar", 52, "interview-slots", "/interview-slots"),
    Line("assessment", pgettext_lazy("menu", "Banding"), "help", 54, "appeals", "/appeals"),
    Line("learning", _("Kelas"), "product", 10, "classes", "/classes"),
    Line("learning", _("Kursus"), "materi", 12, "courses", "/courses"),
    Line("learning", _("Peserta"), "group", 15, "sold-products", "/sold-products"),
    Line("learning", _("Check-in"), "person", 20, "check-in", "/check-in"),
    Line("support", _("Chat"), "chat", 10, "chats", "/chats"),
    Line("support", _("Laporan chat"), "trend", 20, "chat-report", "/chat-report"),
    Line("report", _("Laporan ujian"), "assessment", 5, "attempt-reports", "/attempt-reports"),
    Line("report", _("Ekspor"), "download", 10, "exports", "/exports"),
    Line("report", _("Impor"), "upload", 20, "imports", "/imports"),
    Line("system", _("Panduan awal"), "help", 5, "setup", "/setup"),
    Line("system", _("Pengaturan situs"), "settings", 40, "site-settings", "/site-settings"),
):
    SIDEBAR.register(line)
