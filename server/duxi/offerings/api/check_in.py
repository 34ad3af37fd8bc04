"""`/check-in`: the door, for staff and trainers."""

from ninja import Form, Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.core.envelope import Envelope, ok
from duxi.offerings import check_in
from duxi.offerings.check_in import ScanOut
from duxi.offerings.schemas.check_in import DoorCodeIn, SubmitIn

router = Router(tags=["check-in"], auth=StaffBearer("learning.add_checkin"))


@router.post("/check", response=Envelope[ScanOut])
def check_code(request: LearnerRequest, body: Form[DoorCodeIn]) -> Envelope[ScanOut]:
    return ok(check_in.check(body.code, body.item_id))


@router.post("/submit", response=Envelope[ScanOut])
def submit_code(request: LearnerRequest, body: Form[SubmitIn]) -> Envelope[ScanOut]:
    return ok(check_in.submit(body.scan(request.auth)))
