"""Balances follow the entries of points; entries of points and commissions are only ever added to."""

from django.db import migrations

BOOK = """
CREATE FUNCTION growth_book_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE growth_pointaccount SET balance = balance + NEW.amount WHERE id = NEW.account_id
        RETURNING balance INTO NEW.balance_after;
    RETURN NEW;
END $$;
CREATE TRIGGER book BEFORE INSERT ON growth_pointentry
    FOR EACH ROW EXECUTE FUNCTION growth_book_points();
CREATE FUNCTION growth_forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON growth_pointentry
    FOR EACH ROW EXECUTE FUNCTION growth_forbid_change();
"""

UNBOOK = """
DROP TRIGGER book ON growth_pointentry;
DROP FUNCTION growth_book_points();
DROP TRIGGER append_only ON growth_pointentry;
DROP FUNCTION growth_forbid_change();
"""

COMMISSIONS = """
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON growth_commissionentry
    FOR EACH ROW EXECUTE FUNCTION growth_forbid_change();
"""


class Migration(migrations.Migration):
    replaces = [("growth", "0003_append_only"), ("growth", "0005_commissions_append_only")]
    dependencies = [("growth", "0001_baseline")]

    operations = [
        migrations.RunSQL(BOOK, UNBOOK),
        migrations.RunSQL(COMMISSIONS, "DROP TRIGGER append_only ON growth_commissionentry"),
    ]
