"""A migration operation that creates an app's tables from the final state of all its operations."""

from collections.abc import Sequence

from django.db.backends.base.schema import BaseDatabaseSchemaEditor
from django.db.migrations import CreateModel, SeparateDatabaseAndState
from django.db.migrations.operations.base import Operation
from django.db.migrations.state import ProjectState


class CreateTables(SeparateDatabaseAndState):
    """Wraps the operations of an app's first migration, all of which must concern the app's own models.

    Django re-renders a model and its relations after each operation, which takes most of a migration's time
    when hundreds of models are related. Here they are rendered once.
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
        """Create the tables with all columns, indexes and constraints that later operations add."""
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
