"""Certificates after their holder's account is erased.

They stay with the name they were issued to: third parties who hold a certificate must still be able to verify
it. The account is erased, and the certificate's key opens nothing any more.
"""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.certificates.models import Certificate, new_key


def _erase(user: User) -> None:
    for certificate in Certificate.objects.filter(holder=user):
        certificate.key = new_key()
        certificate.save(update_fields=["key"])


ERASERS.register(Eraser(app="certificates", erase=_erase, keeps=(Certificate,)))
