"""Open points as a liability, by month, and its workbook."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from django.utils.translation import gettext_lazy
from ninja import Query, Router
from pydantic import Field

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.sidebar import SIDEBAR, Line
from duxi.core.clock import now
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import Forbidden
from duxi.core.schema import Schema
from duxi.files.data_sheets import Column, DataSheet, Kind
from duxi.files.exports import EXPORTS, Export, ExportKind, Progress
from duxi.files.xlsx import Book, write_book
from duxi.growth.liability import Liability, Month, expiries, liability, months, open_accounts

router = Router(tags=["points-liability"])
VIEW = "growth.view_pointentry"
SIDEBAR.register(
    Line("points", gettext_lazy("Kewajiban poin"), "trend", 70, "points-liability", "/points-liability")
)


class LiabilityParams(Schema):
    months: int = Field(12, ge=1, le=36)


class LiabilityMonth(Schema):
    """The movements of a month, and the balance at its end."""

    month: date
    earned: int
    redeemed: int
    expired: int
    reversed: int
    corrected: int
    open: int

    @classmethod
    def of(cls, month: Month) -> "LiabilityMonth":
        return cls(**vars(month))


class ExpiryMonth(Schema):
    month: date
    points: int


class LiabilityOut(Schema):
    """Open points, their value in the best and the usual reward, and their movements."""

    open: int
    owed: int
    accounts: int
    rupiah_per_point: float
    worth: int
    months: list[LiabilityMonth]
    expiries: list[ExpiryMonth]

    @classmethod
    def of(cls, found: Liability, count: int) -> "LiabilityOut":
        return cls(
            **vars(found),
            months=[LiabilityMonth.of(one) for one in months(count)],
            expiries=[ExpiryMonth(month=month, points=points) for month, points in expiries()],
        )


@router.get("/points-liability", response=Envelope[LiabilityOut], auth=StaffBearer(VIEW))
def show_liability(request: LearnerRequest, params: Query[LiabilityParams]) -> Envelope[LiabilityOut]:
    return ok(LiabilityOut.of(liability(), params.months))


def _prepare(owner: User, params: Mapping[str, Any]) -> Export:
    """The report, for staff with access to the points ledger."""
    if not owner.has_perm(VIEW):
        raise Forbidden

    def write(path: Path, progress: Progress) -> None:
        write_book(Book("Kewajiban poin", now(), _sheets()), path, progress)

    return Export(
        params={},
        title="Kewajiban poin",
        filename=f"kewajiban-poin-{now():%Y%m%d-%H%M}.xlsx",
        count=open_accounts().count,
        write=write,
    )


def _sheets() -> Sequence[DataSheet]:
    number = Kind.INTEGER
    moved = ("Masuk", "Ditukar", "Kedaluwarsa", "Ditarik", "Koreksi", "Terbuka")
    return (
        DataSheet("Per bulan", (Column("Bulan", Kind.DAY), *(Column(one, number) for one in moved)), _months),
        DataSheet("Kedaluwarsa", (Column("Bulan", Kind.DAY), Column("Poin", number)), expiries),
        DataSheet(
            "Saldo",
            (
                Column("Nama", width=32),
                Column("Email", width=32),
                Column("Saldo", number),
                Column("Terutang", number),
            ),
            lambda: open_accounts().values_list("user__fullname", "user__email", "balance", "owed"),
        ),
    )


def _months() -> Iterator[tuple[Any, ...]]:
    for one in months(36):
        yield one.month, one.earned, one.redeemed, one.expired, one.reversed, one.corrected, one.open


LIABILITY = EXPORTS.register(ExportKind(name="points-liability", prepare=_prepare))
