import { paths, to } from './paths'

export interface Visit {
  path: string
  search: string
  signedIn: boolean
  landingUrl: string | null
}

export type Verdict = { kind: 'stay' } | { kind: 'go'; to: string } | { kind: 'leave'; to: string }

const STAY: Verdict = { kind: 'stay' }

const PUBLIC = [
  'signIn',
  'signUp',
  'accountActivation',
  'forgotPassword',
  'privacy',
  'error-404',
  'error-500',
  'printTicket',
  'reset-password',
]
const OPEN_CATALOGUE = ['product', 'help-center', 'explore', 'others']
const PUBLIC_WITHOUT_LANDING = [
  'klinik-spbe',
  'search',
  'siduxi-feedback',
  'blog',
  'home',
  'verify-certificate',
  'news',
  'referral',
]
const FOR_VISITORS = ['signIn', 'signUp']

function firstSegment(path: string): string {
  return path.split('/')[1] ?? ''
}

function isPublic(segment: string, landingOn: boolean): boolean {
  const open = [...PUBLIC, ...OPEN_CATALOGUE]
  return (landingOn ? open : [...open, ...PUBLIC_WITHOUT_LANDING]).includes(segment)
}

function landing({ signedIn, landingUrl }: Visit): Verdict {
  return signedIn && landingUrl
    ? { kind: 'leave', to: landingUrl }
    : { kind: 'go', to: paths.market }
}

const EXAM_PATH = '/dataAssesment/'

// The platform writes it with one s; people and other sites do not.
function respelled(path: string): string {
  return path.replace(/^\/dataass?ess?ments?\//i, EXAM_PATH)
}

/** The one answer to "may this visitor be here, and where else if not". */
export function judge(visit: Visit): Verdict {
  const { path, search, signedIn, landingUrl } = visit
  if (path === paths.landing) return landing(visit)
  if (respelled(path) !== path) return { kind: 'go', to: respelled(path) + search }
  const segment = firstSegment(path)
  if (signedIn && FOR_VISITORS.includes(segment))
    return { kind: 'go', to: afterSignIn(search, landingUrl) }
  if (signedIn || isPublic(segment, landingUrl !== null)) return STAY
  return { kind: 'go', to: to.signIn(path + search) }
}

/** Whether the verdict waits for the site's settings; most pages need not, and paint sooner. */
export function dependsOnLanding(visit: Omit<Visit, 'landingUrl'>): boolean {
  const verdict = (landingUrl: string | null) => JSON.stringify(judge({ ...visit, landingUrl }))
  return verdict(null) !== verdict('/')
}

/** A remembered page, if it is one of ours: never another site, never the sign-in page again. */
export function safeNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  if (!next || !/^\/(?![/\\])/.test(next)) return null
  return FOR_VISITORS.includes(firstSegment(next.split('?')[0] ?? '')) ? null : next
}

/** Where a fresh sign-in leads. */
export function afterSignIn(search: string, landingUrl: string | null): string {
  return safeNext(search) ?? (landingUrl ? paths.collections : paths.market)
}
