"""Notifications about sign-ins from new devices."""

import pytest

from duxi.accounts.devices import described, masked

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"


@pytest.mark.parametrize(
    ("address", "shown"),
    [("203.0.113.7", "203.0.•.•"), ("2001:db8:1::7", "2001:0db8:…"), ("", None), (None, None)],
)
def test_half_of_an_address_is_shown(address, shown):
    assert masked(address) == shown


@pytest.mark.django_db
def test_device_and_address_in_the_owner_s_language(ani):
    assert described(ani, FIREFOX, "192.168.0.9") == "Firefox · Linux · 192.168.•.•"
    assert described(ani, "", None) == "Perangkat tidak dikenal"


@pytest.mark.django_db
def test_the_administration_is_for_superusers_alone(client, dewi, settings):
    settings.STAFF_TWO_FACTOR = "optional"
    client.force_login(dewi)
    answer = client.get("/admin/")
    assert (answer.status_code, answer["Location"]) == (302, "/admin/login/?next=/admin/")
