/**
 * The doors of the product: the storefront at `/`, links that carry a token, and tabs that share a session.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openTab } from '../steps/people'

const ANI = 'ani@contoh.example'

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** How many calls a page makes to the API until it has been quiet for a second. */
async function callsOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1
  })
  await open()
  await page.waitForLoadState('networkidle')
  return calls
}

/** The token of a signed-in user, for links. */
async function temporaryToken(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const stored =
      sessionStorage.getItem('duxi.session') ?? localStorage.getItem('duxi.session') ?? ''
    const { token } = (JSON.parse(stored) as { value: { token: string } }).value
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch('/api/v1/auth/temporary-login/create', { method: 'POST', headers })
    return ((await answer.json()) as { results: { token: string } }).results.token
  })
}

test('a visitor finds the storefront at the front door, by address and by Beranda', async ({
  visitor,
}) => {
  const page = await visitor('small')
  await page.goto('/')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/product')
  await page.getByRole('link', { name: 'Beranda', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a bogus token that clears the session leads to the sign-in, and the tab stays alive', async ({
  learner,
}) => {
  const page = await learner(ANI, 'desktop')
  const foreign = base64('https://jahat.example/ambil')
  const calls = await callsOf(page, () =>
    page.goto(`/?token=palsu&clear_token=yes&base64_redirect_url=${foreign}`),
  )
  await expect(page).toHaveURL(/\/signIn\?notice=link/)
  expect(page.url()).not.toContain('palsu')
  expect(calls).toBeLessThan(40)
  await expect(page.getByText('Tautan masuk ini sudah dipakai')).toBeVisible()
  await page.getByLabel('Email atau nama pengguna').fill('hidup')
})

test('a valid token replaces the signed-in user', async ({ learner }) => {
  const budi = await learner('budi@contoh.example', 'desktop')
  const token = await temporaryToken(budi)
  const page = await learner(ANI, 'desktop')
  await page.goto(`/account/profile?token=${token}&clear_token=yes`)
  await expect(page).toHaveURL(/\/account\/profile$/)
  await expect(
    page.getByText('budi@contoh.example').filter({ visible: true }).first(),
  ).toBeVisible()
  expect(page.url()).not.toContain(token)
})

test('a new tab shares a session without Remember me until the browser closes', async ({
  learner,
}) => {
  const first = await learner(ANI, 'desktop')
  const second = await openTab(first, '/account/profile')
  await expect(second).toHaveURL(/\/account\/profile$/)
  await expect(second.getByText(ANI).filter({ visible: true }).first()).toBeVisible()
  await first.close()
  await second.close()
  // Every tab is closed: what they held went with them.
  const later = await openTab(first, '/account/profile')
  await expect(later).toHaveURL(/\/signIn/)
})

test('who buys as a visitor sees on the way what was chosen', async ({ visitor }) => {
  const page = await visitor('small')
  await page.goto('/product/assessment')
  await page.locator('main a[href^="/product/assessment/"]').first().click()
  await expect(page).toHaveURL(/\/product\/assessment\/./)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).not.toHaveText('Asesmen kompetensi')
  const title = await heading.innerText()
  await page
    .getByRole('button', { name: /Beli sekarang|Ambil gratis|Daftar gratis/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/signIn/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(
    page.getByText('Pilihan Anda kami simpan; pembelian langsung berlanjut.'),
  ).toBeVisible()
})
