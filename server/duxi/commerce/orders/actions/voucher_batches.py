"""Voucher batches as staff create and change them; the author of each change is recorded."""

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.contrib.admin.models import ADDITION, CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.core.exceptions import ValidationError
from django.core.serializers.json import DjangoJSONEncoder
from django.db import IntegrityError, transaction
from django.db.models import Max
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.catalog.kinds import KINDS
from duxi.catalog.models import Product
from duxi.commerce.models import Voucher, VoucherBatch, VoucherEffect
from duxi.commerce.orders.actions.checkout import ALPHABET
from duxi.core.errors import Invalid, NotFound, Rejected, Stale

MOST_CODES = 5_000
RANDOM_LENGTH = 8
FIELDS = (
    "label",
    "effect",
    "value",
    "max_discount",
    "min_amount",
    "valid_from",
    "valid_until",
    "max_uses",
    "max_uses_per_person",
    "kinds",
    "is_first_purchase_only",
    "is_stackable",
    "is_active",
    "affiliate_code",
    "instansi_id",
    "note",
)


class CodeTaken(Invalid):
    """Codes are unique over all batches."""

    message = gettext_lazy("Kode ini sudah dipakai oleh program voucher lain.")


class BatchInUse(Rejected):
    """Used vouchers belong to orders."""

    message = gettext_lazy("Program voucher ini sudah dipakai. Nonaktifkan saja bila tidak berlaku lagi.")


@dataclass(frozen=True)
class NewCodes:
    """Codes to create: one typed code, or `count` random ones with a prefix."""

    code: str = ""
    count: int = 0
    prefix: str = ""

    def made(self) -> list[str]:
        """The different codes to create, in capitals."""
        if self.code:
            return [self.code.upper()]
        found: set[str] = set()
        while len(found) < self.count:
            found.add(self.prefix.upper() + "".join(secrets.choice(ALPHABET) for _n in range(RANDOM_LENGTH)))
        return sorted(found)


@transaction.atomic
def create_batch(
    *, values: Mapping[str, Any], product_ids: Sequence[int], codes: NewCodes, made_by: User
) -> VoucherBatch:
    """Create a batch with its codes; raises `Invalid` by field or `CodeTaken`, and then creates nothing."""
    batch = VoucherBatch(**values, created_by=made_by)
    products = _checked(batch, product_ids)
    batch.save(force_insert=True)
    batch.products.set(products)
    made = _insert(batch, codes)
    _log(batch, made_by, ADDITION, {"added": {"name": "kode", "object": str(made)}})
    return batch


@transaction.atomic
def change_batch(
    *, batch_id: int, version: int, values: Mapping[str, Any], product_ids: Sequence[int], made_by: User
) -> None:
    """Change the rules of a batch that has not changed since it was read.

    Carts use the new rules from their next step on; placed orders keep theirs. Raises `NotFound`, `Stale` or
    `Invalid` by field.
    """
    batch = _locked(batch_id)
    if batch.version != version:
        raise Stale
    before = _snapshot(batch)
    for name, value in values.items():
        setattr(batch, name, value)
    products = _checked(batch, product_ids)
    batch.version += 1
    batch.save()
    batch.products.set(products)
    carry_limit(batch)
    _log_difference(batch, made_by, before)


@transaction.atomic
def add_codes(*, batch_id: int, codes: NewCodes, made_by: User) -> int:
    """Add codes to a batch and return how many. Raises `NotFound` or `CodeTaken`."""
    batch = _locked(batch_id)
    made = _insert(batch, codes)
    _log(batch, made_by, CHANGE, {"added": {"name": "kode", "object": str(made)}})
    return made


@transaction.atomic
def delete_batch(*, batch_id: int) -> None:
    """Delete a batch that was never used; raises `NotFound` or `BatchInUse`."""
    batch = _locked(batch_id)
    codes = Voucher.objects.filter(batch=batch)
    if codes.filter(used__gt=0).exists() or codes.filter(uses__isnull=False).exists():
        raise BatchInUse
    codes.delete()
    batch.delete()


def _locked(batch_id: int) -> VoucherBatch:
    batch = VoucherBatch.objects.select_for_update().filter(pk=batch_id).first()
    if batch is None:
        raise NotFound
    return batch


def _insert(batch: VoucherBatch, codes: NewCodes) -> int:
    made = [Voucher(batch=batch, code=code, limit=batch.max_uses) for code in codes.made()]
    try:
        with transaction.atomic():
            Voucher.objects.bulk_create(made)
    except IntegrityError as error:
        raise CodeTaken(errors={"code": [str(CodeTaken.message)]}) from error
    return len(made)


def _checked(batch: VoucherBatch, product_ids: Sequence[int]) -> list[Product]:
    """The named products, after all rules of a batch are checked."""
    products = list(Product.objects.filter(pk__in=product_ids))
    errors = dict(_mistakes(batch))
    if len(products) != len(set(product_ids)):
        errors["product_ids"] = [_("Produk tidak ditemukan.")]
    try:
        batch.full_clean(exclude=["created_by"])
    except ValidationError as error:
        found = {name: list(map(str, texts)) for name, texts in error.message_dict.items()}
        errors = {name: texts for name, texts in found.items() if name != "__all__"} | errors
    if errors:
        raise Invalid(errors=errors)
    return products


def _mistakes(batch: VoucherBatch) -> Iterable[tuple[str, list[str]]]:
    """Rules over several fields, reported at the field that is wrong."""
    if batch.effect == VoucherEffect.PERCENT and not 1 <= batch.value <= 100:
        yield "value", [_("Persen harus antara 1 dan 100.")]
    if batch.effect == VoucherEffect.FIXED and batch.value < 1:
        yield "value", [_("Potongan harus lebih dari nol.")]
    if batch.valid_from and batch.valid_until and batch.valid_until <= batch.valid_from:
        yield "valid_until", [_("Akhir masa berlaku harus setelah awalnya.")]
    if any(KINDS.get(kind) is None for kind in batch.kinds):
        yield "kinds", [_("Jenis produk tidak dikenal.")]


def carry_limit(batch: VoucherBatch) -> None:
    """Copy the batch's limit to its codes; the database refuses one below the used count."""
    codes = Voucher.objects.filter(batch=batch)
    try:
        with transaction.atomic():
            codes.update(limit=batch.max_uses)
    except IntegrityError as error:
        most = codes.aggregate(most=Max("used"))["most"]
        text = _("Sudah ada kode yang dipakai {n} kali, jadi batasnya minimal {n}.").format(n=most)
        raise Invalid(errors={"max_uses": [text]}) from error


def _snapshot(batch: VoucherBatch) -> dict[str, Any]:
    products = list(batch.products.order_by("title").values_list("title", flat=True))
    return {name: getattr(batch, name) for name in FIELDS} | {"products": products}


def _log_difference(batch: VoucherBatch, made_by: User, before: Mapping[str, Any]) -> None:
    after = _snapshot(batch)
    changed = [name for name, value in after.items() if value != before[name]]
    if changed:
        then, today = ({name: state[name] for name in changed} for state in (before, after))
        _log(batch, made_by, CHANGE, {"changed": {"fields": changed, "before": then, "after": today}})


def _log(batch: VoucherBatch, made_by: User, flag: int, message: Mapping[str, Any]) -> None:
    """Log in the format of Django's own history, with the values beside the names."""
    LogEntry.objects.create(
        user=made_by,
        content_type=ContentType.objects.get_for_model(VoucherBatch),
        object_id=str(batch.pk),
        object_repr=str(batch)[:200],
        action_flag=flag,
        change_message=json.dumps([message], cls=DjangoJSONEncoder),
    )
