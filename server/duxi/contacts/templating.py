"""Mail templates: Markdown with a few named variables, without code.

Values are inserted, escaped, after the Markdown became HTML: a name can add no link, markup, variable or
header.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.template.loader import render_to_string
from django.utils.html import escape
from django.utils.safestring import mark_safe
from django.utils.translation import get_language_bidi, gettext_lazy, override
from django.utils.translation import gettext as _

from duxi.contacts.models import Contact
from duxi.core.errors import Invalid, Message
from duxi.core.language import language_of
from duxi.core.markup import as_html, as_text
from duxi.core.registry import Registry
from duxi.gateways.mail import Mail, plain_name

_PLACE = re.compile(r"\{\{\s*([a-z_]{1,30})\s*\}\}")
_MARKUP = re.compile(r"\{\{|\}\}|\{%|%\}|\{#")
_CONTROL = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]+")
_LONGEST_VALUE = 120
SOURCE_LOCALE = "id"

Text = Mapping[str, str]


@dataclass(frozen=True)
class Variable:
    """A variable of templates."""

    name: str
    label: Message
    value: Callable[[Contact], str]
    sample: str


VARIABLES: Registry[str, Variable] = Registry("template variables", key=lambda variable: variable.name)
for _variable in (
    Variable("name", gettext_lazy("Nama"), lambda contact: plain_name(contact.name), "Ani Wulandari"),
    Variable(
        "first_name",
        gettext_lazy("Nama panggilan"),
        lambda contact: (plain_name(contact.name).split() or [""])[0],
        "Ani",
    ),
    Variable("organisation", gettext_lazy("Instansi"), lambda contact: contact.organisation, "Pemkot Contoh"),
    Variable("position", gettext_lazy("Jabatan"), lambda contact: contact.position, "Pranata Komputer"),
    Variable("email", gettext_lazy("Email"), lambda contact: contact.email, "ani@contoh.example"),
):
    VARIABLES.register(_variable)


class UnknownVariable(Invalid):
    """A template uses an unknown variable."""

    message = gettext_lazy("Templat memakai variabel yang tidak dikenal.")


@dataclass(frozen=True)
class Values:
    """The value of each variable."""

    by_name: Mapping[str, str]

    @classmethod
    def of(cls, contact: Contact) -> "Values":
        return cls({one.name: _clean(one.value(contact)) for one in VARIABLES})

    @classmethod
    def samples(cls) -> "Values":
        return cls({one.name: one.sample for one in VARIABLES})

    def into(self, text: str) -> str:
        """A text with its values inserted; values add no line breaks."""
        return _PLACE.sub(lambda found: self.by_name.get(found[1], ""), text)

    def into_html(self, html: str) -> str:
        return _PLACE.sub(lambda found: escape(self.by_name.get(found[1], "")), html)


@dataclass(frozen=True)
class Envelope:
    """The parts of a mail besides its text."""

    message_id: str
    preferences_url: str = ""
    unsubscribe_url: str = ""
    reply_to: str = ""
    tracks_opens: bool = False


def check_texts(texts: Sequence[Text]) -> None:
    """Refuse unknown variables, other template syntax, and line breaks in subjects."""
    for number, text in enumerate(texts):
        if _CONTROL.search(text["subject"]):
            sentence = _("Subjek harus satu baris.")
            raise Invalid(errors={f"texts.{number}.subject": [sentence], "texts": [sentence]})
        for name in ("subject", "body", "action_label"):
            unknown = [found for found in _PLACE.findall(text[name]) if found not in VARIABLES]
            if unknown or _MARKUP.search(_PLACE.sub("", text[name])):
                known = ", ".join(f"{{{{{one.name}}}}}" for one in VARIABLES)
                sentence = _("Variabel tidak dikenal. Yang ada: {names}.").format(names=known)
                raise UnknownVariable(errors={f"texts.{number}.{name}": [sentence], "texts": [sentence]})


def text_for(texts: Sequence[Text], locale: str) -> Text:
    """The text in this language, else the Indonesian one, else the first."""
    by_locale = {text["locale"]: text for text in texts}
    return by_locale.get(locale) or by_locale.get(SOURCE_LOCALE) or texts[0]


def compose(text: Text, values: Values, *, to: str, envelope: Envelope) -> Mail:
    """A mail from one text of a template."""
    subject = " ".join(_CONTROL.sub(" ", values.into(text["subject"])).split())[:300]
    html = values.into_html(_html_of(text["body"]))
    language = language_of(text["locale"])
    with override(language):
        context: dict[str, Any] = {
            "message": {"subject": subject},
            "preview": as_text(html)[:140],
            "body": mark_safe(html),
            "text": values.into(text["body"]).strip(),
            "action_label": values.into(text["action_label"]),
            "action_url": text["action_url"],
            "preferences_url": envelope.preferences_url,
            "home": settings.BASE_URL,
            "lang": language,
            "direction": "rtl" if get_language_bidi() else "ltr",
        }
        return Mail(
            to=to,
            subject=subject,
            text=render_to_string("contacts/mail.txt", context).strip() + "\n",
            html=render_to_string("contacts/mail.html", context),
            message_id=envelope.message_id,
            reply_to=envelope.reply_to,
            unsubscribe_url=envelope.unsubscribe_url,
            tracks_opens=envelope.tracks_opens,
        )


@lru_cache(maxsize=64)
def _html_of(body: str) -> str:
    """The HTML body without a recipient's values."""
    return as_html(body)


def _clean(value: str) -> str:
    return " ".join(_CONTROL.sub(" ", value).split())[:_LONGEST_VALUE]
