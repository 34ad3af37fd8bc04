from django.db import migrations, models

GUARD = """
CREATE FUNCTION commerce_refunds_within_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM commerce_order WHERE id = NEW.order_id FOR UPDATE;
    IF (SELECT sum(amount) FROM commerce_ledgerentry
        WHERE order_id = NEW.order_id AND kind IN ('payment', 'refund')) > 0 THEN
        RAISE EXCEPTION 'more refunded than paid' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER refunds_within_payments AFTER INSERT ON commerce_ledgerentry
    FOR EACH ROW WHEN (NEW.kind = 'refund') EXECUTE FUNCTION commerce_refunds_within_payments();
"""
DROP = """
DROP TRIGGER refunds_within_payments ON commerce_ledgerentry;
DROP FUNCTION commerce_refunds_within_payments();
"""


class Migration(migrations.Migration):
    dependencies = [("commerce", "0006_books")]

    operations = [
        migrations.AddField("ordervoucher", "is_counted", models.BooleanField(default=True)),
        migrations.RunSQL(GUARD, DROP),
    ]
