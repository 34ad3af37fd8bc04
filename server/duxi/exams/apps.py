from importlib import import_module

from django.apps import AppConfig


class ExamsConfig(AppConfig):
    name = "duxi.exams"

    def ready(self) -> None:
        """Web and worker alike know the reports that this app can export, its pictures and its erasures."""
        import_module("duxi.exams.reports.batch")
        import_module("duxi.exams.reports.attempts")
        import_module("duxi.exams.bank_files")
        import_module("duxi.exams.erasure")
        import_module("duxi.exams.question_texts")
