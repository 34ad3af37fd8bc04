"""Lines of lists, such as benefits and topics, in the language that is spoken.

The same line stands on many products, so it is translated once: its translation is named by the line itself.
"""

from typing import Any

from django.contrib.postgres.fields import ArrayField
from django.db.models import BooleanField, F, Func, Q, TextField
from django.db.models.functions import Coalesce
from django.db.models.sql.compiler import SQLCompiler

from duxi.content.models import Translation
from duxi.content.translated import in_language, is_translated, spoken

LINE_SUBJECT = "line"


def line(column: str) -> F | Coalesce:
    """A column that is one line."""
    return in_language(column, "title", LINE_SUBJECT, column)


def lines(column: str) -> F | Func:
    """A column that is an array of lines."""
    return _Translated(F(column), output_field=ArrayField(TextField())) if is_translated() else F(column)


def are_translated(*columns: str) -> Q:
    """Whether every line of these arrays is written in the language that is spoken."""
    return Q(*(_AreTranslated(F(column), output_field=BooleanField()) for column in columns))


class _OfLines(Func):
    """A statement over the lines of an array and their translations; `{lines}` is the array."""

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
