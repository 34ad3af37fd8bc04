from importlib import import_module

from django.apps import AppConfig


class LearningConfig(AppConfig):
    name = "duxi.learning"
    verbose_name = "Belajar"

    def ready(self) -> None:
        """Register checks, erasers, menu entries, names, listeners and exam rules, in web and worker."""
        import_module("duxi.learning.course_locks")
        import_module("duxi.learning.counters")
        import_module("duxi.learning.downloads")
        import_module("duxi.learning.erasure")
        import_module("duxi.learning.listeners")
        import_module("duxi.learning.menu")
        import_module("duxi.learning.participant_names")
