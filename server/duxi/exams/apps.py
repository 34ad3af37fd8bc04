from importlib import import_module

from django.apps import AppConfig


class ExamsConfig(AppConfig):
    name = "duxi.exams"
    verbose_name = "Ujian"

    def ready(self) -> None:
        """Register the app's exports, picture references and erasers, in web and worker alike."""
        import_module("duxi.exams.reports.batch")
        import_module("duxi.exams.reports.attempts")
        import_module("duxi.exams.bank_files")
        import_module("duxi.exams.erasure")
        import_module("duxi.exams.question_texts")
