"""Titles and summaries of documents in the current language, as SQL."""

from duxi.catalog.topics import CATEGORY_SUBJECT
from duxi.content.queries import FAQ_CATEGORY_SUBJECT
from duxi.content.translated import is_translated, spoken
from duxi.core.literals import quoted

_CATEGORY = """(
    SELECT nullif(translation.title, '') FROM content_translation translation
    WHERE translation.subject = {subject} AND translation.slug = category_slug
        AND translation.locale = {locale})"""


def shown_title() -> str:
    return f"coalesce({_written()}, title)" if is_translated() else "title"


def searched_title() -> str:
    """What a prefix is matched against: the Indonesian title and the shown one."""
    return f"(plain_title || coalesce(' ' || lower({_written()}), ''))" if is_translated() else "plain_title"


def written_summary() -> str:
    """The editors' summary in the current language, or null."""
    return f"(summaries->>{quoted(spoken())})" if is_translated() else "null"


def shown_category() -> str:
    given = "nullif(category_name, '')"
    if not is_translated():
        return given
    subject = (
        f"CASE type WHEN 'product' THEN {quoted(CATEGORY_SUBJECT)} ELSE {quoted(FAQ_CATEGORY_SUBJECT)} END"
    )
    locale = quoted(spoken())
    return f"coalesce({_CATEGORY.format(subject=subject, locale=locale)}, {given})"


def _written() -> str:
    return f"(titles->>{quoted(spoken())})"
