"""News of before get their HTML."""

from django.db import migrations

from duxi.core.markup import as_html


def write_html(apps, schema_editor):
    news = apps.get_model("content", "News")
    for one in news.objects.filter(body_html="").iterator():
        news.objects.filter(pk=one.pk).update(body_html=as_html(one.body))


class Migration(migrations.Migration):

    dependencies = [("content", "0002_questions_and_showcase")]

    operations = [migrations.RunPython(write_html, migrations.RunPython.noop)]
