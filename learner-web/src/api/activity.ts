import { getToken } from './captcha/getToken'
import { post } from './client'
import { ApiError } from './envelope'

export interface PageView {
  /** The page's readable name. */
  name: string
  /** Its path without the query, which may contain private data. */
  path: string
  utm: Readonly<Record<string, string>>
}

const INVALID_CAPTCHA = 400

let pass: { captcha: string; until: number } | null = null
let last: Promise<unknown> = Promise.resolve()

async function captcha(): Promise<string> {
  if (pass !== null && pass.until > Date.now()) return pass.captcha
  pass = null
  return getToken('page_activity')
}

async function send({ name, path, utm }: PageView): Promise<void> {
  const hasUtm = Object.keys(utm).length > 0
  const { results } = await post('/public/page-activity', {
    pa_menu_name: name,
    pa_action_name: 'view',
    pa_url: path,
    pa_query_params: hasUtm ? JSON.stringify(utm) : undefined,
    captcha: await captcha(),
  })
  pass = { captcha: results.captcha, until: Date.now() + results.expires_in * 1000 }
}

async function sendAgain(view: PageView, error: unknown): Promise<void> {
  const isPassRefused =
    pass !== null && error instanceof ApiError && error.status === INVALID_CAPTCHA
  pass = null
  if (isPassRefused) await send(view)
}

/**
 * Reports a page view, ignoring failures. Sequential, so that only the first view of a visit solves a
 * captcha: its response contains the pass for the next ones.
 */
export function reportView(view: PageView): Promise<void> {
  const report = last
    .then(() => send(view))
    .catch((error: unknown) => sendAgain(view, error))
    .catch(() => undefined)
  last = report
  return report
}
