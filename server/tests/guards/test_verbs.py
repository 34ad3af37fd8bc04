"""View, add, change and delete are four permissions, and each call requires the right one.

Groups have several at once, so the matrix of routes and roles cannot distinguish them.
"""

from itertools import product

import pytest
from django.contrib.auth.models import Permission

from duxi.config.routes import backoffice
from duxi.reference.models import Deliverable
from tests.guards.operations import operations_of, permission_of

VERBS = ("view", "add", "change", "delete")
OTHERS = {
    # reads that require the permission to act
    "GET /course-contents/{int:content_id}/preview": "learning.change_coursecontent",
    "GET /check-in/events": "learning.add_checkin",
    "GET /check-in/events/{int:item_id}": "learning.add_checkin",
    "GET /exports": "files.add_exportjob",
    "GET /exports/{uuidstr:uuid}": "files.add_exportjob",
    "GET /orders/{order_id}/lines/{int:line_id}/alternatives": "commerce.change_order",
    "GET /tax-invoices": "commerce.export_taxinvoice",
    "GET /sold-products/{int:item_id}/alternatives": "commerce.change_order",
    # one permission for everything about tax invoice files
    "POST /tax-invoices/files": "commerce.export_taxinvoice",
    "DELETE /tax-invoices/{uuidstr:uuid}/number": "commerce.export_taxinvoice",
    # moderators hide and restore; nothing is deleted
    "POST /discussions/{int:pk}/restore": "community.change_discussion",
    "POST /forum-replies/{int:pk}/restore": "community.change_discussion",
    # certificates are never deleted; a revoked one can be restored
    "POST /certificates/{int:pk}/restore": "certificates.change_certificate",
    # options of a report require the permission for the report
    "GET /attempt-reports": "files.add_exportjob",
    # rows of their own that belong to another one
    "POST /popular-searches": "search.change_searchsynonym",
    "POST /companies/{int:pk}/open-campaign": "corporate.add_campaign",
    "POST /voucher-batches/{int:batch_id}/codes": "commerce.change_voucherbatch",
    "POST /courses/preview": "learning.change_coursecontent",
    "POST /menus/order": "backoffice.change_menuitem",
    # readers of the wall may respond: each has their own reaction, receipt and comments
    "POST /wall/{int:pk}/react": "workspace.view_wallpost",
    "POST /wall/{int:pk}/read": "workspace.view_wallpost",
    "POST /wall/{int:pk}/comments": "workspace.view_wallpost",
    "DELETE /wall/{int:pk}/comments/{int:comment_id}": "workspace.view_wallpost",
    "POST /wall-posts/{int:pk}/restore": "workspace.announce_wallpost",
    "POST /contacts/{int:pk}/note": "contacts.add_contactnote",
    # queries that are too long for a URL, and a mail to oneself
    "POST /segment-counts": "contacts.view_segment",
    "POST /markdown-previews": "content.view_news",
    "POST /mail-previews": "contacts.view_mailtemplate",
    "POST /mail-tests": "contacts.change_mailtemplate",
    # previewing a draft changes nothing; a copy is a new product
    "POST /catalog-products/{int:pk}/preview": "catalog.view_product",
    "POST /catalog-products/{int:pk}/copy": "catalog.add_product",
    # the setup guide requires the permission for the site's settings
    "GET /setup": "content.change_sitesettings",
    "POST /setup/reference-set": "content.change_sitesettings",
    "POST /setup/test-mail": "content.change_sitesettings",
    "POST /setup/test-payment": "content.change_sitesettings",
}


def verb_of(method: str, path: str) -> str | None:
    """The verb that a call's form implies; actions of a row have none."""
    if path.endswith("/restore"):
        return "delete"
    if method == "POST":
        return None if "{" in path else "add"
    return {"GET": "view", "PUT": "change", "DELETE": "delete"}[method]


def test_each_call_asks_for_the_permission_of_its_verb():
    wrong = {}
    for method, path, operation in operations_of(backoffice):
        name, permission = f"{method} {path}", permission_of(operation)
        if permission is None or path.startswith("/chat"):
            continue
        held, expected = permission.partition(".")[2].partition("_")[0], verb_of(method, path)
        if name in OTHERS:
            assert permission == OTHERS[name], name
        elif (expected and held != expected) or (expected is None and held in ("view", "add", "delete")):
            wrong[name] = permission
    assert wrong == {}


CALLS = {
    "view": ("GET", "/deliverables"),
    "add": ("POST", "/deliverables"),
    "change": ("PUT", "/deliverables/{pk}"),
    "delete": ("DELETE", "/deliverables/{pk}"),
}


@pytest.mark.django_db
@pytest.mark.parametrize(("held", "verb"), list(product(VERBS, repeat=2)))
def test_whoever_holds_one_verb_may_do_that_one_alone(staff_as, someone, held, verb):
    row = Deliverable.objects.create(code="D-1", name="Laporan")
    person = someone("rahma", "Pemegang satu izin")
    person.user_permissions.add(Permission.objects.get(codename=f"{held}_deliverable"))
    method, path = CALLS[verb]
    body = {"code": "D-2" if verb == "add" else "D-1", "name": "Baru", "version": row.version}
    json_body = body if verb in ("add", "change") else None
    answer = staff_as(person)._send(method, path.format(pk=row.pk), json_body=json_body)
    if held != verb:
        assert answer.status == 403
        row.refresh_from_db()
        assert (Deliverable.objects.count(), row.name) == (1, "Laporan")
    else:
        assert answer.status == 200, answer.body
