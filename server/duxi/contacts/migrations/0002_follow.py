from django.db import migrations

from duxi.contacts.following import follow


class Migration(migrations.Migration):
    dependencies = [
        ("contacts", "0001_initial"),
        ("accounts", "0003_api_keys_and_impersonation"),
        ("chat", "0001_live_chat"),
        ("corporate", "0002_company_orders"),
        ("learning", "0015_course_videos"),
        ("notices", "0001_inbox"),
    ]

    operations = follow()
