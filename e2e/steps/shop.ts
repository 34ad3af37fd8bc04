import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

export interface ListedProduct {
  kind: string
  slug: string
  title: string
  seats_left: number | null
  price: number
}

/** What the shop says of a list of products, as everybody may read it. */
export async function listProducts(page: Page, list: string): Promise<ListedProduct[]> {
  const answer = await page.request.get(`/api/v1/public/${list}?rows=50`)
  return (await answer.json()).results.rows
}

/** How many seats are left of a product now. */
export async function seatsLeft(page: Page, list: string, slug: string): Promise<number | null> {
  const found = (await listProducts(page, list)).find((product) => product.slug === slug)
  return found?.seats_left ?? null
}

/** Puts a product into the cart of the signed-in user. */
export async function addToCart(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Tambah ke keranjang' }).click()
  await expect(page.getByText('Item ditambahkan ke keranjang')).toBeVisible()
}

/** From a product's page to the open popup of its payment. */
export async function buyNow(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Beli sekarang' }).click()
  await expect(page).toHaveURL(/\/payment\/purchase/)
  return openPopup(page)
}

/** Orders what the till shows and waits for the payment popup. */
export async function openPopup(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Bayar sekarang' }).click()
  const popup = page.frameLocator('iframe')
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Pembayaran Duxi')
  return popup
}

/** Where the popup's page lives by itself. */
export async function popupAddress(page: Page): Promise<string> {
  return (await page.locator('iframe').getAttribute('src')) ?? ''
}

/** The number of the order that was just made, from the list of transactions. */
export async function newestOrder(page: Page, tab: 'process' | 'complete'): Promise<string> {
  const number = page.getByText(/^DX-\d{6}-\w{6}$/).first()
  // What the provider tells of an order may arrive a moment after its window says so.
  await expect(async () => {
    await page.goto(
      tab === 'complete' ? '/payment/transaction?tab=complete' : '/payment/transaction',
    )
    await expect(number).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 40_000 })
  return (await number.textContent()) ?? ''
}

/** Opens an order's page until it tells what the provider is only about to tell us. */
export async function openOrder(page: Page, number: string, told: () => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(`/payment/transaction/detail/${number}`)
    await expect(told()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

/** Pays in the open popup and waits for what comes after. */
export async function payByQris(popup: FrameLocator, page: Page): Promise<void> {
  await popup.getByRole('tab', { name: 'QRIS' }).click()
  await popup.getByRole('button', { name: 'Simulasikan pembayaran berhasil' }).click()
  await expect(page).toHaveURL(/\/payment\/transaction/, { timeout: 30_000 })
}
