/**
 * Lists and product pages on a phone whose owner has doubled the size of letters.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Opens a page with letters of twice the size. */
async function openLarge(page: Page, address: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** By how much a page is wider than the screen; a phone widens its window to wide pages. */
const overflow = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) -
  (page.viewportSize()?.width ?? 0)

const PAGES = ['/', '/search?q=keamanan', '/product/training', '/help-center', '/free-assessment']

test('with letters twice as large nothing is lost at the edge', async ({ visitor }) => {
  const phone = await visitor('small')

  await test.step('the order of a list has a line of its own', async () => {
    await openLarge(phone, '/product/oti')
    const order = await phone.getByLabel('Urutkan').boundingBox()
    const filter = await phone.getByRole('button', { name: 'Filter' }).boundingBox()
    expect(order?.y).toBeGreaterThan((filter?.y ?? 0) + (filter?.height ?? 0))
    expect(await overflow(phone)).toBeLessThanOrEqual(0)
  })

  await test.step('no page is wider than the screen', async () => {
    for (const address of PAGES) {
      await openLarge(phone, address)
      await expect(async () =>
        expect(await overflow(phone), address).toBeLessThanOrEqual(0),
      ).toPass()
    }
  })

  await test.step('the facts of a product stand one below the other', async () => {
    await openLarge(phone, '/product/certification/sertifikasi-penangan-insiden-siber')
    await expect(phone.getByText('Waktu ujian')).toBeVisible()
    const boxes = await phone.locator('dl').first().locator('dd').all()
    const places = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.x))
    expect(new Set(places).size).toBe(1)
  })
})
