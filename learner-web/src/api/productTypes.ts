import type { components } from './schema'

type Schemas = components['schemas']

/** The kinds that this app can show; the wire leaves their list open. */
export type KindSlug =
  | 'assessment'
  | 'training'
  | 'certification'
  | 'webinar'
  | 'workshop'
  | 'workshop-subscription'
  | 'elearning'
  | 'inix-certification'
  | 'other'
  | 'oti'
  | 'bundle'

/** What the wire sends, of a kind that this app knows. */
export type OfKind<Out extends { kind: string }, Slug extends KindSlug = KindSlug> = Omit<
  Out,
  'kind'
> & { kind: Slug }
/** What two records have in common. */
type Shared<One, Other> = Pick<One, keyof One & keyof Other>
/** A product's own page: its card, what only the page tells, and more cards of its kind. */
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
export type Picture = ProductDetail['pictures'][number]
export type Theme = ProductDetail['themes'][number]
export type Place = NonNullable<ProductDetail['place']>

export type AssessmentCard = OfKind<Schemas['AssessmentCard'], 'assessment'>
export type AssessmentDetail = Detail<Schemas['AssessmentDetailOut'], AssessmentCard>
export type TrainingCard = OfKind<Schemas['TrainingCard'], 'training'>
export type TrainingDetail = Detail<Schemas['TrainingDetailOut'], TrainingCard>
/** A dated class among others of its subject. */
export type Schedule = TrainingDetail['schedules'][number]

type CardOf<Slug extends KindSlug, More> = Omit<ProductCard, 'kind'> & { kind: Slug } & More
type DetailOf<Card, More> = Detail<ProductDetail, Card> & More

export type CertificationCard = OfKind<Schemas['CertificationCard'], 'certification'>
export type CertificationDetail = Detail<Schemas['CertificationDetailOut'], CertificationCard>
export type WebinarCard = OfKind<Schemas['WebinarCard'], 'webinar'>
export type WebinarDetail = Detail<Schemas['WebinarDetailOut'], WebinarCard>
export type AgendaPoint = WebinarDetail['agenda'][number]
export type WorkshopCard = OfKind<Schemas['WorkshopCard'], 'workshop'>
export type WorkshopDetail = Detail<Schemas['WorkshopDetailOut'], WorkshopCard>
export type SubscriptionCard = OfKind<Schemas['WorkshopSubscriptionCard'], 'workshop-subscription'>
export type SubscriptionDetail = Detail<Schemas['WorkshopSubscriptionDetailOut'], SubscriptionCard>

export type ElearningCard = CardOf<
  'elearning',
  { duration_minutes: number; content_count: number; section_count: number }
>
export type ElearningDetail = DetailOf<ElearningCard, { sections: Chapter[] }>
export type LessonType = 'video' | 'document' | 'quiz' | 'exam' | 'assignment'
export interface Lesson {
  title: string
  type: LessonType
  duration_minutes: number
  is_preview: boolean
}
export interface Chapter {
  title: string
  duration_minutes: number
  contents: Lesson[]
}

export type InixCertificationCard = OfKind<Schemas['InixCertificationCard'], 'inix-certification'>
export type InixCertificationDetail = Detail<
  Schemas['InixCertificationDetailOut'],
  InixCertificationCard
>

export type OtherCard = CardOf<'other', { unit_label: string }>
export type OtherDetail = DetailOf<OtherCard, { specs: Spec[] }>
export interface Spec {
  label: string
  value: string
}

export type OtiCard = CardOf<
  'oti',
  { duration_days: number; session_count: number; job_roles: { slug: string; name: string }[] }
>
export type OtiDetail = DetailOf<
  OtiCard,
  { benefits_detail: OtiBenefit[]; sessions: ClassSession[] }
>
export interface OtiBenefit {
  icon: string
  title: string
  text: string
}
export interface ClassSession {
  title: string
  starts_at: string
  duration_minutes: number
  mode: ProductMode
}

export type BundleCard = CardOf<
  'bundle',
  { item_count: number; items_price: number; saves: number }
>
export type BundleDetail = DetailOf<BundleCard, { items: BundleItem[] }>
export type BundleItem = ProductCard & { quantity: number }
