import django.db.models.deletion
from django.db import migrations, models

# The newest products of a unit, a role and a tag are read from these, instead of all of them.
INDEXES = """
CREATE INDEX product_unit_newest ON catalog_product_competency_units (competencyunit_id, product_id);
CREATE INDEX product_role_newest ON catalog_product_job_roles (jobrole_id, product_id);
CREATE INDEX product_tag_newest ON catalog_product_tags (tag_id, product_id)
"""
DROP_INDEXES = "DROP INDEX product_unit_newest, product_role_newest, product_tag_newest"

# Of each unit, role and tag only the newest products count, so that no page reads thousands of rows.
VIEW = """
CREATE VIEW catalog_likeness AS
SELECT product_id, other_id, sum(weight)::integer AS shared FROM (
    SELECT mine.product_id, near.product_id AS other_id, 2 AS weight
    FROM catalog_product_competency_units AS mine CROSS JOIN LATERAL (
        SELECT product_id FROM catalog_product_competency_units
        WHERE competencyunit_id = mine.competencyunit_id ORDER BY product_id DESC LIMIT 50) AS near
    UNION ALL
    SELECT mine.product_id, near.product_id, 2
    FROM catalog_product_job_roles AS mine CROSS JOIN LATERAL (
        SELECT product_id FROM catalog_product_job_roles
        WHERE jobrole_id = mine.jobrole_id ORDER BY product_id DESC LIMIT 50) AS near
    UNION ALL
    SELECT mine.product_id, near.product_id, 1
    FROM catalog_product_tags AS mine CROSS JOIN LATERAL (
        SELECT product_id FROM catalog_product_tags
        WHERE tag_id = mine.tag_id ORDER BY product_id DESC LIMIT 50) AS near
    UNION ALL
    SELECT mine.id, near.id, 0
    FROM catalog_product AS mine CROSS JOIN LATERAL (
        SELECT id FROM catalog_product
        WHERE kind = mine.kind AND is_published
            AND (sale_until IS NULL OR sale_until > statement_timestamp())
        ORDER BY created_at DESC, id DESC LIMIT 20) AS near
) AS links
WHERE other_id <> product_id
GROUP BY product_id, other_id
"""


class Migration(migrations.Migration):
    dependencies = [("catalog", "0002_require_details")]

    operations = [
        migrations.RunSQL(INDEXES, DROP_INDEXES),
        migrations.RunSQL(VIEW, "DROP VIEW catalog_likeness"),
        migrations.CreateModel(
            name="Likeness",
            fields=[
                (
                    "pk",
                    models.CompositePrimaryKey(
                        "product_id",
                        "other_id",
                        blank=True,
                        editable=False,
                        primary_key=True,
                        serialize=False,
                    ),
                ),
                ("shared", models.PositiveIntegerField()),
                (
                    "other",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="likenesses",
                        to="catalog.product",
                    ),
                ),
                (
                    "product",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.DO_NOTHING,
                        related_name="+",
                        to="catalog.product",
                    ),
                ),
            ],
            options={"db_table": "catalog_likeness", "managed": False},
        ),
    ]
