"""What a test commits is gone before the next one, and what migrations wrote is back."""

import threading

import pytest
from django.contrib.auth.models import Permission
from django.db import connection

from duxi.accounts.models import User
from tests.factories import TrainingFactory

pytestmark = pytest.mark.django_db(transaction=True)


def everything():
    return (User.objects.count(), Permission.objects.count(), connection.introspection.table_names())


def test_rows_are_as_before(test_database, someone):
    test_database.renew()
    before = everything()
    first = someone("ani").pk
    TrainingFactory()
    Permission.objects.all().delete()
    test_database.renew()
    assert everything() == before
    assert someone("ani").pk == first


def test_a_transaction_that_a_thread_left_open_holds_nothing_up(test_database, someone):
    ani = someone("ani")

    def hold():
        connection.set_autocommit(False)
        User.objects.filter(pk=ani.pk).update(fullname="Terkunci")

    thread = threading.Thread(target=hold)
    thread.start()
    thread.join()
    test_database.renew()
    assert not User.objects.exists()


def test_another_shape_is_undone_too(test_database):
    before = everything()
    with connection.cursor() as cursor:
        cursor.execute("CREATE TABLE left_behind (id int)")
    test_database.renew()
    assert everything() == before
