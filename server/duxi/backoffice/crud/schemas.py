"""What every resource's further calls give."""

from datetime import datetime

from typing_extensions import TypedDict

from duxi.audit.models import AuditAction
from duxi.core.schema import Schema


# A dictionary, because a page has hundreds of them.
class HistoryChange(TypedDict):
    """One column before and after, in words."""

    field: str
    label: str
    before: str | None
    after: str | None


class HistoryEntry(Schema):
    """One change: who, when, from where, and what."""

    id: int
    at: datetime
    actor: str | None
    on_behalf_of: str | None
    source: str
    action: AuditAction
    model: str
    model_label: str
    object_id: str
    changes: list[HistoryChange]


class UseOut(Schema):
    """A place that uses a record."""

    name: str
    count: int
    samples: list[str]
    is_part: bool
