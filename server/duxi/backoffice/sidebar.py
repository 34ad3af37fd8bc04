"""The built-in lines of the back office's menu; staff can rearrange them (`models.MenuItem`)."""

from dataclasses import dataclass, replace

from django.utils.translation import gettext_lazy as _

from duxi.core.errors import Message
from duxi.core.registry import Registry

SECTIONS: dict[str, Message] = {
    "": "",
    "workspace": _("Ruang kerja"),
    "money": _("Keuangan"),
    "catalogue": _("Katalog"),
    "content": _("Konten"),
    "assessment": _("Asesmen"),
    "learning": _("Pembelajaran"),
    "support": _("Layanan"),
    "contacts": _("Kontak dan email"),
    "community": _("Komunitas"),
    "points": _("Poin dan hadiah"),
    "affiliate": _("Afiliasi"),
    "corporate": _("Perusahaan"),
    "reference": _("Referensi"),
    "setting": _("Pengaturan"),
    "system": _("Sistem"),
    "report": _("Laporan"),
}
"""The headings of the menu in order; a line without a heading is at the top."""


@dataclass(frozen=True)
class Line:
    """One line of the menu.

    `key` is also the prefix of its permission (`key.view`); `icon` is one of the web app's icon names; the
    path is `/key` unless given.
    """

    section: str
    label: Message
    icon: str
    order: int = 50
    key: str = ""
    path: str = ""

    def of(self, name: str) -> "Line":
        """The line of a resource."""
        return replace(self, key=name, path=self.path or f"/{name}")


SIDEBAR: Registry[str, Line] = Registry("menu lines", key=lambda line: line.key)
