import type { ListQuery } from './list'

/** Every TanStack Query key of the app; a list's key without its query clears the whole list. */
export const keys = {
  site: () => ['site'] as const,
  me: () => ['me'] as const,
  products: (kind: string, query?: ListQuery) => ['products', kind, ...given(query)] as const,
  product: (kind: string, slug: string) => ['product', kind, slug] as const,
  /** The numbers of what is on the wishlist, for the hearts; the list itself stands under `wishlist`. */
  wished: () => ['wishlist', 'ids'] as const,
  wishes: (page: number) => ['wishlist', page] as const,
  waiting: () => ['waiting'] as const,
  reviews: (itemId: number, query?: ListQuery) => ['reviews', itemId, ...given(query)] as const,
  reviewSummary: (itemId: number) => ['reviews', itemId, 'summary'] as const,
  myReview: (itemId: number) => ['reviews', itemId, 'mine'] as const,
  sliders: () => ['sliders'] as const,
  clients: () => ['clients'] as const,
  latestNews: () => ['news', 'latest'] as const,
  jobRoles: (query?: ListQuery) => ['jobRoles', ...given(query)] as const,
  instansi: (query?: ListQuery) => ['instansi', ...given(query)] as const,
  cart: () => ['cart'] as const,
  cartCount: () => ['cart', 'count'] as const,
  transactions: (tab?: 'process' | 'complete', page?: number) =>
    ['transactions', ...given(tab), ...given(page)] as const,
  transaction: (orderId: string) => ['transactions', 'detail', orderId] as const,
  myAssessments: (page?: number) => ['myAssessments', ...given(page)] as const,
  examSitting: (itemId: number) => ['exam', 'sitting', itemId] as const,
  examSession: (sesiId: number) => ['exam', sesiId] as const,
  examSections: (sesiId: number) => ['exam', sesiId, 'sections'] as const,
  examUnits: (sesiId: number, type: string) => ['exam', sesiId, 'units', type] as const,
  examTimer: (sesiId: number) => ['exam', sesiId, 'timer'] as const,
  result: (sesiUuid: string) => ['result', sesiUuid] as const,
  profile: () => ['profile'] as const,
  sessions: () => ['profile', 'sessions'] as const,
  deletion: () => ['profile', 'deletion'] as const,
  oldPassword: () => ['profile', 'oldPassword'] as const,
  countries: () => ['countries'] as const,
  notices: (page?: number) => ['notices', ...given(page)] as const,
  unread: () => ['noticesUnread'] as const,
  noticePreferences: () => ['noticePreferences'] as const,
  recentlyViewed: () => ['forYou', 'recently'] as const,
  recommendedProducts: () => ['forYou', 'products'] as const,
  recommendedNews: () => ['forYou', 'news'] as const,
  faqs: (desk: string, query?: ListQuery) => ['faqs', desk, ...given(query)] as const,
  faqCategories: (desk: string) => ['faqCategories', desk] as const,
  faq: (uuid: string) => ['faq', uuid] as const,
  roleFamilies: () => ['roleFamilies'] as const,
  jobRole: (slug: string) => ['jobRole', slug] as const,
  roleSuggestions: (slug: string, kind: string) => ['jobRole', slug, 'suggestions', kind] as const,
  news: (query: ListQuery) => ['news', query] as const,
  article: (slug: string) => ['news', 'article', slug] as const,
  referral: (code: string) => ['referral', code] as const,
  projects: (query: ListQuery) => ['projects', query] as const,
}

function given<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value]
}
