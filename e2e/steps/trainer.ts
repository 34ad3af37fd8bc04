import { expect, type Page } from '@playwright/test'
import { openMenuLine } from './menu'
import { DEMO_PASSWORD } from './people'

export async function signInToBackOffice(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/backoffice/')
  await page.getByLabel(/e-mail/i).fill(email)
  await page.getByLabel(/^kata sandi/i).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dasbor' })).toBeVisible()
}

/** Opens a batch from the list and finds a participant among its attempts. */
export async function openBatch(page: Page, batch: string, participant: string): Promise<void> {
  await openMenuLine(page, 'Batch')
  await expect(page).toHaveURL(/\/batches/)
  await page.getByRole('table').getByText(batch).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(batch)
  await page.getByRole('tab', { name: 'Peserta' }).click()
  await expect(page.getByText(participant)).toBeVisible()
}

/** Exports the open batch, waits for the job and gives the path of the downloaded workbook. */
export async function exportWorkbook(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ekspor Excel' }).click()
  const link = page.getByRole('link', { name: /^unduh/i }).first()
  await expect(link).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  return await download.path()
}

/** Lets a session of the open class begin so many minutes ago. */
export async function moveSession(
  page: Page,
  title: string,
  minutesAgo: number,
  duration: number,
): Promise<void> {
  await page.getByRole('tab', { name: 'Susunan' }).click()
  await page.getByRole('button', { name: `Ubah ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah sesi' })
  const jakarta = new Date(Date.now() - minutesAgo * 60_000 + 7 * 3_600_000).toISOString()
  const [year, month, day] = jakarta.slice(0, 10).split('-')
  await dialog.getByRole('textbox', { name: 'Mulai', exact: true }).fill(`${day}/${month}/${year}`)
  await dialog.getByLabel('Mulai: pukul (WIB)').fill(jakarta.slice(11, 16))
  await dialog.getByLabel('Lama (menit)').fill(String(duration))
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  await expect(dialog).toBeHidden()
}
