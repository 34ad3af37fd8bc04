"""Products and what they need, made by factory_boy."""

from datetime import timedelta
from typing import Any

import factory
from django.db import transaction
from django.utils import timezone

from duxi.catalog.models import Category, Product, ProductPart
from duxi.exams.models import Blueprint, BlueprintUnit
from duxi.learning.models import CourseContent, CourseSection
from duxi.offerings.kinds.assessment import AssessmentDetail
from duxi.offerings.kinds.bundle import BundleDetail
from duxi.offerings.kinds.certification import CertificationDetail
from duxi.offerings.kinds.elearning import ElearningDetail
from duxi.offerings.kinds.inix_certification import InixCertificationDetail
from duxi.offerings.kinds.other import OtherDetail
from duxi.offerings.kinds.oti import OtiDetail
from duxi.offerings.kinds.training import TrainingDetail, TrainingSubject
from duxi.offerings.kinds.webinar import WebinarDetail
from duxi.offerings.kinds.workshop import WorkshopDetail
from duxi.offerings.kinds.workshop_subscription import WorkshopSubscriptionDetail
from duxi.reference.models import CompetencyUnit, Instansi, JobRole, Level, RoleCompetency


class LevelFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Level
        django_get_or_create = ("number",)

    number = 3
    name = factory.LazyAttribute(lambda o: f"Level {o.number}")


class InstansiFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Instansi

    code = factory.Sequence(lambda n: f"INS-{n:03}")
    name = factory.Sequence(lambda n: f"Dinas Nomor {n:03}")
    type = "kota"


class JobRoleFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = JobRole

    slug = factory.Sequence(lambda n: f"peran-{n}")
    code = factory.Sequence(lambda n: f"JR-{n:03}")
    name = factory.Sequence(lambda n: f"Peran {n:03}")


class UnitFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = CompetencyUnit

    code = factory.Sequence(lambda n: f"J.620100.{n:03}.01")
    name = factory.Sequence(lambda n: f"Unit {n:03}")


class BlueprintFactory(factory.django.DjangoModelFactory):
    """A blueprint with `unit_count` units, each required at level 3."""

    class Meta:
        model = Blueprint
        skip_postgeneration_save = True

    code = factory.Sequence(lambda n: f"BP-{n}")
    title = factory.LazyAttribute(lambda o: f"Asesmen {o.job_role.name}")
    job_role = factory.SubFactory(JobRoleFactory)
    duration_minutes = 60

    @factory.post_generation
    def unit_count(self, create: bool, extracted: Any, **kwargs: Any) -> None:
        level = LevelFactory(number=3)
        for position in range(1, (extracted if extracted is not None else 2) + 1):
            unit = UnitFactory()
            BlueprintUnit.objects.create(blueprint=self, unit=unit, position=position)
            RoleCompetency.objects.create(job_role=self.job_role, unit=unit, level=level)


class ProductFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Product

    kind = "training"
    slug = factory.Sequence(lambda n: f"produk-{n}")
    title = factory.Sequence(lambda n: f"Produk {n:03}")
    price = 150_000
    is_published = True


class DatedProductFactory(ProductFactory):
    """A product on a day in a month, from then on for two hours."""

    mode = "online"
    starts_at = factory.LazyFunction(lambda: timezone.now().replace(microsecond=0) + timedelta(days=30))
    ends_at = factory.LazyAttribute(lambda o: o.starts_at + timedelta(hours=2))


class CategoryFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = Category
        django_get_or_create = ("kind", "slug")

    kind = "workshop"
    slug = factory.Sequence(lambda n: f"rak-{n}")
    name = factory.LazyAttribute(lambda o: o.slug.replace("-", " ").title())


class DetailFactory(factory.django.DjangoModelFactory):
    """A product with its detail row: it cannot be published without."""

    class Meta:
        abstract = True

    @classmethod
    def _generate(cls, strategy: Any, params: Any) -> Any:
        with transaction.atomic():
            return super()._generate(strategy, params)


class AssessmentFactory(DetailFactory):
    """An assessment on sale; `product__…` and `blueprint__…` reach its parts."""

    class Meta:
        model = AssessmentDetail

    product = factory.SubFactory(ProductFactory, kind="assessment")
    blueprint = factory.SubFactory(BlueprintFactory)


class SubjectFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = TrainingSubject

    code = factory.Sequence(lambda n: f"TRN-{n:03}")
    slug = factory.LazyAttribute(lambda o: o.code.lower())
    title = factory.Sequence(lambda n: f"Materi {n:03}")


