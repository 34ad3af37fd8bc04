"""Indonesian names of permissions (Django's own are English)."""

from django.contrib.auth.models import Permission
from django.contrib.contenttypes.models import ContentType
from django.utils.translation import gettext_lazy as _

_ACTIONS = {"add": _("menambah"), "change": _("mengubah"), "delete": _("menghapus"), "view": _("melihat")}


def permission_name(permission: Permission) -> str:
    """`Katalog · produk · mengubah`; other actions have names of their own."""
    kind = ContentType.objects.get_for_id(permission.content_type_id)
    model = kind.model_class()
    chapter = model._meta.app_config.verbose_name if model else kind.app_label
    action = _ACTIONS.get(permission.codename.removesuffix(f"_{kind.model}"), permission.name)
    return f"{chapter} · {kind.name} · {action}"
