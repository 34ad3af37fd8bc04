"""The words of the pages about job roles."""

from django.utils.translation import gettext as _

from duxi.config.seo.built import built_pages
from duxi.config.seo.document import address
from duxi.config.seo.meta import MISSING, PageMeta
from duxi.reference.models import JobRole


def explore_page() -> PageMeta:
    """All job roles."""
    names = tuple(JobRole.objects.order_by("name").values_list("name", flat=True))
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
    """One job role; `MISSING` where there is none."""
    role = JobRole.objects.filter(slug=slug).first()
    if role is None:
        return MISSING
    occupation = {
        "@type": "Occupation",
        "name": role.name,
        "description": role.description,
        "url": address(f"/explore/{role.slug}"),
    }
    return PageMeta(
        title=role.name,
        description=role.description,
        image=f"/share/role/{role.slug}.png",
        json_ld=(occupation,),
        text=(role.description,),
    )
