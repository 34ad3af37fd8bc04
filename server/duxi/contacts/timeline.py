"""The timeline of a contact, from the apps below; apps above register a source."""

from collections.abc import Sequence

from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from duxi.accounts.models import User
from duxi.certificates.models import Certificate
from duxi.chat.models import Conversation, ConversationStatus
from duxi.commerce.models import Order, OrderStatus, Refund, RefundStatus
from duxi.contacts.models import ConsentChange, ConsentTopic, ContactNote, IncomingMail
from duxi.content.models import FaqQuestion
from duxi.core.errors import Message
from duxi.core.money import rupiah
from duxi.core.timeline import SOURCES, Details, Source, Subject, Words
from duxi.corporate.models import CompanyEvent, CompanyEventKind, Member
from duxi.entitlements.models import Entitlement, EntitlementStatus
from duxi.exams.models import Attempt
from duxi.gateways.models import SentMail, SentMailStatus
from duxi.learning.models import CheckIn

VIEW_CONTACT = "contacts.view_contact"
CHANNELS: dict[str, Message] = {
    "account": gettext_lazy("pengaturan akun"),
    "unsubscribe-link": gettext_lazy("tautan berhenti berlangganan"),
    "preferences-page": gettext_lazy("halaman pilihan email"),
    "provider": gettext_lazy("program email"),
}
"""Where a consent was given or withdrawn; notes of staff are shown as written."""


def label_of(choices: Sequence[tuple[str, Message]], value: str) -> str:
    """The label of a stored value."""
    return str(dict(choices).get(value, value))


def _order(row: Details) -> Words:
    status = label_of(OrderStatus.choices, row["status"])
    title = _("Pesanan {number}").format(number=row["number"])
    return Words(title, f"{status} · {rupiah(row['total'])}", f"/orders/{row['number']}/show")


def _refund(row: Details) -> Words:
    status = label_of(RefundStatus.choices, row["status"])
    title = _("Pengembalian dana {number}").format(number=row["number"])
    return Words(title, f"{status} · {rupiah(row['amount'])}", f"/orders/{row['number']}/show")


def _entitlement(row: Details) -> Words:
    return Words(row["title"], label_of(EntitlementStatus.choices, row["status"]))


def _check_in(row: Details) -> Words:
    return Words(_("Hadir di {title}").format(title=row["title"]))


def _attempt(row: Details) -> Words:
    path = f"/sessions/{row['uuid']}/show"
    if row["status"] != "finished":
        return Words(row["title"], _("Belum selesai"), path)
    score = number_format(row["score"], use_l10n=True)
    return Words(row["title"], _("Selesai dengan nilai {score}").format(score=score), path)


def _certificate(row: Details) -> Words:
    return Words(row["title"], row["number"], f"/certificates/{row['id']}/show")


def _chat(row: Details) -> Words:
    status = label_of(ConversationStatus.choices, row["status"])
    return Words(row["preview"] or _("Percakapan"), status, f"/chats/{row['uuid']}")


def _sent_mail(row: Details) -> Words:
    status = label_of(SentMailStatus.choices, row["status"])
    return Words(row["subject"], f"{status} · {row['recipient']}", f"/sent-mails/{row['id']}/show")


def _incoming_mail(row: Details) -> Words:
    path = f"/incoming-mails/{row['id']}/show"
    return Words(row["subject"] or _("Tanpa subjek"), row["text"][:500], path)


def _question(row: Details) -> Words:
    state = _("Sudah dijawab") if row["answered_at"] else _("Belum dijawab")
    return Words(row["message"][:300], state, f"/visitor-questions/{row['id']}/show")


def _consent(row: Details) -> Words:
    topic = label_of(ConsentTopic.choices, row["topic"])
    title = _("Persetujuan diberikan") if row["is_given"] else _("Persetujuan dicabut")
    return Words(title, f"{topic} · {CHANNELS.get(row['channel'], row['channel'])}")


def _terms(row: Details) -> Words:
    return Words(_("Syarat dan ketentuan disetujui"))


def _membership(row: Details) -> Words:
    return Words(_("Setuju hasilnya dilihat {company}").format(company=row["company"]))


def _note(row: Details) -> Words:
    return Words(row["author"] or _("Catatan"), row["text"])


def _company_event(row: Details) -> Words:
    return Words(label_of(CompanyEventKind.choices, row["kind"]), row["detail"])


