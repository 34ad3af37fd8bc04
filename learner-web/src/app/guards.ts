import { accessOf } from './access'
import { canonicalPath } from './canonicalPath'
import { paths, to } from './paths'
import { decodedTarget, externalOrigin, type RedirectRules, resolveTarget } from './redirectTargets'

/** The site settings that affect navigation. */
export interface SiteRules extends RedirectRules {
  /** The external landing page; null where landing redirect is off. */
  landingUrl: string | null
  /** Whether visitors see the storefront at `/`. */
  storefront: boolean
}

export interface AccessRequest extends SiteRules {
  path: string
  search: string
  signedIn: boolean
  /** Nobody is signed in, and the screen is locked. */
  locked: boolean
  /** A temporary token waits at `paths.authenticating`. */
  arriving?: boolean
}

export type AccessDecision =
  | { kind: 'stay' }
  | { kind: 'go'; to: string }
  | { kind: 'leave'; to: string }
  /** The visit begins with a temporary token, which `to` redeems. */
  | { kind: 'authenticate'; to: string; token: string; clearFirst: boolean }

const STAY: AccessDecision = { kind: 'stay' }

/** One-time parameters, which are always removed from the URL. */
const ONE_TIME = ['token', 'clear_token', 'base64_redirect_url'] as const

function isForVisitors(path: string): boolean {
  return accessOf(path) === 'visitor'
}

function isPublic(path: string, landingOn: boolean): boolean {
  const access = accessOf(path)
  return access === 'public-without-landing' ? !landingOn : access !== 'account'
}

// A deletion is cancelled on the sign-in page, by the bearer of the mail's link.
function isWayBack({ path, search }: AccessRequest): boolean {
  return path === paths.signIn && new URLSearchParams(search).has('keep_account')
}

// Also when signed in, because the link may belong to another user.
function isArrival({ path, arriving = false }: AccessRequest): boolean {
  return arriving && path === paths.authenticating
}

/** The query without one-time parameters, except a ticket's own token, which works repeatedly. */
export function withoutOneTime(search: string, path: string): string {
  if (canonicalPath(path) === paths.printTicket) return search
  const params = new URLSearchParams(search)
  if (!ONE_TIME.some((name) => params.has(name))) return search
  for (const name of ONE_TIME) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}

function landing({ signedIn, landingUrl, storefront }: AccessRequest): AccessDecision {
  if (signedIn && landingUrl) return { kind: 'leave', to: landingUrl }
  const staysHere = !signedIn && storefront && landingUrl === null
  return staysHere ? STAY : { kind: 'go', to: paths.market }
}

// Where the visit continues after sign-in; sign-in pages lead on by themselves.
function wantedPage(visit: AccessRequest, target: string | null): string | undefined {
  const { path } = visit
  if (target) return target
  const search = withoutOneTime(visit.search, path)
  const next = new URLSearchParams(search).get('next')
  if (isForVisitors(path)) return next ?? undefined
  return path === paths.landing ? undefined : path + search
}

function arrive(visit: AccessRequest): AccessDecision {
  const params = new URLSearchParams(visit.search)
  const token = params.get('token')
  const clearFirst = params.get('clear_token') === 'yes'
  const target = decodedTarget(params.get('base64_redirect_url'), visit)
  const next = wantedPage(visit, target)
  if (token && (clearFirst || !visit.signedIn))
    return { kind: 'authenticate', to: to.authenticating(next), token, clearFirst }
  if (target && visit.signedIn) return follow(target, visit)
  const cleaned = visit.path + withoutOneTime(visit.search, visit.path)
  return { kind: 'go', to: target ? to.signIn(target) : cleaned }
}

function follow(target: string, open: RedirectRules): AccessDecision {
  return externalOrigin(target, open.origin) === null
    ? { kind: 'go', to: target }
    : { kind: 'leave', to: target }
}

/** Decides whether this visitor may open this URL, and where to redirect otherwise. */
export function resolveAccess(visit: AccessRequest): AccessDecision {
  const { path, search, signedIn, landingUrl } = visit
  const spelled = canonicalPath(path)
  if (spelled !== path) return { kind: 'go', to: spelled + search }
  if (withoutOneTime(search, path) !== search) return arrive(visit)
  if (path === paths.landing) return landing(visit)
  if (isWayBack(visit) || isArrival(visit)) return STAY
  if (signedIn && isForVisitors(path)) return follow(afterSignIn(search, visit), visit)
  if (signedIn || isPublic(path, landingUrl !== null)) return STAY
  const door = visit.locked ? to.lockScreen : to.signIn
  return { kind: 'go', to: door(path + search) }
}

function targetOrigin({ search, origin }: Pick<AccessRequest, 'search' | 'origin'>): string | null {
  const params = new URLSearchParams(search)
  const anything = { origin, redirectOrigins: null }
  const target = decodedTarget(params.get('base64_redirect_url'), anything)
  return externalOrigin(target ?? params.get('next') ?? '', origin)
}

/** Whether the decision needs the site settings; most pages do not, and render sooner. */
export function dependsOnSite(
  visit: Omit<AccessRequest, 'landingUrl' | 'storefront' | 'redirectOrigins'>,
): boolean {
  const partner = targetOrigin(visit)
  const closed = { landingUrl: null, storefront: true, redirectOrigins: [] }
  const open = { landingUrl: '/', storefront: false, redirectOrigins: partner ? [partner] : [] }
  const decision = (rules: Omit<SiteRules, 'origin'>) =>
    JSON.stringify(resolveAccess({ ...visit, ...rules }))
  return decision(closed) !== decision(open)
}

/** A remembered page if it is an allowed target: ours or an allowed site's, never the sign-in page. */
export function safeNext(search: string, open: RedirectRules): string | null {
  const next = new URLSearchParams(search).get('next')
  const target = next === null ? null : resolveTarget(next, open)
  return target === null || isForVisitors(target) ? null : target
}

/** Where a new sign-in leads. */
export function afterSignIn(search: string, rules: SiteRules): string {
  return safeNext(search, rules) ?? (rules.landingUrl ? paths.collections : paths.market)
}
