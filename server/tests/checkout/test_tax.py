"""PPN within prices, by the rates of the days; and numbers of those to whom tax invoices are made out."""

from datetime import date
from decimal import Decimal

import pytest

from duxi.commerce.invoicing.tax_identity import is_nik, is_npwp, tax_identity
from duxi.commerce.models import TaxRate
from duxi.commerce.shop.tax import included_tax, percent_text, rate_on
from duxi.core.errors import Invalid

ELEVEN_TWELFTHS = TaxRate(percent=Decimal("12.00"), base_numerator=11, base_denominator=12)
TEN = TaxRate(percent=Decimal("10.00"))
ODD = TaxRate(percent=Decimal("12.50"), base_numerator=1, base_denominator=1)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("day", "percent"),
    [
        ("2010-04-01", 10),
        ("2022-03-31", 10),
        ("2022-04-01", 11),
        ("2024-12-31", 11),
        ("2025-01-01", 12),
        ("2026-11-21", 12),
    ],
)
def test_the_rate_of_a_day(day, percent):
    assert rate_on(date.fromisoformat(day)).percent == percent


@pytest.mark.django_db
def test_there_is_no_rate_before_the_first():
    with pytest.raises(TaxRate.DoesNotExist):
        rate_on(date(2010, 3, 31))


@pytest.mark.parametrize(
    ("total", "rate", "tax"),
    [
        (111_000, ELEVEN_TWELFTHS, 11_000),
        (100_000, ELEVEN_TWELFTHS, 9_910),  # net 90.090,09
        (1, ELEVEN_TWELFTHS, 0),
        (5, ELEVEN_TWELFTHS, 0),  # net 4,5045 is 5
        (6, ELEVEN_TWELFTHS, 1),
        (0, ELEVEN_TWELFTHS, 0),
        (110_000, TEN, 10_000),
        (11, TEN, 1),
        (225, ODD, 25),
        (9_999_999_999, ELEVEN_TWELFTHS, 990_990_991),
    ],
)
def test_the_tax_within_a_price(total, rate, tax):
    assert included_tax(total, rate) == tax


@pytest.mark.parametrize(("percent", "text"), [("12.00", "12"), ("10.00", "10"), ("12.50", "12.5")])
def test_percent_as_it_is_read(percent, text):
    assert percent_text(Decimal(percent)) == text


@pytest.mark.parametrize(
    ("number", "is_one"),
    [
        ("013000666091000", True),
        ("016090524017000", True),
        ("013000667091000", False),  # check digit
        ("000000000000000", False),
        ("0013000666091000", True),  # the old number behind a 0
        ("0013000667091000", False),
        ("3171234509870001", True),  # a NIK
        ("3171239909870001", False),
        ("1000000001234567", True),  # bodies registered since 2025 have no check digit
        ("1000000000000000", False),
        ("1001000001234567", False),
        ("100000000123456", False),
        ("01300066609100", False),
        ("０13000666091000", False),  # a full-width digit
        ("", False),
    ],
)
def test_npwp(number, is_one):
    assert is_npwp(number) is is_one


@pytest.mark.parametrize(
    ("number", "is_one"),
    [
        ("3171234509870001", True),  # born on the 5th, a woman
        ("1101013101900001", True),
        ("9671017112000001", True),  # the 31st, a woman
        ("1001010101900001", False),  # no such province
        ("9701010101900001", False),
        ("3171010001900001", False),  # day 0
        ("3171013201900001", False),
        ("3171014001900001", False),
        ("3171017201900001", False),
        ("3171010100900001", False),  # month 0
        ("3171010113900001", False),
        ("317101010190000", False),
    ],
)
def test_nik(number, is_one):
    assert is_nik(number) is is_one


def identity(**changes):
    usual = {"id_type": "npwp", "number": "01.300.066.6-091.000", "name": " PT Maju ", "address": "Bandung"}
    return tax_identity(**usual | changes)


def test_keeps_digits_and_trimmed_texts():
    found = identity()
    assert (found.number, found.name, found.address) == ("013000666091000", "PT Maju", "Bandung")


@pytest.mark.parametrize(
    ("changes", "errors"),
    [
        ({"id_type": ""}, {"tax_id_type": ["Wajib diisi."]}),
        ({"name": " ", "address": ""}, {"tax_name": ["Wajib diisi."], "tax_address": ["Wajib diisi."]}),
        ({"number": "123"}, {"tax_id": ["NPWP tidak valid. Periksa kembali angkanya."]}),
        (
            {"id_type": "nik", "number": "123"},
            {"tax_id": ["NIK tidak valid. Periksa kembali angkanya."]},
        ),
        ({"id_type": "sim"}, {"tax_id_type": ["Pilih NPWP atau NIK."]}),
    ],
)
def test_names_each_field_that_is_wrong(changes, errors):
    with pytest.raises(Invalid) as refused:
        identity(**changes)
    assert refused.value.errors == errors
