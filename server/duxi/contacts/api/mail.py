"""`/mail/…`: webhooks of the mail provider, and preferences by a mail's link."""

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from ninja import Form, Router

from duxi.contacts.actions.consents import PREFERENCES_PAGE, UNSUBSCRIBE_LINK, set_news, set_opens
from duxi.contacts.actions.incoming import hear_report, take_in
from duxi.contacts.addresses import Reader, UnknownPreferences, read_token
from duxi.contacts.models import Contact
from duxi.contacts.queries import gets_news, reader_of
from duxi.contacts.schemas import MailPreferencesIn, MailPreferencesOut
from duxi.core.clock import now
from duxi.core.envelope import Envelope, MessageOut, message_only, ok
from duxi.core.throttle import Limit
from duxi.core.types import client_address
from duxi.gateways import mail
from duxi.gateways.mail.events import read_mail, read_report

router = Router(tags=["mail"])
_LINKS = Limit("mail-preferences", times=60, seconds=60)


@router.post("/events", response=MessageOut)
def hear_mail_event(request: HttpRequest) -> MessageOut:
    """Receive a delivery event; idempotent."""
    report = read_report(mail.event_key(), request.body, now())
    if report is not None:
        hear_report(report)
    return message_only("")


@router.post("/incoming", response=MessageOut)
def take_in_mail(request: HttpRequest) -> MessageOut:
    """Receive a mail; idempotent."""
    take_in(read_mail(mail.event_key(), request.POST.dict(), now()))
    return message_only("")


@router.get("/preferences/{token}", response=Envelope[MailPreferencesOut])
def show_mail_preferences(request: HttpRequest, token: str) -> Envelope[MailPreferencesOut]:
    _LINKS.hit(client_address(request))
    reader, contact = _found(token)
    return ok(_shown(reader, contact))


@router.post("/preferences/{token}", response=Envelope[MailPreferencesOut])
def save_mail_preferences(
    request: HttpRequest, token: str, wanted: Form[MailPreferencesIn]
) -> Envelope[MailPreferencesOut]:
    _LINKS.hit(client_address(request))
    reader, contact = _found(token)
    set_news(contact=contact, email=reader.email, is_given=wanted.gets_news, channel=PREFERENCES_PAGE)
    set_opens(contact=contact, is_given=wanted.allows_opens, channel=PREFERENCES_PAGE)
    return ok(_shown(*_found(token)), _("Pilihan Anda tersimpan."))


@router.post("/unsubscribe/{token}", response=MessageOut)
def unsubscribe(request: HttpRequest, token: str) -> MessageOut:
    """One-click unsubscription (RFC 8058)."""
    _LINKS.hit(client_address(request))
    reader, contact = _found(token)
    set_news(contact=contact, email=reader.email, is_given=False, channel=UNSUBSCRIBE_LINK)
    return message_only(_("Anda tidak akan menerima kabar lewat email lagi."))


def _found(token: str) -> tuple[Reader, Contact]:
    reader = read_token(token)
    contact = reader_of(reader.contact_pk)
    if contact is None:
        raise UnknownPreferences
    return reader, contact


def _shown(reader: Reader, contact: Contact) -> MailPreferencesOut:
    return MailPreferencesOut(
        email=reader.email,
        gets_news=gets_news(contact, reader.email),
        allows_opens=contact.opens_consented_at is not None,
    )
