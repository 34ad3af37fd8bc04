"""The recipient of a tax invoice, validated by field."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from duxi.core.errors import Invalid
from duxi.core.npwp import digits_of, is_nik, is_npwp


@dataclass(frozen=True)
class TaxIdentity:
    """The recipient of a tax invoice; `number` has digits only."""

    id_type: str
    number: str
    name: str
    address: str


def tax_identity(*, id_type: str, number: str, name: str, address: str) -> TaxIdentity:
    """The validated identity; raises `Invalid` with messages by field."""
    fields = {"tax_id_type": id_type, "tax_id": number, "tax_name": name, "tax_address": address}
    errors = {field: [_("Wajib diisi.")] for field, value in fields.items() if not value.strip()}
    digits = digits_of(number)
    if not errors:
        errors = _errors(id_type, digits)
    if errors:
        raise Invalid(errors=errors)
    return TaxIdentity(id_type=id_type, number=digits, name=name.strip(), address=address.strip())


def _errors(id_type: str, digits: str) -> dict[str, list[str]]:
    if id_type == "npwp":
        return {} if is_npwp(digits) else {"tax_id": [_("NPWP tidak valid. Periksa kembali angkanya.")]}
    if id_type == "nik":
        return {} if is_nik(digits) else {"tax_id": [_("NIK tidak valid. Periksa kembali angkanya.")]}
    return {"tax_id_type": [_("Pilih NPWP atau NIK.")]}
