from django.db import migrations

FORBID = """
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON growth_commissionentry
    FOR EACH ROW EXECUTE FUNCTION growth_forbid_change();
"""


class Migration(migrations.Migration):
    dependencies = [("growth", "0004_affiliates")]

    operations = [migrations.RunSQL(FORBID, "DROP TRIGGER append_only ON growth_commissionentry")]
