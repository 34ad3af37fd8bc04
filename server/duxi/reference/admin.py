"""Reference data in the Django admin, with import and export."""

from django.contrib import admin
from unfold.admin import TabularInline

from duxi.core.admin import TransferAdmin
from duxi.reference.models import CompetencyUnit, Instansi, JobRole, Level, RoleCompetency, RoleInstansi


class RoleCompetencyInline(TabularInline):
    """The units that a role requires."""

    model = RoleCompetency
    autocomplete_fields = ("unit",)
    extra = 0


class RoleInstansiInline(TabularInline):
    """The agencies that have a role."""

    model = RoleInstansi
    autocomplete_fields = ("instansi",)
    extra = 0


@admin.register(Instansi)
class InstansiAdmin(TransferAdmin):
    list_display = ("code", "name", "short_name", "type", "province", "ppn_collector", "is_active")
    list_filter = ("type", "ppn_collector", "is_active")
    search_fields = ("code", "name", "short_name", "npwp")


@admin.register(Level)
class LevelAdmin(TransferAdmin):
    list_display = ("number", "name")


@admin.register(CompetencyUnit)
class CompetencyUnitAdmin(TransferAdmin):
    list_display = ("code", "name", "family")
    list_filter = ("family",)
    search_fields = ("code", "name")


@admin.register(JobRole)
class JobRoleAdmin(TransferAdmin):
    """Job roles with their units and agencies."""

    list_display = ("code", "name", "family")
    list_filter = ("family",)
    search_fields = ("code", "name")
    inlines = (RoleCompetencyInline, RoleInstansiInline)
