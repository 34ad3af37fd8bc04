import { expect, type Page } from '@playwright/test'
import { openMenuLine } from './menu'

/** Opens an order in the back office, by its number. */
export async function openStaffOrder(page: Page, number: string): Promise<void> {
  await openMenuLine(page, 'Pesanan')
  await page.getByPlaceholder('Nomor, nama, atau email').fill(number)
  // The list asks half a second after the last key; leaving it before returns to the list.
  await expect(page).toHaveURL(new RegExp(number))
  await page.getByRole('table').getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
}

/** Refunds one line whole, with its seat, by the way it was paid. */
export async function refundLine(page: Page, title: string, amount: number): Promise<void> {
  await page.getByRole('button', { name: 'Kembalikan dana' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Jumlah untuk ${title}`).fill(String(amount))
  await dialog.getByLabel(/^Alasan/).fill('Peserta berhalangan hadir.')
  await dialog.getByRole('button', { name: 'Kembalikan dana' }).click()
  await expect(dialog).toBeHidden()
}

/** What the books of an order say, row by row, as they are read on the page. */
export async function ledgerRows(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', { name: 'Buku besar pesanan' }).getByRole('row')
  return (await rows.allInnerTexts()).slice(1).map((text) => text.replaceAll(/\s+/g, ' '))
}
