"""All declared resources and their routers; a new one is a module and a line here."""

from collections.abc import Iterator

from ninja import Router

from duxi.backoffice.assessors import rubrics
from duxi.backoffice.certificates import resources as certificates
from duxi.backoffice.chats import settings as chat_settings
from duxi.backoffice.classes import parts as class_parts
from duxi.backoffice.community import discussions, reports
from duxi.backoffice.contacts import broadcasts, mails, merges, people, segments, templates
from duxi.backoffice.content import faqs, news, reviews, role_suggestions, search, sliders, translations
from duxi.backoffice.corporate import campaigns, companies, instalments, orders
from duxi.backoffice.crud import RESOURCES, add_routes
from duxi.backoffice.crud.exporting import register_export
from duxi.backoffice.crud.importing import register_import
from duxi.backoffice.exams import definitions
from duxi.backoffice.growth import (
    affiliate_rules,
    affiliates,
    commissions,
    liability,
    payouts,
    point_accounts,
    point_rules,
    rewards,
)
from duxi.backoffice.learning import course_parts, feedback, souvenirs, videos
from duxi.backoffice.matrices import delivery, role_instansi, role_kompetensi
from duxi.backoffice.matrices.api import routers as grid_routers
from duxi.backoffice.matrices.grid import GRIDS
from duxi.backoffice.matrices.importing import register_grid_import
from duxi.backoffice.matrices.transfer import register_transfer
from duxi.backoffice.products import references
from duxi.backoffice.products.importing import register_product_imports
from duxi.backoffice.products.triggers import install_product_triggers
from duxi.backoffice.reference import deliverables, instansi, job_roles, levels, materi, units
from duxi.backoffice.system import api_keys, audit, groups, menus, site_settings, users, webhooks
from duxi.backoffice.workspace import links as task_links
from duxi.backoffice.workspace import posts, tasks
from duxi.backoffice.workspace import reports as scheduled_reports

MODULES = (
    *(instansi, job_roles, deliverables, levels, materi, units, menus, chat_settings),
    *(definitions, certificates, rubrics),
)
CONTENT_MODULES = (news, sliders, faqs, translations, reviews, role_suggestions, search)
LEARNING_MODULES = (feedback, souvenirs, course_parts, videos, class_parts)
CATALOGUE_MODULES = (references,)
SYSTEM_MODULES = (users, groups, site_settings, api_keys, audit, webhooks)
GROWTH_MODULES = (
    *(reports, discussions, point_rules, rewards, point_accounts, liability),
    *(affiliates, commissions, payouts, affiliate_rules, companies, campaigns, orders, instalments),
)
WORKSPACE_MODULES = (posts, tasks, scheduled_reports)
CONTACT_MODULES = (people, merges, segments, templates, broadcasts, mails)
GRID_MODULES = (delivery, role_kompetensi, role_instansi)

for one in RESOURCES:
    register_export(one)
    if one.can_import:
        register_import(one)
for grid in GRIDS:
    register_transfer(grid)
    register_grid_import(grid)
task_links.register_linkables()
install_product_triggers()
register_product_imports()


def routers() -> Iterator[Router]:
    """One router for each resource and each matrix."""
    for resource in RESOURCES:
        router = Router(tags=[resource.name])
        add_routes(router, resource)
        yield router
    yield from grid_routers()
