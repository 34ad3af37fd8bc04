import { expect, type Page } from '@playwright/test'
import { checkAccessibility } from './axe'

/** From the reviewed order through the payment popup to the paid transaction and its receipt. */
export async function payInPopup(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/payment\/purchase/)
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Bayar sekarang' }).click()
  const popup = page.frameLocator('iframe')
  await popup.getByRole('button', { name: 'Simulasikan pembayaran berhasil' }).click()
  await expect(page).toHaveURL(/\/payment\/transaction\/detail\/.+\/complete$/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pembayaran berhasil')
  await checkAccessibility(page)
}
