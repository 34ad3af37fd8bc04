import type { KindSlug } from '../api/types'

export const paths = {
  landing: '/',
  market: '/market',
  collections: '/collections',
  product: '/product',
  explore: '/explore',
  signIn: '/signIn',
  signUp: '/signUp',
  privacy: '/privacy',
  helpCenter: '/help-center',
  notFound: '/error-404',
  serverError: '/error-500',
  cart: '/cart',
  purchase: '/payment/purchase',
  transactions: '/payment/transaction',
  myLearning: '/my-learning',
  changePassword: '/account/changePassword',
  changePhone: '/account/changePhoneNumber',
} as const

/** Builders of the paths that carry a value; `to.x(':x')` gives the router's pattern. */
export const to = {
  kind: (kind: KindSlug | ':kind') => `/product/${kind}`,
  detail: (kind: KindSlug | ':kind', slug: string) => `/product/${kind}/${slug}`,
  search: (query: string) => `/product?q=${encodeURIComponent(query)}`,
  jobRole: (slug: string) => `/product/assessment?job_role=${encodeURIComponent(slug)}`,
  /** The review of these cart lines. */
  purchase: (cartIds: readonly number[]) => `/payment/purchase?items=${cartIds.join(',')}`,
  transactions: (tab: 'process' | 'complete') =>
    tab === 'process' ? '/payment/transaction' : '/payment/transaction?tab=complete',
  transaction: (orderId: string) => `/payment/transaction/detail/${orderId}`,
  complete: (orderId: string) => `/payment/transaction/detail/${orderId}/complete`,
  assessmentStart: (itemId: number | ':item_id') => `/dataAssesment/start/${itemId}`,
  section: (sesiId: number | string) => `/dataAssesment/section/${sesiId}`,
  summary: (sesiUuid: string) => `/dataAssesment/summary/${sesiUuid}`,
  signIn: (next?: string) => (next ? `/signIn?next=${encodeURIComponent(next)}` : '/signIn'),
}
