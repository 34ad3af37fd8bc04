from django.db import migrations


class Migration(migrations.Migration):
    """Numbers that are encrypted say so."""

    dependencies = [("growth", "0002_ledger_rules")]

    operations = [
        migrations.RenameField("affiliate", "sealed_id_number", "encrypted_id_number"),
        migrations.RenameField("affiliate", "sealed_npwp", "encrypted_npwp"),
        migrations.RenameField("affiliate", "sealed_account", "encrypted_account"),
        migrations.RenameField("payout", "sealed_account", "encrypted_account"),
    ]
