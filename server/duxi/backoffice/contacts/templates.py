"""Templates of mails in several languages, with preview and test."""

from datetime import datetime
from typing import Annotated, Any, Literal

from django.db.models import QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from ninja import Router
from pydantic import Field, StringConstraints

from duxi.accounts.auth import LearnerRequest, StaffBearer
from duxi.accounts.models import User
from duxi.backoffice.contacts.fields import ShortName, VersionIn
from duxi.backoffice.crud import Resource, declare
from duxi.backoffice.sidebar import Line
from duxi.contacts.actions.mailing import send_test
from duxi.contacts.models import MailTemplate
from duxi.contacts.templating import SOURCE_LOCALE, VARIABLES, Envelope, Values, check_texts, compose
from duxi.core.envelope import Envelope as Answer
from duxi.core.envelope import MessageOut, message_only, ok
from duxi.core.errors import Invalid
from duxi.core.lists import DayFilter, Filter, ListSpec
from duxi.core.schema import Schema
from duxi.core.throttle import Limit

router = Router(tags=["mail-templates"])
VIEW, CHANGE = "contacts.view_mailtemplate", "contacts.change_mailtemplate"
TESTS = Limit("mail-tests", times=20, seconds=600)
Locale = Literal["id", "en", "zh", "ar", "it", "es", "fr"]


Subject = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=150)]


class MailText(Schema):
    """A template in one language."""

    locale: Locale
    subject: Subject
    body: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20_000)]
    action_label: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""
    action_url: Annotated[
        str, StringConstraints(strip_whitespace=True, max_length=500, pattern=r"^(https://[^\s]+|)$")
    ] = ""


class MailTemplateOut(Schema):
    id: int
    name: str
    texts: list[MailText]
    subject: str
    locales: list[str]
    updated_at: datetime
    version: int

    @staticmethod
    def resolve_subject(row: MailTemplate) -> str:
        return str(row.texts[0]["subject"]) if row.texts else ""

    @staticmethod
    def resolve_locales(row: MailTemplate) -> list[str]:
        return [text["locale"] for text in row.texts]


class MailTemplateIn(VersionIn):
    name: ShortName
    texts: Annotated[list[MailText], Field(min_length=1, max_length=7)]


class MailVariable(Schema):
    name: str
    label: str
    sample: str


class MailPreview(Schema):
    subject: str
    html: str
    text: str


def _rows(user: User) -> QuerySet[MailTemplate]:
    return MailTemplate.objects.all()


def _prepare(values: dict[str, Any]) -> dict[str, Any]:
    """Each language once; Indonesian is required as the fallback."""
    texts = values["texts"]
    locales = [text["locale"] for text in texts]
    if len(set(locales)) != len(locales) or SOURCE_LOCALE not in locales:
        raise Invalid(errors={"texts": [_("Tulis teks bahasa Indonesia, dan setiap bahasa satu kali.")]})
    check_texts(texts)
    return values


@router.get("/mail-variables", response=Answer[list[MailVariable]], auth=StaffBearer(VIEW))
def list_mail_variables(request: LearnerRequest) -> Answer[list[MailVariable]]:
    """The variables of templates."""
    return ok([MailVariable(name=one.name, label=str(one.label), sample=one.sample) for one in VARIABLES])


@router.post("/mail-previews", response=Answer[MailPreview], auth=StaffBearer(VIEW))
def preview_mail(request: LearnerRequest, text: MailText) -> Answer[MailPreview]:
    """A rendered text with sample values."""
    check_texts([text.dict()])
    email_message = compose(
        text.dict(), Values.samples(), to=request.auth.email, envelope=Envelope(message_id="<preview>")
    )
    return ok(MailPreview(subject=email_message.subject, html=email_message.html, text=email_message.text))


@router.post("/mail-tests", response=MessageOut, auth=StaffBearer(CHANGE))
def send_mail_test(request: LearnerRequest, text: MailText) -> MessageOut:
    """Send a text to the signed-in user."""
    TESTS.hit(str(request.auth.pk))
    send_test(texts=[text.dict()], locale=text.locale, reader=request.auth)
    return message_only(_("Email uji dikirim ke {email}.").format(email=request.auth.email))


MAIL_TEMPLATES = declare(
    Resource(
        name="mail-templates",
        model=MailTemplate,
        out=MailTemplateOut,
        body=MailTemplateIn,
        rows=_rows,
        line=Line("contacts", gettext_lazy("Templat email"), "news", 40),
        key="name",
        prepare=_prepare,
        titles={"subject": gettext_lazy("Subjek"), "locales": gettext_lazy("Bahasa")},
        listing=ListSpec(
            filters={
                "q": Filter("name"),
                "id": Filter("pk", int),
                "updated_at": DayFilter("updated_at"),
            },
            sorts={name: name for name in ("id", "name", "updated_at")},
            default_sort="name|asc",
            page_size=25,
        ),
    )
)
