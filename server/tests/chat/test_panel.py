"""The visitor panel is limited to what the agent may see elsewhere."""

from uuid import uuid4

import pytest

from duxi.chat.actions.conversations import Contact, start
from duxi.chat.peers import Peer
from tests.caller import Caller
from tests.chat.support import allow
from tests.entitled import entitled
from tests.factories import OtherFactory

pytestmark = pytest.mark.django_db
PARTS = ("orders", "classes", "attempts", "certificates")


def panel_of(agent, peer, contact=None):
    conversation = start(peer=peer, contact=contact, content="agen", client_id=uuid4().hex).conversation
    answer = Caller(agent, base="/api/backoffice/v1").get(f"/chats/{conversation.uuid}/panel")
    return {part: answer.results[part] for part in PARTS}


def test_staff_see_what_a_member_has_and_agents_only_the_chat(ani, agus, dewi):
    allow(agus)
    assert panel_of(dewi, Peer(user=ani)) == {part: [] for part in PARTS}
    assert panel_of(agus, Peer(user=ani)) == dict.fromkeys(PARTS)


def test_a_typed_address_opens_nothing(ani, dewi):
    contact = Contact(ani.fullname, ani.email, "081200000200")
    assert panel_of(dewi, Peer(), contact) == dict.fromkeys(PARTS)


def test_what_is_owned_and_the_contact_lead_on(ani, agus, dewi):
    allow(agus)
    product = OtherFactory(product__title="Buku Data").product
    entitled(ani, product)
    conversation = start(
        peer=Peer(user=ani), contact=None, content="agen", client_id=uuid4().hex
    ).conversation
    path = f"/chats/{conversation.uuid}/panel"
    seen = Caller(dewi, base="/api/backoffice/v1").get(path).results
    assert [(one["product_id"], one["title"]) for one in seen["classes"]] == [(product.pk, "Buku Data")]
    assert seen["contact_id"] == ani.contact.pk
    of_agent = Caller(agus, base="/api/backoffice/v1").get(path).results
    assert (of_agent["contact_id"], of_agent["classes"]) == (ani.contact.pk, None)
