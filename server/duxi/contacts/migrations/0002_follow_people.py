from django.db import migrations

from duxi.contacts.following import follow


class Migration(migrations.Migration):
    replaces = [("contacts", "0002_follow")]
    dependencies = [
        ("contacts", "0001_baseline"),
        ("accounts", "0001_baseline"),
        ("chat", "0001_baseline"),
        ("corporate", "0001_baseline"),
        ("learning", "0001_baseline"),
        ("notices", "0001_baseline"),
    ]

    operations = follow()