class TrainingFactory(DetailFactory):
    """A training class on sale, starting in 30 days."""

    class Meta:
        model = TrainingDetail

    product = factory.SubFactory(
        ProductFactory,
        kind="training",
        mode="online",
        starts_at=factory.LazyFunction(lambda: timezone.now().replace(microsecond=0) + timedelta(days=30)),
        ends_at=factory.LazyAttribute(lambda o: o.starts_at + timedelta(days=2)),
    )
    subject = factory.SubFactory(SubjectFactory)
    duration_hours = 24


class CertificationFactory(DetailFactory):
    class Meta:
        model = CertificationDetail

    product = factory.SubFactory(ProductFactory, kind="certification")
    scheme_code = factory.Sequence(lambda n: f"SKM-{n:03}")
    issuer = "LSP Uji Coba"
    validity_months = 36
    exam_minutes = 120
    passing_score = 70
    steps = factory.LazyFunction(lambda: ["Daftar", "Ujian", "Terima sertifikat"])
    documents = factory.LazyFunction(lambda: ["Pindaian KTP"])


class WebinarFactory(DetailFactory):
    class Meta:
        model = WebinarDetail

    product = factory.SubFactory(DatedProductFactory, kind="webinar")
    duration_minutes = 120


class WorkshopFactory(DetailFactory):
    class Meta:
        model = WorkshopDetail

    product = factory.SubFactory(DatedProductFactory, kind="workshop")
    duration_hours = 6
    outcome = "Satu rancangan yang siap dipakai"
    syllabus = factory.LazyFunction(lambda: ["Memahami", "Merancang"])
    tools = factory.LazyFunction(lambda: ["Laptop"])


class WorkshopSubscriptionFactory(DetailFactory):
    """A subscription of 90 days and three workshops; `covers=[category, …]` names the categories."""

    class Meta:
        model = WorkshopSubscriptionDetail
        skip_postgeneration_save = True

    product = factory.SubFactory(ProductFactory, kind="workshop-subscription")
    period_days = 90
    workshop_quota = 3

    @factory.post_generation
    def covers(self, create: bool, extracted: Any, **kwargs: Any) -> None:
        self.covered_categories.set(extracted or [])


class InixCertificationFactory(DetailFactory):
    class Meta:
        model = InixCertificationDetail

    product = factory.SubFactory(ProductFactory, kind="inix-certification")
    vendor = "Vendor Uji"
    exam_code = factory.Sequence(lambda n: f"UJI-{n:03}")
    validity_months = 36
    exam_minutes = 90
    question_count = 60
    passing_score = 70
    topics = factory.LazyFunction(lambda: ["Dasar", "Lanjutan"])


class ElearningFactory(DetailFactory):
    """An e-learning package on sale, still without sections."""

    class Meta:
        model = ElearningDetail

    product = factory.SubFactory(ProductFactory, kind="elearning")


class SectionFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = CourseSection

    title = factory.Sequence(lambda n: f"Bagian {n}")
    position = factory.Sequence(lambda n: n)


class ContentFactory(factory.django.DjangoModelFactory):
    class Meta:
        model = CourseContent

    title = factory.Sequence(lambda n: f"Isi {n}")
    type = "video"
    duration_minutes = 10
    position = factory.Sequence(lambda n: n)


class OtherFactory(DetailFactory):
    """A book or the like on sale."""

    class Meta:
        model = OtherDetail

    product = factory.SubFactory(ProductFactory, kind="other")
    unit_label = "buku"


class OtiFactory(DetailFactory):
    """An OTI class on sale, starting in 30 days."""

    class Meta:
        model = OtiDetail

    product = factory.SubFactory(
        ProductFactory,
        kind="oti",
        mode="hybrid",
        starts_at=factory.LazyFunction(lambda: timezone.now().replace(microsecond=0) + timedelta(days=30)),
        ends_at=factory.LazyAttribute(lambda o: o.starts_at + timedelta(days=40)),
    )
    duration_days = 40


class BundleFactory(DetailFactory):
    """A bundle on sale of the products in `items`, product → quantity; without any, of one training."""

    class Meta:
        model = BundleDetail
        skip_postgeneration_save = True

    product = factory.SubFactory(ProductFactory, kind="bundle")

    @factory.post_generation
    def items(self, create: bool, extracted: Any, **kwargs: Any) -> None:
        items = extracted if extracted is not None else {TrainingFactory().product: 1}
        for position, (product, quantity) in enumerate(items.items()):
            ProductPart.objects.create(
                whole=self.product, product=product, quantity=quantity, position=position
            )
