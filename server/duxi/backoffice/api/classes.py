"""Classes of trainers, their participants, and registration forms that staff open again."""

from typing import Annotated, Any

from django.utils.translation import gettext_lazy as _
from ninja import Query, Router, Schema
from pydantic import StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, Rows, Said, gives, says
from duxi.core.errors import NotFound
from duxi.core.lists import ListParams, select
from duxi.learning.actions.registrations import reopen_registration
from duxi.learning.models import Registration
from duxi.offerings.classes import CLASSES, ClassOut, ClassRow, class_page, class_row, classes_for

router = Router(tags=["classes"], auth=StaffBearer())


class ReopenIn(Schema):
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=3, max_length=500)]


@router.get("/classes", response=Envelope[Rows[ClassRow]])
def list_classes(request: LearnerRequest, params: Query[ListParams]) -> Any:
    whole, page = select(classes_for(request.auth), params, CLASSES)
    return gives({"rows": [class_row(one) for one in page], "total": whole.count()})


@router.get("/classes/{int:class_id}", response=Envelope[ClassOut])
def show_class(request: LearnerRequest, class_id: int) -> Any:
    return gives(class_page(request.auth, class_id))


@router.post(
    "/registrations/{number}/reopen", response=Said, auth=StaffBearer("learning.change_registration")
)
def reopen(request: LearnerRequest, number: str, body: ReopenIn) -> Said:
    found = Registration.objects.filter(number=number[:20]).first()
    if found is None:
        raise NotFound
    reopen_registration(found, reason=body.reason, reopened_by=request.auth)
    return says(_("Formulir pendaftaran dibuka kembali."))
