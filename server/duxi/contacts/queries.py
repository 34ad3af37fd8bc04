"""Queries of contacts."""

from django.db import connection
from django.db.models import Exists, OuterRef, Q, QuerySet

from duxi.accounts.models import User
from duxi.contacts.models import Contact, MailSuppression
from duxi.core.errors import NotFound
from duxi.core.timeline import Subject
from duxi.notices.models import Channel, ChannelPreference, Topic

_GROUP = """
WITH RECURSIVE merged(id) AS (
    SELECT %s::bigint
    UNION SELECT contacts_contact.id FROM contacts_contact JOIN merged ON merged_into_id = merged.id
)
SELECT array_agg(one.id), array_agg(one.user_id), array_agg(one.company_id),
    array_agg(coalesce(one.visitor_id, chat_visitor.id)), array_agg(DISTINCT one.email)
FROM contacts_contact AS one JOIN merged ON one.id = merged.id
LEFT JOIN chat_visitor ON chat_visitor.user_id = one.user_id
"""


def contacts() -> QuerySet[Contact]:
    """Contacts without those merged into another."""
    return Contact.objects.filter(merged_into=None)


def contact_of(pk: int) -> Contact:
    """One contact that is not merged into another; raises `NotFound`."""
    found = contacts().filter(pk=pk).first()
    if found is None:
        raise NotFound
    return found


def subject_of(contact_pk: int) -> Subject:
    """All accounts, addresses and other keys of a contact and those merged into it, in one statement."""
    with connection.cursor() as cursor:
        cursor.execute(_GROUP, [contact_pk])
        contact_ids, users, companies, visitors, addresses = cursor.fetchone()
    return Subject(
        contacts=_some(contact_ids),
        users=_some(users),
        companies=_some(companies),
        visitors=_some(visitors),
        addresses=tuple(sorted(filter(None, addresses or ()))),
    )


def _some(ids: list[int | None] | None) -> tuple[int, ...]:
    return tuple(sorted(one for one in ids or () if one is not None))


def with_news() -> Q:
    """Contacts with consent to news by mail: by their account's preference or their own consent."""
    wants = ChannelPreference.objects.filter(
        user=OuterRef("user"), topic=Topic.NEWS, channel=Channel.EMAIL, is_on=True
    )
    account = Q(user__is_active=True, user__email_verified_at__isnull=False) & Exists(wants)
    return account | Q(user=None, mail_consented_at__isnull=False)


def suppressed_address() -> Exists:
    """Whether the contact's address is excluded from broadcasts."""
    return Exists(MailSuppression.objects.filter(email=OuterRef("email")))


def mailable(found: QuerySet[Contact]) -> QuerySet[Contact]:
    """Those of these contacts that may get a broadcast."""
    return found.filter(with_news(), ~Q(email="")).filter(~suppressed_address())


def duplicates_of(contact: Contact) -> QuerySet[Contact]:
    """Probable duplicates: the same address, phone number, or name within a company."""
    same = Q(pk__in=())
    if contact.email:
        same |= Q(email=contact.email)
    if contact.phone:
        same |= Q(phone=contact.phone)
    if contact.organisation:
        same |= Q(name__iexact=contact.name, organisation__iexact=contact.organisation)
    return contacts().filter(same, kind=contact.kind).exclude(pk=contact.pk).order_by("pk")


def known_tags() -> list[str]:
    """All tags in use."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT DISTINCT unnest(tags) FROM contacts_contact ORDER BY 1 LIMIT 500")
        return [row[0] for row in cursor.fetchall()]


def staff() -> QuerySet[User]:
    """Users who can own a contact."""
    return User.objects.filter(is_staff=True, is_active=True)


def gets_news(contact: Contact, email: str) -> bool:
    """Whether broadcasts are sent to this address of a contact."""
    is_held = MailSuppression.objects.filter(email=email).exists()
    return not is_held and Contact.objects.filter(with_news(), pk=contact.pk).exists()


def reader_of(pk: int) -> Contact | None:
    """The contact of a mail's link, with its account."""
    return Contact.objects.select_related("user").filter(pk=pk).first()
