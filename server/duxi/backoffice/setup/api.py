"""The setup guide: completed and missing steps, and its checks."""

from django.utils.translation import gettext_lazy as _
from ninja import Router

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.backoffice.setup import actions
from duxi.backoffice.setup.steps import STEPS
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.schema import Schema
from duxi.core.throttle import Limit

MAY_SET_UP = "content.change_sitesettings"
router = Router(tags=["setup"], auth=StaffBearer(MAY_SET_UP))
CHECKS = Limit("setup-checks", times=20, seconds=600)


class SetupStepOut(Schema):
    """One step; `action` is a check that the guide runs by POST `/setup/{action}`."""

    key: str
    title: str
    text: str
    path: str
    action: str
    is_done: bool
    is_optional: bool


class ShopSetupOut(Schema):
    """All steps; the shop can open once every required one is completed."""

    steps: list[SetupStepOut]
    missing: int
    can_open: bool


@router.get("/setup", response=Envelope[ShopSetupOut])
def show_setup(request: LearnerRequest) -> Envelope[ShopSetupOut]:
    steps = [
        SetupStepOut(
            key=step.key,
            title=str(step.title),
            text=str(step.text),
            path=step.path,
            action=step.action,
            is_done=step.is_done(),
            is_optional=step.is_optional,
        )
        for step in STEPS
    ]
    missing = sum(not step.is_done and not step.is_optional for step in steps)
    return ok(ShopSetupOut(steps=steps, missing=missing, can_open=missing == 0))


@router.post("/setup/reference-set", response=MessageOut)
def load_reference_set(request: LearnerRequest) -> MessageOut:
    actions.load_reference_set()
    return message_only(_("Data referensi bawaan sudah dimuat."))


@router.post("/setup/test-payment", response=MessageOut)
def check_payment(request: LearnerRequest) -> MessageOut:
    CHECKS.hit(str(request.auth.pk))
    actions.check_payment_keys()
    return message_only(_("Penyedia pembayaran menerima kunci ini."))


@router.post("/setup/test-mail", response=MessageOut)
def check_mail(request: LearnerRequest) -> MessageOut:
    CHECKS.hit(str(request.auth.pk))
    actions.send_test_mail(request.auth)
    return message_only(_("Email percobaan dikirim ke alamat Anda."))
