"""The start page of the Django admin: figures and lists with links to their rows."""

import json
from collections.abc import Iterable
from datetime import timedelta
from typing import Any

from django.db.models import Count, Q
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django_q.models import Failure, OrmQ

from duxi.accounts.models import User
from duxi.activity.models import ClientError
from duxi.backoffice.queries import revenue
from duxi.backoffice.queries.revenue import Period
from duxi.catalog.models import Product
from duxi.commerce.models import Order
from duxi.config.administration import KIND_LINES
from duxi.core.admin_columns import state_label
from duxi.core.clock import now
from duxi.core.models import EventDelivery
from duxi.core.money import rupiah
from duxi.learning.models import Review, ReviewStatus

DAYS = 30
NEWEST = 8
MILLION = 1_000_000


def with_figures(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    today = now().date()
    period = Period(today - timedelta(days=DAYS - 1), today)
    context["figures"] = _sales(period)
    context["days"] = _by_day(period)
    context["published"] = _published()
    context["waiting"] = _waiting()
    context["kinds"] = _kinds()
    context["orders"] = _newest_orders()
    return context


def _sales(period: Period) -> list[dict[str, str]]:
    """Revenue and orders, computed as in the back office's revenue report."""
    earlier = Period(period.first - timedelta(days=DAYS), period.first - timedelta(days=1))
    sales, before = revenue.totals(period), revenue.totals(earlier)
    joined, joined_before = _joined(period), _joined(earlier)
    money = _figure("Dana masuk", rupiah(sales["paid"]), "commerce_order")
    orders = _figure("Pesanan lunas", sales["orders"], "commerce_order", "?status__exact=paid")
    people = _figure("Pengguna baru", joined, "accounts_user")
    return [
        {**money, "note": _change(sales["paid"], before["paid"])},
        {**orders, "note": _change(sales["orders"], before["orders"])},
        {**people, "note": _change(joined, joined_before)},
    ]


def _joined(period: Period) -> int:
    return User.objects.filter(period.of("created_at")).count()


def _change(value: int, before: int) -> str:
    """How a figure stands to that of the days before; nothing where there was none."""
    if before == 0:
        return ""
    percent = round((value - before) * 100 / before)
    if percent == 0:
        return f"Sama seperti {DAYS} hari sebelumnya"
    return f"{'Naik' if percent > 0 else 'Turun'} {abs(percent)}% dari {DAYS} hari sebelumnya"


def _by_day(period: Period) -> str:
    """Revenue per day for the chart, including days without any."""
    days = revenue.by_day(period)
    bars = {
        "label": "Dana masuk (juta rupiah)",
        "data": [round(row["paid"] / MILLION, 3) for row in days],
        "backgroundColor": "var(--color-primary-600)",
        "maxBarThickness": 18,
        "maxTicksXLimit": 10,
        "displayYAxis": True,
        "suffixYAxis": "juta",
    }
    labels = [f"{row['date'].day}/{row['date'].month}" for row in days]
    return json.dumps({"labels": labels, "datasets": [bars]})


def _waiting() -> list[dict[str, Any]]:
    errors = ClientError.objects.filter(last_seen_at__gte=now() - timedelta(days=DAYS)).count()
    failed = EventDelivery.objects.filter(done_at=None, due_at=None).count()
    orders = Order.objects.exclude(review_reason="").count()
    reviews = Review.objects.filter(status=ReviewStatus.PENDING).count()
    figures = [
        _figure("Pesanan perlu diperiksa", orders, "commerce_order", "?review=yes"),
        _figure("Ulasan menunggu", reviews, "learning_review"),
        _figure("Tugas antre", OrmQ.objects.count(), "django_q_ormq"),
        _figure("Tugas gagal", Failure.objects.count(), "django_q_failure"),
        _figure("Kejadian tertahan", failed, "core_eventdelivery"),
        _figure("Galat peramban", errors, "activity_clienterror"),
    ]
    return [{**figure, "is_due": figure["value"] != "0"} for figure in figures]


def _published() -> dict[str, str]:
    count = Product.objects.filter(is_published=True).count()
    return _figure("Produk terbit", count, "catalog_product", "?is_published__exact=1")


def _kinds() -> dict[str, Any]:
    """Number of published products of each kind."""
    shown, drafts = Count("pk", filter=Q(is_published=True)), Count("pk", filter=Q(is_published=False))
    rows = Product.objects.values("kind").annotate(shown=shown, drafts=drafts).order_by()
    counts = {row["kind"]: (row["shown"], row["drafts"]) for row in rows}
    lines = (
        [_products_of(kind, title), *counts.get(kind, (0, 0))] for kind, (title, _icon) in KIND_LINES.items()
    )
    return _table(("Jenis produk", "Terbit", "Draf"), lines)


def _newest_orders() -> dict[str, Any]:
    orders = Order.objects.select_related("buyer").order_by("-created_at", "-pk")[:NEWEST]
    lines = (
        [
            _link(reverse("admin:commerce_order_change", args=(one.pk,)), one.order_id),
            one.buyer.fullname,
            state_label(one.status, one.get_status_display()),
            format_html('<span class="amount">{}</span>', rupiah(one.total)),
        ]
        for one in orders
    )
    return _table(("Pesanan", "Pembeli", "Status", "Total"), lines)


def _table(headers: tuple[str, ...], rows: Iterable[list[Any]]) -> dict[str, Any]:
    return {"headers": headers, "rows": list(rows)}


def _products_of(kind: str, label: object) -> SafeString:
    return _link(f"{reverse('admin:catalog_product_changelist')}?kind__exact={kind}", label)


def _link(url: str, text: object) -> SafeString:
    tint = "text-primary-600 dark:text-primary-500"
    return format_html('<a href="{}" class="{} font-medium whitespace-nowrap">{}</a>', url, tint, text)


def _figure(title: str, value: object, model: str, query: str = "") -> dict[str, str]:
    text = f"{value:,}".replace(",", ".") if isinstance(value, int) else str(value)
    return {"title": title, "value": text, "url": reverse(f"admin:{model}_changelist") + query}
