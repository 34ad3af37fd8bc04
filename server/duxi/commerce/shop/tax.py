"""PPN: the rate of a day, and the tax included in a price."""

from datetime import date
from decimal import Decimal

from duxi.commerce.models import TaxRate
from duxi.core.compiled import Compiled, param


def rate_on(day: date) -> TaxRate:
    """The rate in force on a day in Jakarta; raises `TaxRate.DoesNotExist` before the first one."""
    rate = _IN_FORCE.first(day=day)
    if rate is None:
        raise TaxRate.DoesNotExist(f"no rate of tax on {day}")
    return rate


_IN_FORCE = Compiled(lambda: TaxRate.objects.filter(valid_from__lte=param("day")).order_by("-valid_from")[:1])


def included_tax(total: int, rate: TaxRate) -> int:
    """The included tax: the price less its net price, which is rounded half up."""
    base = rate.base_denominator * 100 * _HUNDREDTHS
    share = int(rate.percent * _HUNDREDTHS) * rate.base_numerator
    net = (2 * total * base + base + share) // (2 * (base + share))
    return total - net


def share_text(rate: TaxRate) -> str | None:
    """The fraction of the price that is taxed, such as 11/12; None if all of it is."""
    if rate.base_numerator == rate.base_denominator:
        return None
    return f"{rate.base_numerator}/{rate.base_denominator}"


def percent_text(percent: Decimal) -> str:
    """12, or 12.5."""
    return f"{percent.normalize():f}"


_HUNDREDTHS = 100
