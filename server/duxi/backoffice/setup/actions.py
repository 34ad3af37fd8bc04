"""Actions of the setup guide: load reference data, test payment keys, send a test mail."""

from uuid import uuid4

from django.conf import settings
from django.db import transaction
from django.utils.translation import gettext_lazy as _

from duxi.accounts.models import User
from duxi.backoffice.models import SetupMark
from duxi.backoffice.setup.steps import MAIL, PAYMENT
from duxi.core.errors import Rejected
from duxi.core.locks import advisory_lock
from duxi.gateways import payment
from duxi.gateways.mail.errors import MailDown
from duxi.gateways.mail.message import EmailMessage, render
from duxi.gateways.mail.sending import driver
from duxi.gateways.payment import GatewayDown
from duxi.reference.fixtures import load_reference
from duxi.reference.models import CompetencyUnit, Instansi, JobRole


class ReferenceIsThere(Rejected):
    """Loading never overwrites existing data."""

    message = _("Sudah ada data referensi. Tambahkan yang kurang lewat impor.")


class PaymentRefused(Rejected):
    """The provider rejects our keys or is unreachable."""

    status = 503
    message = _(
        "Penyedia pembayaran menolak kunci ini atau tidak dapat dihubungi. Periksa pengaturan server."
    )


class MailRefused(Rejected):
    status = 503
    message = _("Email tidak dapat dikirim. Periksa server email di pengaturan server.")


@transaction.atomic
def load_reference_set() -> None:
    """Load the shipped reference data and matrices; raises `ReferenceIsThere`."""
    advisory_lock("reference-set")
    if any(model.with_deleted.exists() for model in (Instansi, JobRole, CompetencyUnit)):
        raise ReferenceIsThere
    load_reference(settings.FIXTURES / "reference")


def check_payment_keys() -> None:
    """Ask the provider about an order that does not exist; raises `PaymentRefused`."""
    try:
        payment.gateway().status(f"SETUP-{uuid4().hex[:12]}")
    except GatewayDown as error:
        raise PaymentRefused from error
    SetupMark.objects.get_or_create(key=PAYMENT)


def send_test_mail(user: User) -> None:
    """Send a mail to the user at once; raises `MailRefused`."""
    email_message = EmailMessage(
        subject=_("Email percobaan"),
        paragraphs=[_("Pengiriman email dari toko Anda berfungsi.")],
    )
    mail = render(
        to=user.email,
        email_message=email_message,
        locale=user.locale,
        name=user.fullname,
        message_id=f"<setup-{uuid4()}@duxi>",
    )
    try:
        driver().send(mail)
    except MailDown as error:
        raise MailRefused from error
    SetupMark.objects.get_or_create(key=MAIL)
