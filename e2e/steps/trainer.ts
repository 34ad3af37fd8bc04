import { expect, type Page } from '@playwright/test'
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
  await page.getByRole('link', { name: 'Batch', exact: true }).click()
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
