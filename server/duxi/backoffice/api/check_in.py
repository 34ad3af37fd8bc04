"""Check-in at the door, as used by the back office's phone page."""

from django.http import HttpRequest
from ninja import Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.core.schema import Schema
from duxi.offerings import check_in
from duxi.offerings.check_in import DoorEvent, ScanOut
from duxi.offerings.schemas.check_in import DoorCodeIn, SubmitIn

router = Router(tags=["check-in"], auth=StaffBearer("learning.add_checkin"))


class UploadIn(Schema):
    """Scans of an offline device, in order."""

    scans: list[SubmitIn]


@router.get("/check-in/events", response=Envelope[list[DoorEvent]])
def list_events(request: HttpRequest) -> Envelope[list[DoorEvent]]:
    return ok(check_in.events_of_today())


@router.get("/check-in/events/{int:item_id}", response=Envelope[DoorEvent])
def show_event(request: HttpRequest, item_id: int) -> Envelope[DoorEvent]:
    return ok(check_in.event(item_id))


@router.post("/check-in/check", response=Envelope[ScanOut])
def check_code(request: HttpRequest, body: DoorCodeIn) -> Envelope[ScanOut]:
    return ok(check_in.check(body.code, body.item_id))


@router.post("/check-in/submit", response=Envelope[ScanOut])
def submit_code(request: LearnerRequest, body: SubmitIn) -> Envelope[ScanOut]:
    return ok(check_in.submit(body.scan(request.auth)))


@router.post("/check-in/upload", response=Envelope[list[ScanOut]])
def upload_scans(request: LearnerRequest, body: UploadIn) -> Envelope[list[ScanOut]]:
    return ok([check_in.submit(one.scan(request.auth)) for one in body.scans[:200]])
