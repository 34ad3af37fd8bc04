"""View, add, change and delete are four permissions: no call may take one for another.

Groups hold several at once, so the matrix of routes and roles cannot tell them apart.
"""

from itertools import product

import pytest
from django.contrib.auth.models import Permission

from duxi.config.routes import backoffice
from duxi.reference.models import Deliverable
from tests.guards.operations import operations_of, permission_of

VERBS = ("view", "add", "change", "delete")
OTHERS = {
    # Reads that only who may act on it needs.
    "GET /course-contents/{int:content_id}/preview": "learning.change_coursecontent",
    "GET /check-in/events": "learning.add_checkin",
    "GET /check-in/events/{int:item_id}": "learning.add_checkin",
    "GET /exports": "files.add_exportjob",
    "GET /exports/{uuidstr:uuid}": "files.add_exportjob",
    "GET /orders/{order_id}/lines/{int:line_id}/alternatives": "commerce.change_order",
    "GET /tax-invoices": "commerce.export_taxinvoice",
    "GET /sold-products/{int:item_id}/alternatives": "commerce.change_order",
    # One permission for everything about the tax office's files.
    "POST /tax-invoices/files": "commerce.export_taxinvoice",
    "DELETE /tax-invoices/{uuidstr:uuid}/number": "commerce.export_taxinvoice",
    # Moderators hide and show again; nothing is deleted.
    "POST /discussions/{int:pk}/restore": "community.change_discussion",
    "POST /forum-replies/{int:pk}/restore": "community.change_discussion",
    # A certificate is never deleted; what was revoked is valid again.
    "POST /certificates/{int:pk}/restore": "certificates.change_certificate",
    # What a report can be made of is for a user who may ask for one.
    "GET /attempt-reports": "files.add_exportjob",
    # Rows of their own that belong to another one.
    "POST /popular-searches": "search.change_searchsynonym",
    "POST /companies/{int:pk}/open-campaign": "corporate.add_campaign",
    "POST /voucher-batches/{int:batch_id}/codes": "commerce.change_voucherbatch",
    "POST /courses/preview": "learning.change_coursecontent",
    "POST /menus/order": "backoffice.change_menuitem",
    # Anyone who reads the wall may answer: each has a reaction, a receipt and comments of their own.
    "POST /wall/{int:pk}/react": "workspace.view_wallpost",
    "POST /wall/{int:pk}/read": "workspace.view_wallpost",
    "POST /wall/{int:pk}/comments": "workspace.view_wallpost",
    "DELETE /wall/{int:pk}/comments/{int:comment_id}": "workspace.view_wallpost",
    "POST /wall-posts/{int:pk}/restore": "workspace.announce_wallpost",
    "POST /contacts/{int:pk}/note": "contacts.add_contactnote",
    # Questions that are too long for an address, and a mail to oneself.
    "POST /segment-counts": "contacts.view_segment",
    "POST /markdown-previews": "content.view_news",
    "POST /mail-previews": "contacts.view_mailtemplate",
    "POST /mail-tests": "contacts.change_mailtemplate",
    # Looking at a draft changes nothing; a copy is a product of its own.
    "POST /catalog-products/{int:pk}/preview": "catalog.view_product",
    "POST /catalog-products/{int:pk}/copy": "catalog.add_product",
    # The first-run guide belongs to a user who may change the settings of the site.
    "GET /setup": "content.change_sitesettings",
    "POST /setup/reference-set": "content.change_sitesettings",
    "POST /setup/test-mail": "content.change_sitesettings",
    "POST /setup/test-payment": "content.change_sitesettings",
}


def verb_of(method: str, path: str) -> str | None:
    """The verb that the form of a call stands for; actions of a row have none of their own."""
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
