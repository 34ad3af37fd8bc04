from django.db import migrations


class Migration(migrations.Migration):
    """Numbers that are encrypted say so."""

    dependencies = [("commerce", "0003_reservations")]

    operations = [
        migrations.RenameField("ordertaxdetails", "sealed_number", "encrypted_number"),
        migrations.RenameField("refundaccount", "sealed_number", "encrypted_number"),
    ]
