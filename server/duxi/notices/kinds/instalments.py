"""Notifications of managers about instalments and tax invoices of their company."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from django.utils.translation import gettext_lazy as _

from duxi.core.dates import long_date
from duxi.core.money import rupiah
from duxi.notices.models import Topic
from duxi.notices.templates import TEMPLATES, Template


def _day(iso: str) -> str:
    return long_date(date.fromisoformat(iso))


_PATH = "/corporate?tab=seats"
_ACTION = _("Lihat pesanan")
_WRITTEN: Mapping[str, Callable[[Any], str]] = {"amount": rupiah, "day": _day}

INSTALMENT_SOON = TEMPLATES.register(
    Template(
        key="corporate.instalment_soon",
        topic=Topic.ORDERS,
        title=_("Termin {term} pesanan {number} jatuh tempo {day}"),
        body=_(
            "{company} perlu mentransfer {amount} paling lambat {day} ke {account} dengan berita {number}. "
            "Abaikan pesan ini bila sudah ditransfer."
        ),
        path=_PATH,
        action=_ACTION,
        written=_WRITTEN,
    )
)
INSTALMENT_TODAY = TEMPLATES.register(
    Template(
        key="corporate.instalment_today",
        topic=Topic.ORDERS,
        title=_("Termin {term} pesanan {number} jatuh tempo hari ini"),
        body=_(
            "{company} perlu mentransfer {amount} hari ini ke {account} dengan berita {number}. "
            "Abaikan pesan ini bila sudah ditransfer."
        ),
        path=_PATH,
        action=_ACTION,
        written=_WRITTEN,
    )
)
INSTALMENT_OVERDUE = TEMPLATES.register(
    Template(
        key="corporate.instalment_overdue",
        topic=Topic.ORDERS,
        title=_("Termin {term} pesanan {number} terlambat"),
        body=_(
            "Transfer {amount} dari {company} seharusnya masuk paling lambat {day}. Transfer ke {account} "
            "dengan berita {number}, atau hubungi kami bila sudah membayar."
        ),
        path=_PATH,
        action=_ACTION,
        written=_WRITTEN,
    )
)
INSTALMENT_TAXED = TEMPLATES.register(
    Template(
        key="corporate.tax_invoice",
        topic=Topic.ORDERS,
        title=_("Faktur pajak perusahaan Anda sudah terbit"),
        body=_("Faktur pajak {number} untuk termin {term} pesanan {order} sudah disetujui kantor pajak."),
        path=_PATH,
        action=_ACTION,
        advice=_("PDF-nya dapat diunduh di halaman perusahaan begitu tersedia."),
    )
)
