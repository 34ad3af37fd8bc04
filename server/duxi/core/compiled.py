"""Queries of hot paths that are compiled once.

Django writes the SQL of a query anew whenever it runs, which takes longer than PostgreSQL takes to answer
most of them. Here that happens once for the whole process; each run only fills in its values:

    OWN_LINES = Compiled(lambda: Line.objects.filter(owner=param("owner")))
    OWN_LINES.all(owner=user.pk)

Values go to the database as they are given: ids instead of rows, lists for `any_param`, plain strings instead
of choices. Whatever the builder itself writes is fixed.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from django.db import connections, router
from django.db.models import Expression, F, Field, Lookup, Model, QuerySet
from django.db.models.sql import Query, UpdateQuery
from django.db.models.sql.compiler import SQLCompiler
from django.db.transaction import TransactionManagementError, mark_for_rollback_on_error

M = TypeVar("M", bound=Model)


class _Given(Expression):
    """Placeholder for a value in compiled SQL."""

    def __init__(self, name: str, field: "Field[Any, Any] | None" = None) -> None:
        super().__init__(output_field=field)
        self.name = name

    def as_sql(self, compiler: SQLCompiler, connection: Any) -> tuple[str, tuple[Any, ...]]:
        return "%s", (self,)


class _AnyOf(Lookup):
    """`column = ANY(list)`: the SQL does not depend on the length of the list."""

    lookup_name = "any_param"

    def as_sql(self, compiler: SQLCompiler, connection: Any) -> tuple[str, tuple[Any, ...]]:
        column, params = self.process_lhs(compiler, connection)
        return f"{column} = ANY(%s)", (*params, self.rhs)


def param(name: str, field: "Field[Any, Any] | None" = None) -> Expression:
    """A placeholder filled with each run; `field` is only needed where SQL computes with the value."""
    return _Given(name, field)


def is_param(value: object) -> bool:
    """Whether a parameter of compiled SQL is a placeholder."""
    return isinstance(value, _Given)


def any_param(column: str, name: str) -> "Lookup[Any]":
    """The replacement for `column__in` with a list that is given with each run."""
    return _AnyOf(F(column), _Given(name))


class _Statement:
    """Compiled SQL with its converters; a condition that no row can meet is compiled like any other."""

    def __init__(self, query: Query) -> None:
        self.using = router.db_for_write(cast("type[Model]", query.model))
        self.locks = query.select_for_update
        self.compiler = query.get_compiler(using=self.using, elide_empty=False)
        self.sql, self.params = self.compiler.as_sql()
        self.converters: dict[int, Any] | None = None

    def filled(self, values: dict[str, Any]) -> "_Filled":
        """The statement with values, for the current thread; raises `KeyError` for a missing value."""
        params = [values[one.name] if isinstance(one, _Given) else one for one in self.params]
        return _Filled(self, tuple(params))


class _Filled(SQLCompiler):
    """A finished compiler for the current thread; it also stands in for the query."""

    def __init__(self, statement: _Statement, params: Sequence[Any]) -> None:
        self.__dict__.update(statement.compiler.__dict__)
        self.connection = connections[statement.using]
        self._statement = statement
        self._known = statement.sql, params
        if statement.locks and self.connection.get_autocommit():
            raise TransactionManagementError("rows are only locked inside a transaction")

    def get_compiler(self, **_where: Any) -> SQLCompiler:
        return self

    def as_sql(self, *_args: Any, **_options: Any) -> Any:
        return self._known

    def get_converters(self, expressions: Any) -> dict[int, Any]:
        """Converters are determined once, because a statement's columns do not change."""
        if self._statement.converters is None:
            self._statement.converters = super().get_converters(expressions)
        return self._statement.converters

    def count_changed(self) -> int:
        """Execute the update and return the number of affected rows."""
        with self.connection.cursor() as cursor:
            cursor.execute(*self._known)
            return int(cursor.rowcount)

    def count_rows(self) -> int:
        """The number of rows, without reading them."""
        sql, params = self._known
        with self.connection.cursor() as cursor:
            cursor.execute(f"SELECT count(*) FROM ({sql}) AS counted", params)  # noqa: S608 - compiled SQL
            return int(cursor.fetchone()[0])


class Compiled(Generic[M]):
    """A compiled query for rows of a model. The builder must not prefetch, because prefetches are separate
    queries.
    """

    def __init__(self, build: Callable[[], QuerySet[M]]) -> None:
        self._build = build

    @cached_property
    def _statement(self) -> _Statement:
        return _Statement(self._build().query)

    def all(self, **values: Any) -> list[M]:
        """All rows, in the builder's order."""
        statement = self._statement
        model, filled = cast("type[M]", statement.compiler.query.model), statement.filled(values)
        return list(QuerySet(model=model, query=cast("Query", filled), using=statement.using))

    def first(self, **values: Any) -> M | None:
        """The first row, or None."""
        return next(iter(self.all(**values)), None)

    def get(self, **values: Any) -> M:
        """The first row; raises the model's `DoesNotExist`."""
        found = self.first(**values)
        if found is None:
            raise cast("Any", self._statement.compiler.query.model).DoesNotExist
        return found


class CompiledRows:
    """A compiled `.values()` query."""

    def __init__(self, build: Callable[[], QuerySet[Any, Any]]) -> None:
        self._build = build

    @cached_property
    def _statement(self) -> _Statement:
        return _Statement(self._build().query)

    def all(self, **values: Any) -> list[dict[str, Any]]:
        """All rows, in the builder's order."""
        statement = self._statement
        names = list(statement.compiler.query.selected or {})
        return [dict(zip(names, row, strict=True)) for row in statement.filled(values).results_iter()]

    def first(self, **values: Any) -> dict[str, Any] | None:
        """The first row, or None."""
        return next(iter(self.all(**values)), None)


class CompiledCount:
    """The compiled number of a queryset's rows."""

    def __init__(self, build: Callable[[], QuerySet[Any, Any]]) -> None:
        self._build = build

    @cached_property
    def _statement(self) -> _Statement:
        return _Statement(self._build().order_by().values("pk").query)

    def count(self, **values: Any) -> int:
        return self._statement.filled(values).count_rows()


class CompiledUpdate:
    """A compiled UPDATE; the values of `changes` are placeholders or constants."""

    def __init__(self, build: Callable[[], QuerySet[Any, Any]], **changes: Any) -> None:
        self._build, self._changes = build, changes

    @cached_property
    def _statement(self) -> _Statement:
        query = cast("UpdateQuery", self._build().query.chain(UpdateQuery))
        query.add_update_values(self._changes)
        return _Statement(query)

    def run(self, **values: Any) -> int:
        """Execute it and return the number of changed rows."""
        statement = self._statement
        with mark_for_rollback_on_error(using=statement.using):
            return statement.filled(values).count_changed()
