"""Groups and the job queue in the Django admin, which is read-only: schedules and jobs are in the code."""

from collections.abc import Callable
from typing import Any

from django.contrib import admin, messages
from django.contrib.auth.admin import GroupAdmin as DjangoGroupAdmin
from django.contrib.auth.models import Group
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django_q.admin import resubmit_task
from django_q.models import Failure, OrmQ, Schedule, Success, Task
from unfold.admin import ModelAdmin

from duxi.backoffice.crud.permission_names import permission_name
from duxi.core.admin import ReadOnlyAdmin

for _one in (Failure, Group, OrmQ, Schedule, Success):
    admin.site.unregister(_one)


@admin.register(Group)
class GroupAdmin(DjangoGroupAdmin, ModelAdmin):
    """Groups and their permissions."""

    def formfield_for_manytomany(self, *args: Any, **options: Any) -> Any:
        field: Any = super().formfield_for_manytomany(*args, **options)
        field.choices = sorted(((one.pk, permission_name(one)) for one in field.queryset), key=_name)
        return field


def _name(choice: tuple[int, str]) -> str:
    return choice[1].lower()


class TaskAdmin(ReadOnlyAdmin):
    list_display = ("name", "group", "func", "started", "stopped", "attempt_count")
    search_fields = ("name", "func", "group")
    ordering = ("-started",)
    show_full_result_count = False
    fields = ("name", "group", "func", "args", "kwargs", "started", "stopped", "attempt_count", "result")

    def get_form(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        """The library has English help texts for its columns only; the names suffice."""
        return super().get_form(request, *args, **{"help_texts": dict.fromkeys(self.fields, ""), **options})


@admin.register(Success)
class SuccessAdmin(TaskAdmin):
    """Jobs that succeeded."""


@admin.register(Failure)
class FailureAdmin(TaskAdmin):
    """Jobs that failed finally; each can be retried."""

    actions = ("try_again",)

    @admin.action(description=_("Coba lagi"))
    def try_again(self, request: HttpRequest, tasks: QuerySet[Task]) -> None:
        count = tasks.count()
        again: Callable[..., None] = resubmit_task
        again(self, request, tasks)
        tasks.delete()
        messages.success(request, _("%(count)d tugas dicoba lagi.") % {"count": count})


@admin.register(Schedule)
class ScheduleAdmin(ReadOnlyAdmin):
    """Scheduled jobs and their next run."""

    list_display = ("name", "func", "schedule_type", "next_run")
    search_fields = ("name", "func")
    ordering = ("next_run",)
    fields = ("name", "func", "schedule_type", "minutes", "cron", "next_run")

    def get_form(self, request: HttpRequest, *args: Any, **options: Any) -> Any:
        return super().get_form(request, *args, **{"help_texts": dict.fromkeys(self.fields, ""), **options})


@admin.register(OrmQ)
class QueueAdmin(ReadOnlyAdmin):
    list_display = ("name", "func", "key", "lock")
    ordering = ("lock",)
    fields = ("key", "lock")

    @admin.display(description=_("Nama"))
    def name(self, job: OrmQ) -> str:
        return str(job.name())

    @admin.display(description=_("Fungsi"))
    def func(self, job: OrmQ) -> str:
        return str(job.func())
