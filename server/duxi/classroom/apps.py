from importlib import import_module

from django.apps import AppConfig


class ClassroomConfig(AppConfig):
    name = "duxi.classroom"
    verbose_name = "Kelas"

    def ready(self) -> None:
        """Register exports, erasures and listeners, in web and worker."""
        import_module("duxi.classroom.reports.session_pack")
        import_module("duxi.classroom.erasure")
        import_module("duxi.classroom.listeners")
        import_module("duxi.classroom.actions.room_presence")
        import_module("duxi.classroom.quiz_locks")
        import_module("duxi.classroom.quiz_supervision")
