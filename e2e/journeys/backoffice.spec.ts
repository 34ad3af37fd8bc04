/** A trainer at work in the back office. */
import { expect, test } from '@playwright/test'
import readSheets from 'read-excel-file/node'
import { checkAccessibility } from '../steps/axe'
import { newPage } from '../steps/people'
import { signInToBackOffice } from '../steps/trainer'

test('a trainer builds a report of one sheet and downloads it', async ({ browser }) => {
  const page = await newPage(browser, 1280, 900)
  await signInToBackOffice(page, 'tono@contoh.example')
  await page.getByRole('link', { name: 'Laporan ujian', exact: true }).click()
  await page.getByRole('combobox', { name: 'Batch', exact: true }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  const sheets = page.getByRole('group', { name: 'Lembar dan kolom' }).getByRole('checkbox')
  const titles = await page
    .getByRole('group', { name: 'Lembar dan kolom' })
    .locator('label')
    .allInnerTexts()
  for (let place = 1; place < titles.length; place += 1) await sheets.nth(place).uncheck()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Siapkan Excel' }).click()
  await page.getByRole('link', { name: 'Ekspor', exact: true }).click()
  const link = page
    .getByRole('table')
    .getByRole('link', { name: /^Unduh · / })
    .first()
  await expect(link).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const found = (await readSheets(await download.path())).map(({ sheet }) => sheet)
  expect(found).toContain(titles[0]?.trim())
  for (const other of titles.slice(1)) expect(found).not.toContain(other.trim())
  await page.context().close()
})
