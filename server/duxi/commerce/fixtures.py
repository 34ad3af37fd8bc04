"""Loads the demo's lines for sold-out classes, its class vouchers and its vouchers, once each."""

from collections.abc import Iterable, Mapping
from datetime import timedelta
from pathlib import Path

from django.db.models import F

from duxi.accounts.models import User
from duxi.catalog.models import Product
from duxi.commerce.actions.waiting import HOLD
from duxi.commerce.models import (
    ClassVoucher,
    CompanyDomain,
    CompanyMember,
    Voucher,
    VoucherBatch,
    WaitingEntry,
    WaitingStatus,
)
from duxi.core.clock import now
from duxi.core.fixtures import read_yaml
from duxi.reference.models import Instansi

_MINUTES_BETWEEN = 37


def load_waiting(path: Path) -> None:
    """Sell the named classes out and let people stand in line; lines that are there stay as they are."""
    people = {user.email: user for user in User.objects.filter(email__endswith="@contoh.example")}
    for item in read_yaml(path):
        product = Product.objects.get(kind=item["kind"], slug=item["slug"])
        if WaitingEntry.objects.filter(product=product).exists():
            continue
        filled = F("sold_elsewhere") + F("quota") - F("sold") - len(item["offered"])
        Product.objects.filter(pk=product.pk).update(sold=F("quota"), sold_elsewhere=filled)
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


def load_vouchers(path: Path) -> None:
    """Batches of vouchers with their codes, and the domains of companies; uses that are there stay."""
    for item in read_yaml(path)["batches"]:
        fields = {name: item[name] for name in _BATCH_FIELDS if name in item}
        if "company" in item:
            fields["instansi"] = Instansi.objects.get(code=item["company"])
        batch, _created = VoucherBatch.objects.update_or_create(label=item["label"], defaults=fields)
        batch.products.set(_named(item.get("products", ())))
        for code in item["codes"]:
            Voucher.objects.update_or_create(code=code, defaults={"batch": batch, "limit": batch.max_uses})
    for item in read_yaml(path)["domains"]:
        company = Instansi.objects.get(code=item["company"])
        CompanyDomain.objects.update_or_create(domain=item["domain"], defaults={"instansi": company})


def load_memberships(people_path: Path) -> None:
    """The invented participants belong to their agencies, as a proved address would say."""
    people = {one["email"]: one["instansi"] for one in read_yaml(people_path)["participants"]}
    agencies = dict(Instansi.objects.filter(code__in=people.values()).values_list("code", "pk"))
    members = [
        CompanyMember(user=user, instansi_id=agencies[people[user.email]], synced_at=now())
        for user in User.objects.filter(email__in=people)
        if people[user.email] in agencies
    ]
    CompanyMember.objects.bulk_create(members, ignore_conflicts=True)


def _named(products: Iterable[Mapping[str, str]]) -> list[Product]:
    return [Product.objects.get(kind=one["kind"], slug=one["slug"]) for one in products]


_BATCH_FIELDS = (
    *("effect", "value", "max_discount", "min_amount", "max_uses", "max_uses_per_person", "kinds", "note"),
    *("is_first_purchase_only", "is_stackable", "is_active", "affiliate_code"),
)
