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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test('with letters twice as large nothing is lost at the edge', async ({ visitor }) => {
  const phone = await visitor('small')

  await test.step('the order of a list has a line of its own', async () => {
    await openLarge(phone, '/product/oti')
    const order = await phone.getByLabel('Urutkan').boundingBox()
    const filter = await phone.getByRole('button', { name: 'Filter' }).boundingBox()
    expect(order?.y).toBeGreaterThan((filter?.y ?? 0) + (filter?.height ?? 0))
    expect(await overflow(phone)).toBeLessThanOrEqual(0)
  })

  await test.step('the facts of a product stand one below the other', async () => {
    await openLarge(phone, '/product/certification/sertifikasi-penangan-insiden-siber')
    await expect(phone.getByText('Waktu ujian')).toBeVisible()
    const boxes = await phone.locator('dl').first().locator('dd').all()
    const places = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.x))
    expect(new Set(places).size).toBe(1)
  })
})
