"""The access log of refund accounts."""

from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType

from duxi.commerce.models import RefundAccount

_NEWEST = 20


def looks_at(account: RefundAccount) -> list[dict[str, Any]]:
    """The newest accesses to an account."""
    kind = ContentType.objects.get_for_model(RefundAccount)
    entries = LogEntry.objects.filter(content_type=kind, object_id=str(account.pk)).select_related("user")
    return [
        {"at": entry.action_time, "made_by": entry.user.fullname, "text": entry.change_message}
        for entry in entries.order_by("-action_time", "-pk")[:_NEWEST]
    ]
