"""Documents have the titles that editors wrote in other languages; triggers note what they write."""

from django.db import migrations, models

FUNCTION = """
CREATE FUNCTION search_note_translated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    written content_translation;
BEGIN
    FOREACH written IN ARRAY ARRAY[OLD, NEW]::content_translation[] LOOP
        INSERT INTO search_searchchange (type, ref)
            SELECT 'product', id FROM catalog_product WHERE kind = written.subject AND slug = written.slug
            UNION ALL SELECT 'job_role', id FROM reference_jobrole
                WHERE written.subject = 'role' AND slug = written.slug;
    END LOOP;
    RETURN NULL;
END $$;
CREATE TRIGGER search_of_translation AFTER INSERT OR DELETE OR UPDATE OF subject, slug, locale, title
    ON content_translation FOR EACH ROW EXECUTE FUNCTION search_note_translated();
"""
DROP = """
DROP TRIGGER search_of_translation ON content_translation;
DROP FUNCTION search_note_translated();
"""


class Migration(migrations.Migration):
    dependencies = [
        ("search", "0003_watch_sources"),
        ("catalog", "0001_baseline"),
        ("content", "0002_translation_codes"),
        ("reference", "0001_baseline"),
    ]
    operations = [
        migrations.AddField("searchdocument", "titles", models.JSONField(default=dict)),
        migrations.RunSQL(FUNCTION, DROP),
    ]
