"""Documents have the summaries that editors wrote in other languages, and those of articles and answers."""

from importlib import import_module

from django.db import migrations, models

before = import_module("duxi.search.migrations.0004_titles")

FUNCTION = """
CREATE FUNCTION search_note_translated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    written content_translation;
BEGIN
    FOREACH written IN ARRAY ARRAY[OLD, NEW]::content_translation[] LOOP
        INSERT INTO search_searchchange (type, ref)
            SELECT 'product', id FROM catalog_product WHERE kind = written.subject AND slug = written.slug
            UNION ALL SELECT 'job_role', id FROM reference_jobrole
                WHERE written.subject = 'role' AND slug = written.slug
            UNION ALL SELECT 'news', id FROM content_news
                WHERE written.subject = 'news' AND slug = written.slug
            UNION ALL SELECT CASE segment WHEN 'spbe' THEN 'klinik' ELSE 'faq' END, id FROM content_faq
                WHERE written.subject = 'faq' AND slug = written.slug;
    END LOOP;
    RETURN NULL;
END $$;
CREATE TRIGGER search_of_translation
    AFTER INSERT OR DELETE OR UPDATE OF subject, slug, locale, title, summary, body
    ON content_translation FOR EACH ROW EXECUTE FUNCTION search_note_translated();
"""


class Migration(migrations.Migration):
    dependencies = [("search", "0004_titles"), ("content", "0003_translated_lines")]
    operations = [
        migrations.AddField("searchdocument", "summaries", models.JSONField(default=dict)),
        migrations.RunSQL(before.DROP, before.FUNCTION),
        migrations.RunSQL(FUNCTION, before.DROP),
    ]