for _source in (
    Source(
        name="orders",
        label=gettext_lazy("Pesanan"),
        permission="commerce.view_order",
        icon="receipt",
        rows=lambda subject: Order.objects.filter(buyer__in=subject.users),
        at="created_at",
        details={"number": "order_id", "status": "status", "total": "total"},
        words=_order,
    ),
    Source(
        name="refunds",
        label=gettext_lazy("Pengembalian dana"),
        permission="commerce.view_refund",
        icon="payments",
        rows=lambda subject: Refund.objects.filter(order__buyer__in=subject.users),
        at="requested_at",
        details={"number": "order__order_id", "status": "status", "amount": "amount"},
        words=_refund,
    ),
    Source(
        name="classes",
        label=gettext_lazy("Kelas dan produk"),
        permission="entitlements.view_entitlement",
        icon="product",
        rows=lambda subject: Entitlement.objects.filter(holder__in=subject.users),
        at="granted_at",
        details={"title": "product__title", "status": "status"},
        words=_entitlement,
    ),
    Source(
        name="check-ins",
        label=gettext_lazy("Kehadiran"),
        permission="learning.view_checkin",
        icon="person",
        rows=lambda subject: CheckIn.objects.filter(entitlement__holder__in=subject.users),
        at="scanned_at",
        details={"title": "product__title"},
        words=_check_in,
    ),
    Source(
        name="attempts",
        label=gettext_lazy("Asesmen dan ujian"),
        permission="exams.view_attempt",
        icon="assessment",
        rows=lambda subject: Attempt.objects.filter(participant__in=subject.users),
        at="created_at",
        details={
            "title": "blueprint__title",
            "status": "status",
            "score": "score",
            "uuid": "uuid",
        },
        words=_attempt,
    ),
    Source(
        name="certificates",
        label=gettext_lazy("Sertifikat"),
        permission="certificates.view_certificate",
        icon="certificate",
        rows=lambda subject: Certificate.objects.filter(holder__in=subject.users),
        at="issued_at",
        details={"title": "title", "number": "number", "id": "pk"},
        words=_certificate,
    ),
    Source(
        name="chats",
        label=gettext_lazy("Chat"),
        permission="chat.answer_conversation",
        icon="chat",
        rows=lambda subject: Conversation.objects.filter(visitor__in=subject.visitors),
        at="created_at",
        details={"preview": "preview", "status": "status", "uuid": "uuid"},
        words=_chat,
    ),
    Source(
        name="sent-mails",
        label=gettext_lazy("Email terkirim"),
        permission="gateways.view_sentmail",
        icon="mail",
        rows=lambda subject: SentMail.objects.filter(recipient__in=subject.addresses),
        at="created_at",
        details={
            "subject": "subject",
            "status": "status",
            "recipient": "recipient",
            "id": "pk",
        },
        words=_sent_mail,
    ),
    Source(
        name="incoming-mails",
        label=gettext_lazy("Email masuk"),
        permission="contacts.view_incomingmail",
        icon="inbox",
        rows=lambda subject: IncomingMail.objects.filter(contact__in=subject.contacts),
        at="received_at",
        details={"subject": "subject", "text": "text", "id": "pk"},
        words=_incoming_mail,
    ),
    Source(
        name="questions",
        label=gettext_lazy("Tiket pertanyaan"),
        permission="content.view_faqquestion",
        icon="help",
        rows=lambda subject: FaqQuestion.objects.filter(email__in=subject.addresses),
        at="asked_at",
        details={"message": "message", "answered_at": "answered_at", "id": "pk"},
        words=_question,
    ),
    Source(
        name="consents",
        label=gettext_lazy("Persetujuan"),
        permission=VIEW_CONTACT,
        icon="shield",
        rows=lambda subject: ConsentChange.objects.filter(contact__in=subject.contacts),
        at="at",
        details={"topic": "topic", "is_given": "is_given", "channel": "channel"},
        words=_consent,
    ),
    Source(
        name="terms",
        label=gettext_lazy("Syarat dan ketentuan"),
        permission=VIEW_CONTACT,
        icon="shield",
        rows=lambda subject: User.objects.filter(pk__in=subject.users, terms_accepted_at__isnull=False),
        at="terms_accepted_at",
        details={"id": "pk"},
        words=_terms,
    ),
    Source(
        name="memberships",
        label=gettext_lazy("Persetujuan perusahaan"),
        permission="corporate.view_member",
        icon="agency",
        rows=lambda subject: Member.objects.filter(user__in=subject.users, consented_at__isnull=False),
        at="consented_at",
        details={"company": "company__name"},
        words=_membership,
    ),
    Source(
        name="notes",
        label=gettext_lazy("Catatan"),
        permission="contacts.view_contactnote",
        icon="note",
        rows=lambda subject: ContactNote.objects.filter(contact__in=subject.contacts),
        at="created_at",
        details={"author": "author__fullname", "text": "text"},
        words=_note,
    ),
    Source(
        name="company-events",
        label=gettext_lazy("Riwayat perusahaan"),
        permission="corporate.view_company",
        icon="agency",
        rows=lambda subject: CompanyEvent.objects.filter(company__in=subject.companies),
        at="at",
        details={"kind": "kind", "detail": "detail"},
        words=_company_event,
    ),
):
    SOURCES.register(_source)


def sources_for(user: User, only: str = "") -> list[Source]:
    """The sources that this user may see, or one of them."""
    allowed = [one for one in SOURCES if only in ("", one.name) and user.has_perm(one.permission)]
    return [source.seen_by(user) for source in allowed]


__all__ = ["SOURCES", "Subject", "sources_for"]
