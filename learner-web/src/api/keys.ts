import type { ListQuery } from './list'

/** Every TanStack Query key of the app; a list's key without its query clears the whole list. */
export const keys = {
  site: () => ['site'] as const,
  me: () => ['me'] as const,
  products: (kind: string, query?: ListQuery) => ['products', kind, ...given(query)] as const,
  product: (kind: string, slug: string) => ['product', kind, slug] as const,
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
}

function given<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value]
}
