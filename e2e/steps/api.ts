import { expect, type Page } from '@playwright/test'

type Headers = Record<string, string>

/** The headers of a call of the page that the server accepted. */
export async function acceptedHeaders(page: Page): Promise<Headers> {
  const accepted = await page.waitForResponse(
    (answer) => answer.ok() && 'authorization' in answer.request().headers(),
  )
  return { Authorization: accepted.request().headers()['authorization'] ?? '' }
}

/** The same of a page that was loaded before; loading it anew renews a session that ran out. */
export async function freshHeaders(page: Page): Promise<Headers> {
  const [headers] = await Promise.all([acceptedHeaders(page), page.reload()])
  return headers
}

/** Calls the back office's API as the person whom its page shows. */
export async function callAs(page: Page, method: 'get' | 'post' | 'put', path: string, data = {}) {
  const headers = await freshHeaders(page)
  const sent = method === 'get' ? { headers } : { headers, data }
  const answer = await page.request[method](`/api/backoffice/v1${path}`, sent)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).results
}
