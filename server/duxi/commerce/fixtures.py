"""Loads the demo's lines for sold-out classes and its class vouchers, once each."""

from datetime import timedelta
from pathlib import Path

from django.db.models import F

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.actions.waiting import HOLD
from duxi.commerce.models import ClassVoucher, WaitingEntry, WaitingStatus
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml

_MINUTES_BETWEEN = 37


def load_waiting(path: Path) -> None:
    """Sell the named classes out and let people stand in line; lines that are there stay as they are."""
    people = {user.email: user for user in User.objects.filter(email__endswith="@contoh.id")}
    for item in read_yaml(path):
        product = Product.objects.get(kind=item["kind"], slug=item["slug"])
        if WaitingEntry.objects.filter(product=product).exists():
            continue
        Product.objects.filter(pk=product.pk).update(sold=F("quota"))
        in_order = [*item["offered"], *item["waiting"]]
        entries = [_entry(people[email], product, place) for place, email in enumerate(in_order)]
        for entry in entries[: len(item["offered"])]:
            entry.status, entry.offered_at = WaitingStatus.OFFERED, now()
            entry.offered_until = now() + HOLD
        WaitingEntry.objects.bulk_create(entries)


def _entry(person: User, product: Product, place: int) -> WaitingEntry:
    came = now() - timedelta(days=2) + timedelta(minutes=_MINUTES_BETWEEN * place)
    return WaitingEntry(person=person, product=product, created_at=came)


def load_class_vouchers(path: Path) -> None:
    """Codes that open the first OTI class of the shop; none while there is no such class."""
    batch = read_yaml(path)
    product = Product.objects.filter(kind="oti", is_published=True).order_by("position", "pk").first()
    if product is None:
        return
    for code in batch["codes"]:
        ClassVoucher.objects.get_or_create(code=code, defaults={"product": product, "label": batch["label"]})
