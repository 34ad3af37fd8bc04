import { http } from 'msw'
import { vi } from 'vitest'
import { api, ok, server } from './server'

/** A site that asks for a captcha that answers at once, and gives what is said besides. */
export function aPlainSite(given: Record<string, unknown> = {}) {
  const captcha = { provider: 'recaptcha', site_key: 'key' }
  return api.get('/public/site', () => ok({ captcha, ...given }))
}

/** Answers a call and hands each form that was sent to the spy it gives. */
export function hears(path: string, answer: () => Response) {
  const heard = vi.fn<(form: Record<string, string>) => void>()
  server.use(
    http.post(`*/api/v1${path}`, async ({ request }) => {
      heard(Object.fromEntries(new URLSearchParams(await request.text())))
      return answer()
    }),
  )
  return heard
}
