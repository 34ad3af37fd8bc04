"""What a superuser sees first in the Django admin: a few figures, each with the way to its rows."""

from datetime import timedelta
from typing import Any

from django.db.models import Sum
from django.http import HttpRequest
from django.urls import reverse
from django_q.models import Failure, OrmQ

from duxi.accounts.models import User
from duxi.activity.models import ClientError
from duxi.catalog.models import Product
from duxi.commerce.models import Order, OrderStatus
from duxi.core.clock import now
from duxi.core.models import EventDelivery
from duxi.core.money import rupiah

MONTH = timedelta(days=30)


def with_figures(request: HttpRequest, context: dict[str, Any]) -> dict[str, Any]:
    """The dashboard's context."""
    context["figures"] = [*_sales(), *_health()]
    return context


def _sales() -> list[dict[str, str]]:
    paid = Order.objects.filter(status=OrderStatus.PAID, paid_at__gte=now() - MONTH)
    revenue = paid.aggregate(total=Sum("total"))["total"] or 0
    newcomers = User.objects.filter(created_at__gte=now() - MONTH).count()
    published = Product.objects.filter(is_published=True).count()
    return [
        _figure("Penjualan 30 hari", rupiah(revenue), "commerce_order"),
        _figure("Pesanan lunas 30 hari", paid.count(), "commerce_order"),
        _figure("Pengguna baru 30 hari", newcomers, "accounts_user"),
        _figure("Produk terbit", published, "catalog_product"),
    ]


def _health() -> list[dict[str, str]]:
    errors = ClientError.objects.filter(last_seen_at__gte=now() - MONTH).count()
    failed = EventDelivery.objects.filter(done_at=None, due_at=None).count()
    return [
        _figure("Tugas dalam antrean", OrmQ.objects.count(), "django_q_ormq"),
        _figure("Tugas gagal", Failure.objects.count(), "django_q_failure"),
        _figure("Kejadian yang tidak sampai", failed, "core_eventdelivery"),
        _figure("Galat peramban 30 hari", errors, "activity_clienterror"),
    ]


def _figure(title: str, value: object, model: str) -> dict[str, str]:
    text = f"{value:,}".replace(",", ".") if isinstance(value, int) else str(value)
    return {"title": title, "value": text, "url": reverse(f"admin:{model}_changelist")}
