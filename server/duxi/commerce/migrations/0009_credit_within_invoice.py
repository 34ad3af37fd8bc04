from django.db import migrations, models

# The invoice's row is locked while its credit notes are added up, so that two at a time cannot pass.
FORBID = """
CREATE FUNCTION commerce_credit_within_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    invoiced bigint;
    credited bigint;
BEGIN
    SELECT total INTO invoiced FROM commerce_invoice WHERE id = NEW.refers_to_id FOR UPDATE;
    SELECT coalesce(sum(total), 0) INTO credited FROM commerce_invoice WHERE refers_to_id = NEW.refers_to_id;
    IF credited + NEW.total > invoiced THEN
        RAISE EXCEPTION 'credit notes exceed their invoice' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER credit_within_invoice BEFORE INSERT ON commerce_invoice
    FOR EACH ROW WHEN (NEW.refers_to_id IS NOT NULL) EXECUTE FUNCTION commerce_credit_within_invoice();
"""

ALLOW = """
DROP TRIGGER credit_within_invoice ON commerce_invoice;
DROP FUNCTION commerce_credit_within_invoice();
"""


class Migration(migrations.Migration):
    dependencies = [("commerce", "0008_staff_permissions")]

    operations = [
        migrations.AddField("invoice", "seller", models.JSONField(default=dict)),
        migrations.RunSQL(FORBID, ALLOW),
    ]
