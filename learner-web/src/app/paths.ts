import type { KindSlug } from '../api/types'
import { type PathOf, type ScreenName, screens } from './screens'

type StaticName = {
  [Name in ScreenName]: PathOf<Name> extends `${string}:${string}` | '*' ? never : Name
}[ScreenName]

/** The parameters of a pattern such as `/news/:slug`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string | number> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string | number>
    : unknown

/** The paths of screens without parameters, by screen name. */
export const paths = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [name, path]),
) as { readonly [Name in StaticName]: PathOf<Name> }

/** The path of a screen with parameters: `pathTo('article', { slug })`. */
export function pathTo<Name extends Exclude<ScreenName, StaticName>>(
  name: Name,
  params: ParamsOf<PathOf<Name>>,
): string {
  const values = params as Record<string, string | number>
  return screens[name].path.replaceAll(/:(\w+)/g, (_, key: string) => String(values[key]))
}

/** What the sign-in screen can say about the previous step. */
export type SignInNotice = 'password' | 'deletion' | 'link' | 'code'

const withNext = (path: string, next?: string) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path

/** Paths with a query, and short names of frequent ones. */
export const to = {
  kind: (kind: KindSlug) => pathTo('kind', { kind }),
  detail: (kind: KindSlug, slug: string) => pathTo('detail', { kind, slug }),
  search: (query: string) => `${paths.search}?q=${encodeURIComponent(query)}`,
  /** A tab of a company's workspace; by default of the first company. */
  corporate: (tab: string, company?: string) =>
    `${paths.corporate}?${new URLSearchParams({ tab, ...(company && { company }) })}`,
  jobRole: (slug: string) => `${to.kind('assessment')}?job_role=${encodeURIComponent(slug)}`,
  role: (slug: string) => pathTo('role', { slug }),
  article: (slug: string) => pathTo('article', { slug }),
  referral: (code: string) => pathTo('referral', { code }),
  clinicFaq: (id: string) => pathTo('clinicFaq', { id }),
  /** The checkout of these cart lines. */
  purchase: (cartIds: readonly number[]) => `${paths.purchase}?items=${cartIds.join(',')}`,
  /** The checkout of a line bought directly from its product's page. */
  buyNow: (cartId: number) => `${to.purchase([cartId])}&from=product`,
  transactions: (tab: 'process' | 'complete') =>
    tab === 'process' ? paths.transactions : `${paths.transactions}?tab=complete`,
  transaction: (order_id: string) => pathTo('transaction', { order_id }),
  orderTickets: (order_id: string) => pathTo('orderTickets', { order_id }),
  complete: (order_id: string) => pathTo('complete', { order_id }),
  assessmentStart: (item_id: number) => pathTo('assessmentStart', { item_id }),
  section: (sesi_id: number | string) => pathTo('section', { sesi_id }),
  /** The phone page, with a note that a number is required first. */
  phoneFirst: () => `${paths.changePhone}?required=1`,
  /**
   * The password page, with a note that it comes first; `to.signIn(next)` then leads back to the previous
   * page.
   */
  passwordFirst: (next: string) =>
    `${paths.changePassword}?required=1&next=${encodeURIComponent(next)}`,
  summary: (sesiUuid: string) => pathTo('summary', { result: sesiUuid }),
  signIn: (next?: string) => withNext(paths.signIn, next),
  /** Where a sign-in with two steps asks for the code. */
  secondStep: (next?: string) => withNext(paths.secondStep, next),
  signUp: (next?: string) => withNext(paths.signUp, next),
  /** The sign-in page with a message about what just happened. */
  signInAfter: (notice: SignInNotice, next: string | null = null) =>
    `${paths.signIn}?notice=${notice}${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  /** Where a temporary token is redeemed; `next` is the following page. */
  authenticating: (next?: string) => withNext(paths.authenticating, next),
  lockScreen: (next?: string) => withNext(paths.lockScreen, next),
}

/** The navigation state of going to the sign-in page by the user's own choice. */
export const SIGN_IN_CHOSEN = { isSignInChosen: true } as const
