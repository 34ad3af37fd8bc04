/**
 * A visitor's way: from a job role to a product, to the sign-in that buying asks for, and to the cart that
 * kept it; and the list and a page of every kind, so that none of them is broken without anybody noticing.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { DEMO_PASSWORD, signIn } from '../steps/people'

const ROLE = 'Analis Data'
const KINDS = [
  'assessment',
  'training',
  'certification',
  'webinar',
  'workshop',
  'workshop-subscription',
  'elearning',
  'inix-certification',
  'other',
  'oti',
  'bundle',
]
const OPEN_SCREENS = [
  '/explore',
  '/search?q=keamanan',
  '/search?q=zzqq',
  '/help-center',
  '/for-organizations',
  '/about',
  '/klinik-spbe',
  '/news',
  '/others',
]

test('a visitor finds a product by their role and keeps it through the sign-in', async ({
  visitor,
}) => {
  const page = await visitor()
  await page.goto('/explore')
  await page.getByRole('searchbox', { name: /peran/i }).fill(ROLE)
  await expect(page).toHaveURL(/Analis/)
  await page.getByRole('link', { name: ROLE, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROLE)
  await checkAccessibility(page)

  await page.getByRole('link', { name: 'Lihat asesmen' }).click()
  await page
    .getByRole('link', { name: new RegExp(`Asesmen Kompetensi\\s+${ROLE}`) })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(ROLE)
  const title = (await heading.textContent()) ?? ''

  await page.getByRole('button', { name: 'Tambah ke keranjang' }).click()
  await expect(page).toHaveURL(/\/signIn/)
  await signIn(page, 'budi@contoh.example', DEMO_PASSWORD)
  await expect(page.getByText('Item ditambahkan ke keranjang')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await checkAccessibility(page)
})

test('every kind has a list and pages, and the open screens are for everybody', async ({
  visitor,
}) => {
  const page = await visitor('desktop')
  const broken = listenForErrors(page)
  for (const kind of KINDS) {
    await test.step(kind, async () => {
      await page.goto(`/product/${kind}`)
      const first = page.locator(`main a[href^="/product/${kind}/"]`).first()
      await checkAccessibility(page)
      await first.click()
      await expect(page).toHaveURL(new RegExp(`/product/${kind}/.+`))
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await checkAccessibility(page)
    })
  }
  for (const path of OPEN_SCREENS) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await checkAccessibility(page)
    })
  }
  expect(broken).toEqual([])
})

/** What went wrong in the page while it was looked at. */
function listenForErrors(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => found.push(`${page.url()}: ${error.message}`))
  return found
}
