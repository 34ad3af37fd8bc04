import type { components } from './schema'

type Schemas = components['schemas']

/** The kinds of products, as the contract lists them. */
export type KindSlug = Schemas['AssessmentCard']['kind']

/** Narrows a wire type to the product kinds of this app. */
export type OfKind<Out extends { kind: string }, Slug extends KindSlug = KindSlug> = Omit<
  Out,
  'kind'
> & { kind: Slug }
/** The common fields of two records. */
type Shared<One, Other> = Pick<One, keyof One & keyof Other>
/** A product's page: its card, the page's own data, and more cards of its kind. */
type Detail<Out, Card> = Card & Omit<Out, keyof Card | 'related'> & { related: Card[] }

export type ProductCard = OfKind<Shared<Schemas['AssessmentCard'], Schemas['TrainingCard']>>
export type ProductDetail = Detail<
  Shared<Schemas['AssessmentDetailOut'], Schemas['TrainingDetailOut']>,
  ProductCard
>
export type ProductMode = ProductCard['mode']
export type Difficulty = ProductCard['difficulty']
export type RequiredUnit = Schemas['UnitOut']
export type Teacher = ProductDetail['teachers'][number]
export type SampleCertificate = Schemas['SampleCertificateOut']
export type Picture = ProductDetail['pictures'][number]
export type Theme = ProductDetail['themes'][number]
/** A job role that a product is for. */
export type ProductRole = ProductDetail['roles'][number]
export type Place = NonNullable<ProductDetail['place']>

export type AssessmentCard = OfKind<Schemas['AssessmentCard'], 'assessment'>
export type AssessmentDetail = Detail<Schemas['AssessmentDetailOut'], AssessmentCard>
export type SampleQuestion = Schemas['SampleQuestionOut']
export type TrainingCard = OfKind<Schemas['TrainingCard'], 'training'>
export type TrainingDetail = Detail<Schemas['TrainingDetailOut'], TrainingCard>
/** One of several dates of the same subject. */
export type Schedule = TrainingDetail['schedules'][number]

export type CertificationCard = OfKind<Schemas['CertificationCard'], 'certification'>
export type CertificationDetail = Detail<Schemas['CertificationDetailOut'], CertificationCard>
export type WebinarCard = OfKind<Schemas['WebinarCard'], 'webinar'>
export type WebinarDetail = Detail<Schemas['WebinarDetailOut'], WebinarCard>
export type TrainingAgendaPoint = TrainingDetail['day_agenda'][number]
export type AgendaPoint = WebinarDetail['agenda'][number]
export type WorkshopCard = OfKind<Schemas['WorkshopCard'], 'workshop'>
export type WorkshopDetail = Detail<Schemas['WorkshopDetailOut'], WorkshopCard>
export type SubscriptionCard = OfKind<Schemas['WorkshopSubscriptionCard'], 'workshop-subscription'>
export type SubscriptionDetail = Detail<Schemas['WorkshopSubscriptionDetailOut'], SubscriptionCard>

export type ElearningCard = OfKind<Schemas['ElearningCard'], 'elearning'>
export type ElearningDetail = Detail<Schemas['ElearningDetailOut'], ElearningCard>
export type Chapter = ElearningDetail['sections'][number]
export type Lesson = Chapter['contents'][number]

export type InixCertificationCard = OfKind<Schemas['InixCertificationCard'], 'inix-certification'>
export type InixCertificationDetail = Detail<
  Schemas['InixCertificationDetailOut'],
  InixCertificationCard
>

export type OtherCard = OfKind<Schemas['OtherCard'], 'other'>
export type OtherDetail = Detail<Schemas['OtherDetailOut'], OtherCard>
export type Spec = OtherDetail['specs'][number]
export type OtiCard = OfKind<Schemas['OtiCard'], 'oti'>
export type OtiDetail = Detail<Schemas['OtiDetailOut'], OtiCard>
export type OtiBenefit = OtiDetail['benefits_detail'][number]
export type ClassSession = OtiDetail['sessions'][number]
export type BundleCard = OfKind<Schemas['BundleCard'], 'bundle'>
export type BundleDetail = Omit<Detail<Schemas['BundleDetailOut'], BundleCard>, 'items'> & {
  items: BundleItem[]
}
export type BundleItem = OfKind<Schemas['BundleItemOut']>
