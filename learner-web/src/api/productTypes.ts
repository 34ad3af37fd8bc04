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

export type CertificationCard = CardOf<
  'certification',
  { scheme_code: string; issuer: string; validity_months: number | null }
>
export type CertificationDetail = DetailOf<
  CertificationCard,
  { exam_minutes: number; passing_score: number; steps: string[]; documents: string[] }
>

export type WebinarCard = CardOf<
  'webinar',
  { duration_minutes: number; is_external: boolean; has_certificate: boolean }
>
export type WebinarDetail = DetailOf<
  WebinarCard,
  { agenda: AgendaPoint[]; external_url: string | null }
>
export interface AgendaPoint {
  time: string
  topic: string
}

export type WorkshopCard = CardOf<'workshop', { duration_hours: number; outcome: string }>
export type WorkshopDetail = DetailOf<WorkshopCard, { syllabus: string[]; tools: string[] }>

export type SubscriptionCard = CardOf<
  'workshop-subscription',
  { period_days: number; workshop_quota: number | null }
>
export type SubscriptionDetail = DetailOf<
  SubscriptionCard,
  { covered_categories: (string | { name: string })[]; terms: string[] }
>

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

export type InixCertificationCard = CardOf<
  'inix-certification',
  { vendor: string; exam_code: string; validity_months: number | null }
>
export type InixCertificationDetail = DetailOf<
  InixCertificationCard,
  { exam_minutes: number; question_count: number; passing_score: number; topics: string[] }
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
