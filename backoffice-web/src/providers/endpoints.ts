import type { paths } from '../api/schema'
import type { BatchIn, QuestionTreeIn, VoucherBatchIn } from '../api/types'
import { endpointOfDefinition } from '../define/define'

type Blank = string | number | boolean | null | readonly never[]

/** The path of a resource, its key, and the fields of a write. */
export interface Endpoint {
  path: keyof paths
  key?: string
  /** The writable fields, each with its empty value. */
  writable?: Readonly<Record<string, Blank>>
  /** Whether its list rows have fewer fields than the record. */
  hasShortRows?: true
}

const batches = {
  code: '',
  name: '',
  blueprint_id: null,
  instansi_id: null,
  opens_at: null,
  closes_at: null,
  accepts_public: false,
  trainer_ids: [],
} satisfies Record<keyof BatchIn, Blank>

const voucherBatches = {
  label: '',
  effect: '',
  value: 0,
  max_discount: null,
  min_amount: 0,
  valid_from: null,
  valid_until: null,
  max_uses: null,
  max_uses_per_person: null,
  kinds: [],
  product_ids: [],
  is_first_purchase_only: false,
  is_stackable: false,
  is_active: true,
  affiliate_code: '',
  instansi_id: null,
  note: '',
  code: '',
  count: null,
  prefix: '',
} satisfies Record<keyof VoucherBatchIn, Blank>

const questions = {
  code: '',
  text: '',
  unit_id: null,
  blueprint_id: null,
  section: '',
  pool: '',
  type: 'single',
  choice: 'single',
  level: 1,
  explanation: '',
  weight: 1,
  gives_partial_credit: false,
  is_active: true,
  opens_on: [],
  options: [],
  children: [],
} satisfies Record<keyof QuestionTreeIn, Blank>

export const endpoints: Record<string, Endpoint> = {
  batches: { path: '/api/backoffice/v1/batches', writable: batches },
  monitor: { path: '/api/backoffice/v1/monitor' },
  questions: { path: '/api/backoffice/v1/questions', writable: questions },
  courses: { path: '/api/backoffice/v1/courses' },
  gradings: { path: '/api/backoffice/v1/gradings' },
  'interview-slots': { path: '/api/backoffice/v1/interview-slots' },
  appeals: { path: '/api/backoffice/v1/appeals' },
  assessors: { path: '/api/backoffice/v1/assessors' },
  classes: { path: '/api/backoffice/v1/classes' },
  'sold-products': { path: '/api/backoffice/v1/sold-products' },
  sessions: { path: '/api/backoffice/v1/sessions', hasShortRows: true },
  exports: { path: '/api/backoffice/v1/exports', key: 'uuid' },
  trainers: { path: '/api/backoffice/v1/trainers' },
  colleagues: { path: '/api/backoffice/v1/colleagues' },
  'report-choices': { path: '/api/backoffice/v1/report-choices' },
  'webhook-events': { path: '/api/backoffice/v1/webhook-events' },
  'contact-owners': { path: '/api/backoffice/v1/contact-owners' },
  blueprints: { path: '/api/backoffice/v1/blueprints' },
  orders: { path: '/api/backoffice/v1/orders', key: 'order_id', hasShortRows: true },
  refunds: { path: '/api/backoffice/v1/refunds', key: 'uuid' },
  'money-cases': { path: '/api/backoffice/v1/money-cases' },
  'voucher-batches': {
    path: '/api/backoffice/v1/voucher-batches',
    writable: voucherBatches,
    hasShortRows: true,
  },
  reviews: { path: '/api/backoffice/v1/reviews' },
  'audit-log': { path: '/api/backoffice/v1/audit-log' },
  'audit-people': { path: '/api/backoffice/v1/audit-people' },
  'audit-models': { path: '/api/backoffice/v1/audit-models' },
  'api-keys': { path: '/api/backoffice/v1/api-keys' },
  'catalog-products': { path: '/api/backoffice/v1/catalog-products', hasShortRows: true },
  'popular-searches': { path: '/api/backoffice/v1/popular-searches' },
  'fruitless-searches': { path: '/api/backoffice/v1/fruitless-searches' },
  products: { path: '/api/backoffice/v1/products' },
  'product-kinds': { path: '/api/backoffice/v1/product-kinds' },
}

/** The endpoint of a resource; throws for an undeclared one. */
export function endpointOf(resource: string): Endpoint {
  const endpoint = endpoints[resource] ?? endpointOfDefinition(resource)
  if (!endpoint) throw new Error(`Unknown resource: ${resource}`)
  return endpoint
}
