"""Loads `fixtures/notices.yaml`: notifications of the demo accounts, once each."""

from datetime import timedelta
from pathlib import Path
from typing import Any

from duxi.accounts.models import User
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml
from duxi.notices.models import Notification
from duxi.notices.templates import TEMPLATES


def load_notices(path: Path) -> None:
    """Create missing inbox rows; nothing is mailed or pushed."""
    people = {user.email: user for user in User.objects.filter(email__endswith="@contoh.example")}
    for number, item in enumerate(read_yaml(path), start=1):
        user = people[item["user"]]
        Notification.objects.get_or_create(user=user, dedupe=f"demo:{number}", defaults=_fields(item))


def _fields(item: dict[str, Any]) -> dict[str, Any]:
    template = TEMPLATES[item["template"]]
    created_at = now() - timedelta(hours=item["hours_ago"])
    return {
        "topic": template.topic,
        "template": template.key,
        "params": item.get("params", {}),
        "created_at": created_at,
        "read_at": created_at + timedelta(minutes=20) if item["is_read"] else None,
    }
