"""Lines of lists, such as benefits and topics, in the current language.

The same line occurs in many products, so it is translated once: the line itself is the key.
"""

from collections.abc import Collection
from functools import reduce
from operator import or_
from typing import Any

from django.contrib.postgres.fields import ArrayField
from django.db.models import BooleanField, Exists, F, Func, OuterRef, Q, QuerySet, TextField
from django.db.models.functions import Coalesce
from django.db.models.sql.compiler import SQLCompiler

from duxi.content.models import Translation
from duxi.content.translated import in_language, is_translated, spoken, titles_of

LINE_SUBJECT = "line"


def line(column: str) -> F | Coalesce:
    """A column with one line."""
    return in_language(column, "title", LINE_SUBJECT, column)


def lines(column: str) -> F | Func:
    """A column with an array of lines."""
    return _Translated(F(column), output_field=ArrayField(TextField())) if is_translated() else F(column)


def are_translated(*columns: str) -> Q:
    """Whether every line of these arrays is translated into the current language."""
    return Q(*(_AreTranslated(F(column), output_field=BooleanField()) for column in columns))


def is_translated_line(column: str) -> Q:
    """Whether a one-line column is empty or translated into the current language."""
    return Q(**{column: ""}) | Q(Exists(_written_as(column)))


def are_rows_translated(rows: QuerySet[Any], *columns: str) -> Q:
    """`are_translated` for these columns in all rows of the outer query."""
    unsaid = (~is_translated_line(column) for column in columns)
    return ~Q(Exists(rows.filter(reduce(or_, unsaid))))


def shown_lines(texts: Collection[str]) -> dict[str, str]:
    """Loaded lines with their translations, in one query; in Indonesian in none."""
    return {text: text for text in texts} | titles_of(LINE_SUBJECT, texts)


def _written_as(column: str) -> QuerySet[Translation]:
    return Translation.objects.filter(subject=LINE_SUBJECT, slug=OuterRef(column), locale=spoken())


class _OfLines(Func):
    """SQL over the lines of an array and their translations; `{lines}` is the array."""

    arity = 1
    statement: str

    def as_sql(
        self, compiler: SQLCompiler, connection: Any, *_args: Any, **_context: Any
    ) -> tuple[str, tuple[str | int, ...]]:
        column, params = compiler.compile(self.source_expressions[0])
        joined = (
            f"unnest({column}) WITH ORDINALITY AS line(text, place)"
            f" LEFT JOIN {Translation._meta.db_table} translation"
            " ON translation.subject = %s AND translation.slug = line.text AND translation.locale = %s"
        )
        return self.statement.format(lines=joined), (*params, LINE_SUBJECT, spoken())


class _Translated(_OfLines):
    statement = "ARRAY(SELECT coalesce(translation.title, line.text) FROM {lines} ORDER BY line.place)"


class _AreTranslated(_OfLines):
    statement = "NOT EXISTS(SELECT FROM {lines} WHERE translation.title IS NULL)"
