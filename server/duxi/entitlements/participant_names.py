"""Names of participants: the seat's holder, or the name entered before there is an account."""

from collections.abc import Callable, Collection, Iterable, Mapping

from duxi.entitlements.models import Entitlement

NameSource = Callable[[Collection[int]], Mapping[int, str]]
"""Names by seat id; unknown seats are left out."""

_SOURCES: list[NameSource] = []


def register_names(source: NameSource) -> None:
    """Register where a package above stores names of people without an account."""
    _SOURCES.append(source)


def participant_names(seats: Iterable[Entitlement]) -> dict[int, str]:
    """Names by seat id; seats without a name are left out. Reads the seats' holders."""
    rows = list(seats)
    names = {seat.pk: seat.holder.fullname for seat in rows if seat.holder}
    unheld = [seat.pk for seat in rows if seat.holder is None]
    for source in _SOURCES if unheld else ():
        names |= source(unheld)
    return names
