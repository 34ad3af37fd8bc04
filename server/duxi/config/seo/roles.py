"""Metadata of the pages about job roles."""

from django.utils.translation import gettext as _

from duxi.config.seo.built import built_pages
from duxi.config.seo.document import address
from duxi.config.seo.meta import MISSING, PageMeta, Preview
from duxi.reference.models import JobRole
from duxi.reference.queries import family_name, job_role_rows, role_name


def explore_page() -> PageMeta:
    names = tuple(JobRole.objects.order_by(role_name()).values_list(role_name(), flat=True))
    items = [{"@type": "ListItem", "position": n, "name": name} for n, name in enumerate(names, start=1)]
    return PageMeta(
        title=_("Jelajahi peran kerja"),
        description=_(
            "Lihat unit kompetensi dan tingkat yang diminta setiap peran, lalu ukur kesiapan Anda."
        ),
        json_ld=({"@type": "ItemList", "itemListElement": items},),
        text=names,
        preview=built_pages().preview("/explore", "banner"),
    )


def role_page(slug: str) -> PageMeta:
    """One job role; `MISSING` if there is none."""
    role = job_role_rows(JobRole.objects.filter(slug=slug)).annotate(family=family_name()).first()
    if role is None:
        return MISSING
    name, description = role["job_role_name"], role["job_role_description"]
    occupation = {
        "@type": "Occupation",
        "name": name,
        "description": description,
        "url": address(f"/explore/{slug}"),
    }
    return PageMeta(
        title=name,
        description=description,
        image=f"/share/role/{slug}.png",
        json_ld=(occupation,),
        text=(description,),
        preview=Preview(heading=name, lead=description, eyebrow=role["family"], look="banner"),
    )
