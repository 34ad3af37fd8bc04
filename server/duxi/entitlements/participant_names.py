"""Who takes part with a seat: its holder, or the person whom a form names before there is an account."""

from collections.abc import Callable, Collection, Iterable, Mapping

from duxi.entitlements.models import Entitlement

NameSource = Callable[[Collection[int]], Mapping[int, str]]
"""Names by the id of the seat; seats that it does not know are left out."""

_SOURCES: list[NameSource] = []


def register_names(source: NameSource) -> None:
    """Packages above register where they keep the names of people without an account."""
    _SOURCES.append(source)


def participant_names(seats: Iterable[Entitlement]) -> dict[int, str]:
    """Names by the id of the seat; seats without a name are left out. Reads the seats' holders."""
    rows = list(seats)
    names = {seat.pk: seat.holder.fullname for seat in rows if seat.holder}
    unheld = [seat.pk for seat in rows if seat.holder is None]
    for source in _SOURCES if unheld else ():
        names |= source(unheld)
    return names
