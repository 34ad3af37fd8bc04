"""Indonesian names of permissions (Django's own are English)."""

from django.contrib.auth.models import Permission
from django.contrib.contenttypes.models import ContentType
from django.db.models import Model
from django.utils.translation import gettext_lazy as _

from duxi.backoffice.crud.internal_names import INTERNAL_NAMES
from duxi.backoffice.crud.labels import LABELS

_ACTIONS = {"add": _("menambah"), "change": _("mengubah"), "delete": _("menghapus"), "view": _("melihat")}
_OWN_ACTIONS = {
    "announce_wallpost": _("mengumumkan, menyematkan, dan melihat pembacanya"),
    "answer_conversation": _("menjawab pengunjung"),
    "attend_batch": _("melihat batch, pengerjaan, dan laporannya"),
    "export_taxinvoice": _("mengekspor faktur pajak"),
    "overbook_order": _("memberi kursi di atas kuota"),
    "oversee_task": _("melihat dan mengubah tugas semua orang"),
    "refund_order": _("memutuskan pengembalian dana"),
    "settle_order": _("menandai lunas"),
    "sign_in_as_user": _("melihat back office sebagai orang lain"),
    "supervise_conversation": _("mengambil alih dan memindahkan percakapan agen lain"),
    "teach_product": _("mengajar kelas dan melihat pesertanya"),
    "view_chat_report": _("melihat nilai dan waktu jawab chat"),
    "view_revenue": _("melihat pendapatan"),
}
"""Permissions besides Django's four."""


def permission_name(permission: Permission) -> str:
    """`Katalog · produk · mengubah`; other actions have names of their own."""
    kind = ContentType.objects.get_for_id(permission.content_type_id)
    model = kind.model_class()
    chapter = model._meta.app_config.verbose_name if model else kind.app_label
    name = _model_name(model) if model else kind.name
    standard = _ACTIONS.get(permission.codename.removesuffix(f"_{kind.model}"))
    action = standard or _OWN_ACTIONS.get(permission.codename) or permission.name
    return f"{chapter} · {name} · {action}"


def _model_name(model: type[Model]) -> str:
    """As within a sentence."""
    label = str(LABELS.get(model._meta.label, ""))
    if label:
        return f"{label[0].lower()}{label[1:]}"
    return INTERNAL_NAMES.get(model._meta.label) or str(model._meta.verbose_name)
