from importlib import import_module

from django.apps import AppConfig


class ClassroomConfig(AppConfig):
    name = "duxi.classroom"

    def ready(self) -> None:
        """Web and worker alike know what this app exports, erases and does when quizzes end."""
        import_module("duxi.classroom.reports.session_pack")
        import_module("duxi.classroom.erasure")
        import_module("duxi.classroom.listeners")
        import_module("duxi.classroom.actions.room_presence")
        import_module("duxi.classroom.quiz_locks")
