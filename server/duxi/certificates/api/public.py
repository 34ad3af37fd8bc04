"""`/public/verify-certificate`: the award and whether it is valid."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.certificates.queries import public_certificate
from duxi.certificates.schemas import CertificateCheckIn, CheckedCertificateOut, verified_out
from duxi.core.envelope import Envelope, ok
from duxi.core.errors import NotFound
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways import captcha

router = Router(tags=["certificates"])
_CHECKS = Limit("verify-certificate", times=60, seconds=3600)


class NoSuchCertificate(NotFound):
    message = _("Nomor sertifikat tidak ditemukan. Periksa kembali penulisannya.")


@router.post("/verify-certificate", response=Envelope[CheckedCertificateOut])
def verify_certificate(
    request: HttpRequest, body: Form[CertificateCheckIn]
) -> Envelope[CheckedCertificateOut]:
    captcha.verify(body.captcha, request)
    _CHECKS.hit(client_address(request))
    try:
        return ok(CheckedCertificateOut.model_validate(verified_out(public_certificate(body.cert_number))))
    except NotFound as error:
        raise NoSuchCertificate from error
