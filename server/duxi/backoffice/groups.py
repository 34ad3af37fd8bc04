"""The initial groups and their permissions."""

from django.contrib.auth.models import Group, Permission
from django.db.models import Q

from duxi.backoffice.crud import RESOURCES
from duxi.backoffice.models import GroupDefault

# deciding on money is separate from running the office: two groups, so that one person may lack it
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
PAYING = ("payout", "payoutbatch", "withholdingrate")
_EXPORTS = Q(content_type__app_label="files", codename__in=("add_exportjob", "view_exportjob"))

_CLASSES = Q(content_type__app_label="learning", codename__in=("add_checkin", "view_checkin"))
_CHAT_SETTINGS = (
    *("add_businesshours", "change_businesshours", "delete_businesshours"),
    *("add_closedday", "change_closedday", "delete_closedday"),
    *("add_team", "change_team", "delete_team"),
    *("add_agentpresence", "change_agentpresence", "delete_agentpresence"),
)
_CONTACTS = Q(content_type__app_label="contacts", codename__in=("add_contactnote", "change_incomingmail"))
_CHAT = Q(content_type__app_label="chat") & ~Q(codename__in=_CHAT_SETTINGS)

_UPLOADS = Q(content_type__app_label="videos", codename__in=("add_video", "change_video"))

_WALL = Q(content_type__app_label="workspace", content_type__model="wallpost") & ~Q(
    codename="announce_wallpost"
)
TRAINERS = "Trainer"
AUTHORS = "Penyusun Materi"
EDITORS = "Editor"
ASSESSORS = "Asesor"
ADMINISTRATORS = "Administrator"
_SEARCH = Q(
    content_type__app_label="search", content_type__model="fruitlesssearch", codename__startswith="view"
)

# trainers get object permissions batch by batch
GROUPS: dict[str, Q] = {
    "Staff": Q(
        content_type__app_label__in=(
            "reference",
            "catalog",
            "offerings",
            "exams",
            "certificates",
            "files",
            "commerce",
            "chat",
            "entitlements",
            "learning",
            "community",
            "corporate",
            "growth",
            "workspace",
            "contacts",
            "assessors",
        )
    )
    & ~Q(content_type__app_label="commerce", codename__in=MONEY)
    & ~Q(content_type__app_label="growth", content_type__model__in=PAYING)
    & ~Q(content_type__app_label="corporate", codename="change_companyorder")
    | _UPLOADS
    | Q(content_type__app_label="learning", content_type__model="review")
    | Q(content_type__app_label="certificates", codename="view_certificate")
    | Q(content_type__app_label="gateways", content_type__model="sentmail")
    | _SEARCH,
    "Keuangan": Q(content_type__app_label="commerce")
    | _EXPORTS
    | _WALL
    | Q(content_type__app_label="growth", content_type__model__in=PAYING)
    | Q(content_type__app_label="growth", codename__in=("view_affiliate", "view_pointentry"))
    | Q(content_type__app_label="corporate", codename="change_companyorder")
    | Q(content_type__app_label="catalog", codename="view_product"),
    TRAINERS: _EXPORTS | _CLASSES | _WALL,
    # authors of courses and classes: neither orders nor participants
    AUTHORS: _UPLOADS | _EXPORTS | Q(content_type__app_label="catalog", codename="view_product"),
    EDITORS: Q(content_type__app_label__in=("catalog", "offerings")) & ~Q(codename="teach_product")
    | Q(content_type__app_label="learning", content_type__model__in=("review", "classsession"))
    | _SEARCH
    | _EXPORTS,
    "Agent": _CHAT | _EXPORTS | _WALL | _CONTACTS,
    # assessors see what is assigned to them, without model permissions
    ASSESSORS: Q(pk__in=[]),
    ADMINISTRATORS: Q(content_type__app_label="accounts", content_type__model__in=("user", "apikey"))
    | Q(content_type__app_label="auth", content_type__model="group")
    | Q(content_type__app_label="content", content_type__model="sitesettings")
    | Q(content_type__app_label="audit", codename="view_auditentry")
    | Q(content_type__app_label="workspace")
    | _EXPORTS,
}


def ensure_groups() -> None:
    """Create the groups and give each its initial permissions, once.

    Later changes by staff remain: a permission is given only if it never was before.
    """
    for name in GROUPS:
        group, _created = Group.objects.get_or_create(name=name)
        wanted = Permission.objects.filter(_from_the_start(name))
        given = GroupDefault.objects.filter(group=group).values("permission")
        fresh = list(wanted.exclude(pk__in=given))
        group.permissions.add(*fresh)
        GroupDefault.objects.bulk_create(
            [GroupDefault(group=group, permission=permission) for permission in fresh]
        )


def _from_the_start(name: str) -> Q:
    found = GROUPS[name]
    for resource in RESOURCES:
        found |= resource.permissions_for(name)
    return found
