"""The groups that exist from the start, and what each may do."""

from django.contrib.auth.models import Group, Permission
from django.db.models import Q

# Deciding over money is not part of running the office: two groups, so that one person may lack it.
MONEY = (
    "settle_order",
    "refund_order",
    "overbook_order",
    "view_revenue",
    "view_refund",
    "view_moneycase",
    "change_moneycase",
    "export_taxinvoice",
)
_EXPORTS = Q(content_type__app_label="files", codename__in=("add_exportjob", "view_exportjob"))

_CHAT = Q(content_type__app_label="chat")

TRAINERS = "Trainer"

# Trainers get their batches one by one, by object permission.
GROUPS: dict[str, Q] = {
    "Staff": Q(
        content_type__app_label__in=(
            "reference",
            "catalog",
            "offerings",
            "exams",
            "files",
            "commerce",
            "chat",
        )
    )
    & ~Q(content_type__app_label="commerce", codename__in=MONEY),
    "Keuangan": Q(content_type__app_label="commerce")
    | _EXPORTS
    | Q(content_type__app_label="reference", codename="view_instansi")
    | Q(content_type__app_label="catalog", codename="view_product"),
    TRAINERS: _EXPORTS,
    "Agent": _CHAT | _EXPORTS,
}


def ensure_groups() -> None:
    """Create the groups and give each exactly its permissions."""
    for name, allowed in GROUPS.items():
        group, _created = Group.objects.get_or_create(name=name)
        group.permissions.set(Permission.objects.filter(allowed))
