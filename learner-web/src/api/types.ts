import type { List } from './list'

export type { List }
export type KindSlug = 'assessment' | 'training'
export type UserType = 1 | 2

export interface User {
  user_uuid: string
  fullname: string
  username: string
  email: string
  user_type: UserType
  avatar_url: string | null
  is_corporate: boolean
  update_password: boolean
}

export interface LoginResult {
  token: string
  secret_token: string
  is_corporate: boolean
}

export interface Site {
  app_version: string
  landing_redirect: boolean
  landing_url: string | null
  chatbot: boolean
  siduxi_engine: string
  siduxi_logo_image: string | null
  siduxi_avatar: string | null
  siduxi_image: string | null
  whatsapp_link: string | null
  captcha: { provider: 'altcha' | 'recaptcha'; site_key: string }
  google_client_id: string | null
  locales: string[]
  default_locale: string
  payment: { snap_js_url: string; client_key: string }
}

export interface ProductCard {
  item_id: number
  product_id: number
  kind: KindSlug
  slug: string
  title: string
  summary: string
  price: number
  strike_price: number | null
  is_free: boolean
  image_url: string | null
  seats_left: number | null
  on_sale: boolean
}

export interface AssessmentCard extends ProductCard {
  kind: 'assessment'
  job_role: { id: number; slug: string; name: string }
  duration_minutes: number
  question_count: number
  unit_count: number
}

export type TrainingMode = 'online' | 'offline' | 'hybrid'

export interface TrainingCard extends ProductCard {
  kind: 'training'
  subject_code: string
  mode: TrainingMode
  location: string
  starts_on: string
  ends_on: string
  duration_hours: number
}

export interface RequiredUnit {
  uk_code: string
  uk_name: string
  required_level: number | null
}

interface Detail<Card> {
  description: string
  benefits: string[]
  requirements: string[]
  units: RequiredUnit[]
  related: Card[]
}

export type ProductDetail = ProductCard & Detail<ProductCard>
export type AssessmentDetail = AssessmentCard & Detail<AssessmentCard>
export type TrainingDetail = TrainingCard & Detail<TrainingCard> & { syllabus: string[] }

export interface JobRole {
  job_role_id: number
  job_role_slug: string
  job_role_name: string
  job_role_description: string
  unit_count: number
  assessment_count: number
}

export interface Instansi {
  instansi_id: number
  instansi_name: string
  instansi_type: string
}

export interface CartRow {
  cart_id: number
  item_id: number
  product_id: number
  kind: KindSlug
  slug: string
  title: string
  image_url: string | null
  cart_qty: number
  max_qty: number
  price: number
  price_before: number | null
  voluntary_price: number | null
  voucher_code: string | null
  voucher_amount: number
  subtotal: number
  available: boolean
  unavailable_reason: string | null
  rolin_instansi_id: number | null
  instansi_name: string | null
}

export interface CartCount {
  count: number
  order_pending_count: number
}

export interface Checkout {
  redirect_invoice: string | null
  order_id: string
  order_uuid: string
  token: string | null
  client_key: string | null
}

export type TransactionStatus = 'pending' | 'paid' | 'expired' | 'cancelled'

export interface TransactionItem {
  kind: KindSlug
  slug: string
  item_id: number
  title: string
  image_url: string | null
  qty: number
  price: number
}

export interface Transaction {
  order_id: string
  order_uuid: string
  status: TransactionStatus
  created_at: string
  expires_at: string | null
  paid_at: string | null
  total: number
  item_count: number
  items: TransactionItem[]
  payment_method: string | null
  token: string | null
  client_key: string | null
}

export interface TransactionDetail extends Transaction {
  subtotal: number
  faktur_pajak: boolean
  timeline: { at: string; status: string; label: string }[]
}

export interface TransactionPage {
  data: Transaction[]
  total: number
}

export type SessionStatus = 'created' | 'running' | 'finished'
export type QuestionType = 'single' | 'nested'

export interface Clock {
  time_end: string
  time_now: string
}

interface JobRoleName {
  slug: string
  name: string
}

export interface AssessmentSession {
  sesi_id: number
  sesi_uuid: string
  status: SessionStatus
  title: string
  job_role: JobRoleName
  batch_name: string
  duration_minutes: number
  question_count: number
  units: { uk_code: string; uk_name: string; question_count: number }[]
  started_at: string | null
  time_end: string | null
  time_now: string
}

export interface StartedSession extends Clock {
  token: string
  sesi_id: number
}

export interface Sections extends Clock {
  sesi_id: number
  sesi_uuid: string
  title: string
  job_role: JobRoleName
  sections: { type: QuestionType; total: number; answered: number }[]
  total: number
  answered: number
}

export interface UnitProgress {
  uk_code: string
  uk_name: string
  total: number
  answered: number
}

export interface Question {
  sesi_soal_id: number
  soal_id: number
  soal_code: string
  soal_text: string
  number: number
  has_child: boolean
  options: { jwb_id: number; jwb_text: string }[]
  user_jwb_id: number | null
  revision: number
}

export interface QuestionSet {
  soal: Question[]
  uk_name: string
  uk_code: string
}

export interface ChildQuestion {
  soal: Question | null
  uk_name: string
  uk_code: string
}

export interface SavedAnswer extends Clock {
  sesi_soal_id: number
  user_jwb_id: number
  revision: number
  answered: number
  total: number
}

export interface UnitResult {
  uk_code: string
  uk_name: string
  score: number
  achieved_level: number
  required_level: number
  gap: number
  competent: boolean
}

export interface AssessmentResult {
  sesi_uuid: string
  sesi_id: number
  title: string
  job_role: JobRoleName
  participant: string
  batch_name: string
  started_at: string
  ended_at: string
  end_reason: 'submitted' | 'timeout'
  duration_minutes: number
  answered: number
  total: number
  score: number
  competent_count: number
  units: UnitResult[]
  levels: { number: number; name: string }[]
  suggestions: (ProductCard & { uk_codes: string[] })[]
}

export interface MyAssessment {
  item_id: number
  slug: string | null
  title: string
  job_role: string
  status: 'ready' | SessionStatus
  sesi_id: number | null
  sesi_uuid: string | null
  time_end: string | null
  score: number | null
  purchased_at: string
  ended_at: string | null
}
