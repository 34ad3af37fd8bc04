"""`/souvenirs`: choosing a souvenir for a seat."""

from typing import Annotated

from django.utils.translation import gettext_lazy as _
from ninja import Form, Query, Router
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, UserBearer
from duxi.catalog.titles import title_of
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.forms import Id
from duxi.core.schema import Schema
from duxi.learning.souvenirs import (
    ReasonOut,
    SouvenirOut,
    SouvenirRequestOut,
    change_reasons,
    choose_souvenir,
    request_of,
    seat_of_code,
    souvenirs_on_offer,
)

router = Router(tags=["souvenirs"], auth=UserBearer())
RegisterCode = Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)]


class SouvenirsOut(Schema):
    """The souvenirs of a class, the chosen one, and the reasons for a change."""

    results: list[SouvenirOut]
    title: str
    existingRequest: SouvenirRequestOut | None  # noqa: N815 - the name on the wire
    changeRequestReason: list[ReasonOut]  # noqa: N815 - the name on the wire


class SouvenirIn(Schema):
    register_code: RegisterCode
    souvenir_id: Id
    reason_id: Id | None = None
    reason_text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)] = ""


@router.get("", response=Envelope[SouvenirsOut])
def list_souvenirs(
    request: LearnerRequest,
    registerCode: Query[RegisterCode] = "",  # noqa: N803 - the name on the wire
) -> Envelope[SouvenirsOut]:
    seat = seat_of_code(request.auth, registerCode)
    return ok(
        SouvenirsOut(
            results=souvenirs_on_offer(),
            title=title_of(seat.product),
            existingRequest=request_of(seat),
            changeRequestReason=change_reasons(),
        )
    )


@router.post("/requestV2", response=MessageOut)
def request_souvenir(request: LearnerRequest, body: Form[SouvenirIn]) -> MessageOut:
    choose_souvenir(
        seat_of_code(request.auth, body.register_code),
        souvenir_id=body.souvenir_id,
        reason_id=body.reason_id,
        reason_text=body.reason_text,
    )
    return message_only(_("Pilihan suvenir Anda sudah kami catat."))
