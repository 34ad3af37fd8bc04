"""Deletes a contact and all its rows when the account is erased."""

from duxi.accounts.erasure import ERASERS, Eraser
from duxi.accounts.models import User
from duxi.contacts.models import (
    Broadcast,
    ConsentChange,
    Contact,
    ContactMerge,
    ContactNote,
    IncomingMail,
    MailSuppression,
)


def _erase(user: User) -> None:
    email = user.email.lower()
    Contact.objects.filter(user=user).delete()
    Contact.objects.filter(user=None, company=None, email=email).delete()
    IncomingMail.objects.filter(sender=email).delete()
    MailSuppression.objects.filter(email=email).delete()
    Contact.objects.filter(owner=user).update(owner=None)


ERASERS.register(
    Eraser(
        app="contacts",
        erase=_erase,
        erases=(Contact,),
        keeps=(ContactNote, ContactMerge, ConsentChange, IncomingMail, Broadcast),
    )
)
