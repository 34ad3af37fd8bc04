"""Souvenirs with their stock, and participants' choices until delivery."""

from datetime import datetime
from typing import Annotated

from django.db.models import Count, F, QuerySet
from django.utils.translation import gettext_lazy as _
from pydantic import Field, StringConstraints

from duxi.accounts.models import User
from duxi.backoffice.content.fields import Picture, Position, VersionedIn, words_in
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.crud.declaration import Action
from duxi.backoffice.sidebar import Line
from duxi.core.errors import Message
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.learning import souvenir_delivery
from duxi.learning.models import DeliveryStatus, Souvenir, SouvenirRequest

CHANGE_REQUEST = "learning.change_souvenirrequest"


class SouvenirRow(Schema):
    """`stock` is the number not chosen yet."""

    id: int
    name: str
    description: str
    image: str
    stock: int
    position: int
    is_active: bool
    request_count: int
    updated_at: datetime
    version: int


class SouvenirBody(VersionedIn):
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=100)]
    description: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""
    image: Picture = ""
    position: Position = 0
    is_active: bool = True


class RestockIn(Schema):
    """The number to add, or to remove if negative."""

    amount: Annotated[int, Field(ge=-100_000, le=100_000)]


class SouvenirRequestRow(Schema):
    id: int
    souvenir_name: str
    product_title: str
    holder_name: str | None
    holder_email: str | None
    status: DeliveryStatus
    requested_at: datetime
    changes: int
    reason_name: str | None
    reason_text: str
    tracking_number: str
    sent_at: datetime | None
    received_at: datetime | None
    version: int


class SendIn(Schema):
    tracking_number: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""


def _souvenirs(user: User) -> QuerySet[Souvenir]:
    return Souvenir.objects.annotate(request_count=Count("requests"))


def _requests(user: User) -> QuerySet[SouvenirRequest]:
    return SouvenirRequest.objects.annotate(
        souvenir_name=F("souvenir__name"),
        product_title=F("entitlement__product__title"),
        holder_name=F("entitlement__holder__fullname"),
        holder_email=F("entitlement__holder__email"),
        reason_name=F("reason__text"),
    )


def _restock(user: User, souvenir: Souvenir, body: RestockIn) -> Message:
    souvenir_delivery.restock(souvenir, body.amount)
    return _("Stok diperbarui.")


def _send(user: User, request: SouvenirRequest, body: SendIn) -> Message:
    souvenir_delivery.send(request, tracking_number=body.tracking_number)
    return _("Suvenir ditandai dikirim.")


def _receive(user: User, request: SouvenirRequest, body: None) -> Message:
    souvenir_delivery.receive(request)
    return _("Suvenir ditandai diterima.")


SOUVENIRS = declare(
    Resource(
        name="souvenirs",
        model=Souvenir,
        out=SouvenirRow,
        body=SouvenirBody,
        rows=_souvenirs,
        line=Line("learning", _("Suvenir"), "deliverable", 30),
        key="name",
        titles={"request_count": _("Dipilih")},
        actions=(Action("restock", _restock, body=RestockIn),),
        listing=ListSpec(
            filters={
                "q": Filter("name"),
                "id": Filter("pk", int),
                "name": Filter("name"),
                "is_active": Filter("is_active", bool),
            },
            sorts={name: name for name in ("id", "name", "stock", "position", "updated_at")},
            default_sort="position|asc",
            page_size=25,
        ),
    )
)
REQUESTS = declare(
    Resource(
        name="souvenir-requests",
        model=SouvenirRequest,
        out=SouvenirRequestRow,
        body=SendIn,
        rows=_requests,
        verbs=("view",),
        line=Line("learning", _("Permintaan suvenir"), "upload", 40),
        key="id",
        titles={
            "souvenir_name": _("Suvenir"),
            "product_title": _("Kelas"),
            "holder_name": _("Peserta"),
            "holder_email": _("Email"),
            "reason_name": _("Alasan"),
        },
        actions=(
            Action("send", _send, body=SendIn, permission=CHANGE_REQUEST),
            Action("receive", _receive, permission=CHANGE_REQUEST),
        ),
        listing=ListSpec(
            filters={
                "q": Filter(
                    "entitlement__holder__fullname",
                    condition=words_in(
                        "entitlement__holder__fullname",
                        "entitlement__product__title",
                        "souvenir__name",
                        "tracking_number",
                    ),
                ),
                "id": Filter("pk", int),
                "status": Filter("status"),
                "requested_at": DayFilter("requested_at"),
            },
            sorts={name: name for name in ("id", "requested_at", "status", "product_title", "holder_name")},
            default_sort="requested_at|asc",
            page_size=25,
        ),
    )
)
