"""The conditions on a review's text: no links, normalised characters."""

import re
import unicodedata
from typing import Annotated

from django.utils.translation import gettext_lazy as _
from pydantic import AfterValidator, BeforeValidator, StringConstraints

from duxi.core.errors import Invalid

SHORTEST, LONGEST = 10, 2000

_ENDINGS = "com|id|net|org|info|biz|io|co|me|ly|app|dev|xyz|site|online|shop|store|link|click|top|tv"
_LINK = re.compile(rf"https?:|//|www\.|\b[\w-]+\.(?:{_ENDINGS})\b(?!\.\w)|@\w", re.IGNORECASE)
_PHONE = re.compile(r"(?:\+?62|\b0)[\s.-]?8(?:[\s.-]?\d){7,}")


class NoLinks(Invalid):
    """Reviews with links are refused before moderation."""

    message = _("Ulasan tidak boleh memuat tautan, alamat email, atau nomor telepon.")


def normalised(text: object) -> object:
    """The stored text: normalised Unicode, no invisible characters, at most one empty line in a row."""
    if not isinstance(text, str):
        return text
    seen = "".join(c for c in unicodedata.normalize("NFKC", text) if c == "\n" or _is_visible(c))
    return re.sub(r"\n{3,}", "\n\n", seen).strip()


def refuse_links(text: str) -> None:
    """Raise `NoLinks` for URLs and addresses; `text` must be normalised."""
    if _LINK.search(text) or _PHONE.search(text):
        raise NoLinks(errors={"text": [str(NoLinks.message)]})


def _is_visible(character: str) -> bool:
    return unicodedata.category(character) not in ("Cc", "Cf", "Co", "Cn", "Cs")


def _with_words(text: str) -> str:
    if sum(character.isalpha() for character in text) < SHORTEST // 2:
        raise ValueError("tanpa kata")
    return text


ReviewText = Annotated[
    str,
    StringConstraints(min_length=SHORTEST, max_length=LONGEST),
    BeforeValidator(normalised),
    AfterValidator(_with_words),
]
