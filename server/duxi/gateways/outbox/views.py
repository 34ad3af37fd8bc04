"""The demo's outbox: mails, chats, texts and push messages that were not really sent.

It shows everybody's links and codes, so it exists in demonstrations only.
"""

import re
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.core.paginator import Paginator
from django.db.models import Prefetch
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.http import content_disposition_header
from django.utils.translation import override
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from duxi.core.assets import send_asset
from duxi.gateways.models import OutboxAttachment, OutboxMessage

PAGE_SIZE = 20
Channel = OutboxMessage.Channel
View = Callable[..., HttpResponse]

_ASSETS = Path(__file__).parent / "assets"
_CODE = re.compile(r"(?<!\d)\d{6}(?!\d)")
_LINK = re.compile(r"https?://\S+\?\S+")


def _demo_only(view: View) -> View:
    @wraps(view)
    def guarded(request: HttpRequest, **parts: Any) -> HttpResponse:
        if not settings.DEMO:
            raise Http404
        return view(request, **parts)

    return guarded


@never_cache
@require_GET
@_demo_only
def outbox(request: HttpRequest) -> HttpResponse:
    """All messages, newest first; `to` filters by recipient, `channel` by channel."""
    wanted, channel = request.GET.get("to", "").replace("\x00", "").strip(), request.GET.get("channel", "")
    listed = Prefetch("attachments", OutboxAttachment.objects.defer("content"))
    found = OutboxMessage.objects.order_by("-pk").prefetch_related(listed)
    found = found.filter(recipient__icontains=wanted) if wanted else found
    found = found.filter(channel=channel) if channel in Channel.values else found
    page = Paginator(found, PAGE_SIZE).get_page(request.GET.get("page"))
    context = {
        "to": wanted,
        "channel": channel,
        "page": page,
        "messages": [_row(message) for message in page],
        "channels": [_choice(wanted, *one, channel) for one in [("", "Semua"), *Channel.choices]],
        "newer": page.has_previous() and _query(wanted, channel, page.previous_page_number()),
        "older": page.has_next() and _query(wanted, channel, page.next_page_number()),
    }
    with override("id"):
        return render(request, "outbox/list.html", context)


@never_cache
@require_GET
@_demo_only
def message(request: HttpRequest, pk: int) -> HttpResponse:
    """A mail as its recipient sees it."""
    message = get_object_or_404(OutboxMessage.objects.exclude(html=""), pk=pk)
    return HttpResponse(message.html)


@never_cache
@require_GET
@_demo_only
def attachment(request: HttpRequest, pk: int) -> HttpResponse:
    found = get_object_or_404(OutboxAttachment, pk=pk)
    response = HttpResponse(bytes(found.content), content_type=found.content_type)
    response["Content-Disposition"] = content_disposition_header(False, found.filename) or "inline"
    return response


@require_GET
@_demo_only
def asset(request: HttpRequest, name: str) -> HttpResponse:
    """The page's stylesheet and script, by their exact names."""
    return send_asset(_ASSETS, name)


def _row(message: OutboxMessage) -> dict[str, Any]:
    """A message with its code or link extracted."""
    is_mail = message.channel == Channel.MAIL
    code, link = _CODE.search(message.text), _LINK.search(message.text)
    return {
        "it": message,
        "code": code[0] if code and not is_mail else "",
        "link": link[0] if link and is_mail else "",
    }


def _choice(wanted: str, value: str, label: str, chosen: str) -> dict[str, Any]:
    return {"label": label, "query": _query(wanted, value, 1), "is_chosen": value == chosen}


def _query(wanted: str, channel: str, page: int) -> str:
    parts = {"to": wanted, "channel": channel, "page": str(page) if page > 1 else ""}
    return "?" + urlencode({name: value for name, value in parts.items() if value})
