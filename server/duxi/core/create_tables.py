"""A migration operation that makes the tables of an app from the state that all its operations lead to."""

from collections.abc import Sequence

from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations import CreateModel, SeparateDatabaseAndState
from django.db.migrations.operations.base import Operation
from django.db.migrations.state import ProjectState


class CreateTables(SeparateDatabaseAndState):
    """Wraps the operations of an app's first migration, all of which must be about models of the app.

    Django renders a model and all that are related to it anew after each operation on it. Among hundreds of
    models that hang together this takes most of the time of a migration; here they are rendered once.
    """

    def __init__(self, operations: Sequence[Operation]) -> None:
        super().__init__(state_operations=operations)

    def state_forwards(self, app_label: str, state: ProjectState) -> None:
        state.__dict__.pop("apps", None)
        super().state_forwards(app_label, state)

    def database_forwards(
        self,
        app_label: str,
        schema_editor: BaseDatabaseSchemaEditor,
        from_state: ProjectState,
        to_state: ProjectState,
    ) -> None:
        """The tables with every column, index and constraint that later operations add to their models."""
        for operation in self._tables:
            operation.database_forwards(app_label, schema_editor, from_state, to_state)

    def database_backwards(
        self,
        app_label: str,
        schema_editor: BaseDatabaseSchemaEditor,
        from_state: ProjectState,
        to_state: ProjectState,
    ) -> None:
        for operation in reversed(self._tables):
            operation.database_backwards(app_label, schema_editor, from_state, to_state)

    @property
    def _tables(self) -> list[CreateModel]:
        return [operation for operation in self.state_operations if isinstance(operation, CreateModel)]
