"""Records page views."""

import re
from collections.abc import Mapping

from duxi.accounts.models import User
from duxi.activity.cleaning import path_of
from duxi.activity.models import PageView
from duxi.core.clock import now

CAMPAIGN = ("utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content")
_LENGTH = 100
# valid in JSON but not in a column
_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")


def record_view(
    *, user: User | None, menu_name: str, action_name: str, url: str, query: Mapping[str, object]
) -> None:
    """Insert a page view; of the query's parameters only those of campaigns."""
    campaign = {name: _UNSTORABLE.sub("", str(query[name]))[:_LENGTH] for name in CAMPAIGN if query.get(name)}
    PageView.objects.create(
        user=user,
        menu_name=menu_name,
        action_name=action_name,
        path=path_of(url),
        viewed_at=now(),
        **campaign,
    )
