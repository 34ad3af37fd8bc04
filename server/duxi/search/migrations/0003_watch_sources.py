"""Triggers on the tables whose rows are shown in search; those of kinds come after every migration."""

from django.db import migrations

from duxi.search.triggers import note_functions, watch, install_linked_triggers

PRODUCT = (
    "kind, slug, title, summary, description, benefits, price, image, category_id, mode, difficulty, "
    "language, location_id, starts_at, is_published"
)
FAQ = "uuid, slug, title, body, body_html, segment, category_id, is_published, created_at"
OF_PRODUCTS = (
    *("catalog_product_tags", "catalog_product_competency_units", "catalog_product_job_roles"),
    "catalog_product_instructors",
)
LINKED_TO_PRODUCTS = {
    "catalog_tag": ("catalog_product_tags", "product_id", "tag_id"),
    "catalog_instructor": ("catalog_product_instructors", "product_id", "instructor_id"),
    "catalog_category": ("catalog_product", "id", "category_id"),
    "catalog_location": ("catalog_product", "id", "location_id"),
    "reference_competencyunit": ("catalog_product_competency_units", "product_id", "competencyunit_id"),
    "reference_jobrole": ("catalog_product_job_roles", "product_id", "jobrole_id"),
    "offerings_trainingsubject": ("offerings_trainingdetail", "product_id", "subject_id"),
    "exams_blueprint": ("offerings_assessmentdetail", "product_id", "blueprint_id"),
}


class Migration(migrations.Migration):

    replaces = [("search", "0002_watch_sources")]
    dependencies = [
        ("search", "0002_views"),
        ("catalog", "0001_baseline"),
        ("content", "0001_baseline"),
        ("exams", "0001_baseline"),
        ("learning", "0001_baseline"),
        ("offerings", "0001_baseline"),
        ("reference", "0001_baseline"),
    ]

    operations = [
        note_functions(),
        watch("catalog_product", "product", "id", of=PRODUCT),
        *(watch(table, "product", "product_id") for table in OF_PRODUCTS),
        *(install_linked_triggers(table, "product", link) for table, link in LINKED_TO_PRODUCTS.items()),
        watch("reference_jobrole", "job_role", "id"),
        watch("reference_rolecompetency", "job_role", "job_role_id"),
        install_linked_triggers("reference_competencyunit", "job_role", ("reference_rolecompetency", "job_role_id", "unit_id")),
        watch("content_news", "news", "id"),
        watch("content_faq", "faq", "id", of=FAQ),
        watch("content_faq", "klinik", "id", of=FAQ),
        install_linked_triggers("content_faqcategory", "faq", ("content_faq", "id", "category_id")),
        install_linked_triggers("content_faqcategory", "klinik", ("content_faq", "id", "category_id")),
    ]
