import type { KindSlug } from '../api/types'

export const paths = {
  landing: '/',
  market: '/market',
  collections: '/collections',
  product: '/product',
  explore: '/explore',
  signIn: '/signIn',
  signUp: '/signUp',
  forgotPassword: '/forgotPassword',
  resetPassword: '/reset-password',
  activation: '/accountActivation',
  lockScreen: '/lock-screen',
  authenticating: '/autentikasi',
  corporateSite: '/corporate-site',
  blog: '/blog',
  home: '/home',
  privacy: '/privacy',
  helpCenter: '/help-center',
  news: '/news',
  others: '/others',
  search: '/search',
  wishlist: '/wishlist',
  clinic: '/klinik-spbe',
  notFound: '/error-404',
  serverError: '/error-500',
  cart: '/cart',
  purchase: '/payment/purchase',
  transactions: '/payment/transaction',
  printTicket: '/printTicket',
  myLearning: '/my-learning',
  account: '/account',
  profile: '/account/profile',
  security: '/account/security',
  changePassword: '/account/changePassword',
  changePhone: '/account/changePhoneNumber',
  noticePreferences: '/account/notifications',
  display: '/account/display',
  deleteAccount: '/account/deletion',
  notifications: '/notifications',
} as const

/** What the sign-in screen can tell of the step before it. */
export type SignInNotice = 'password' | 'deletion' | 'link'

/** Builders of the paths that carry a value; `to.x(':x')` gives the router's pattern. */
export const to = {
  kind: (kind: KindSlug | ':kind') => `/product/${kind}`,
  detail: (kind: KindSlug | ':kind', slug: string) => `/product/${kind}/${slug}`,
  search: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  jobRole: (slug: string) => `/product/assessment?job_role=${encodeURIComponent(slug)}`,
  role: (slug: string) => `/explore/${slug}`,
  article: (slug: string) => `/news/${slug}`,
  referral: (code: string) => `/referral/${code}`,
  clinicFaq: (uuid: string) => `/klinik-spbe/${uuid}`,
  /** The review of these cart lines. */
  purchase: (cartIds: readonly number[]) => `/payment/purchase?items=${cartIds.join(',')}`,
  transactions: (tab: 'process' | 'complete') =>
    tab === 'process' ? '/payment/transaction' : '/payment/transaction?tab=complete',
  transaction: (orderId: string) => `/payment/transaction/detail/${orderId}`,
  complete: (orderId: string) => `/payment/transaction/detail/${orderId}/complete`,
  assessmentStart: (itemId: number | ':item_id') => `/dataAssesment/start/${itemId}`,
  section: (sesiId: number | string) => `/dataAssesment/section/${sesiId}`,
  /** The phone page, with the sentence that a number is needed first. */
  phoneFirst: () => '/account/changePhoneNumber?required=1',
  /** The password page, with the sentence that it comes first; `to.signIn(next)` then leads on to the page before it. */
  passwordFirst: (next: string) =>
    `/account/changePassword?required=1&next=${encodeURIComponent(next)}`,
  summary: (sesiUuid: string) => `/dataAssesment/summary/${sesiUuid}`,
  signIn: (next?: string) => (next ? `/signIn?next=${encodeURIComponent(next)}` : '/signIn'),
  /** Sign-in under a sentence about what just happened. */
  signInAfter: (notice: SignInNotice, next: string | null = null) =>
    `/signIn?notice=${notice}${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  /** Where a temporary token is redeemed; `next` is the page after it. */
  authenticating: (next?: string) =>
    next ? `/autentikasi?next=${encodeURIComponent(next)}` : '/autentikasi',
  lockScreen: (next?: string) =>
    next ? `/lock-screen?next=${encodeURIComponent(next)}` : '/lock-screen',
}
