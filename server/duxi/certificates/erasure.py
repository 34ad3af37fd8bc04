"""What becomes of certificates when their holder's account is erased.

They stay, with the name they were issued to: a certificate is proof towards others, and who has got it
must still be able to have it checked. The account behind it is erased, its key opens nothing any more.
"""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.certificates.models import Certificate, new_key


def _erase(user: User) -> None:
    for certificate in Certificate.objects.filter(holder=user):
        certificate.key = new_key()
        certificate.save(update_fields=["key"])


ERASERS.register(Eraser(app="certificates", erase=_erase, keeps=(Certificate,)))
