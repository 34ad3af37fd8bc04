/**
 * The back office at work: an import that is mended, a matrix by keyboard, a group and what its member sees;
 * a trainer's report; two people at one record.
 */
import type { Page } from '@playwright/test'
import readSheets from 'read-excel-file/node'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { openMenuLine, unfoldMenu } from '../steps/menu'
import { openLink } from '../steps/outbox'
import { newcomer, PASSWORD } from '../steps/people'
import { xlsx } from '../steps/spreadsheet'
import { signInToBackOffice } from '../steps/trainer'

const UNITS = 300

/** So many units with codes of their own, three of which cannot be written. */
function unitRows(prefix: string): (string | number)[][] {
  const rows = Array.from({ length: UNITS }, (_none, index) => [
    `${prefix}.${String(index).padStart(3, '0')}`,
    `Unit ${prefix} nomor ${index}`,
    'Rumpun uji',
  ])
  rows[10] = [`${prefix}.010`, '', 'Rumpun uji']
  rows[20] = [`${prefix}.020`, 'ab', 'Rumpun uji']
  rows[30] = [`${prefix}.029`, `Unit ${prefix} nomor 30`, 'Rumpun uji']
  return [['Kode', 'Nama', 'Rumpun'], ...rows]
}

async function mend(page: Page, label: string, field: string, value: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: label })
  await row.getByRole('button', { name: 'Perbaiki' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: field, exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Periksa lagi' }).click()
  await expect(dialog).toBeHidden()
}

async function importUnits(page: Page, prefix: string): Promise<void> {
  await page.goto('/backoffice/imports?kind=list:units')
  await page.locator('input[type=file]').setInputFiles({
    name: 'unit.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: xlsx(unitRows(prefix)),
  })
  await expect(page.getByText(/3 baris bermasalah/)).toBeVisible({ timeout: 40_000 })
  await checkAccessibility(page)
  await mend(page, `${prefix}.010`, 'Nama', `Unit ${prefix} nomor 10`)
  await expect(page.getByText(/2 baris bermasalah/)).toBeVisible({ timeout: 30_000 })
  await mend(page, `${prefix}.020`, 'Nama', `Unit ${prefix} nomor 20`)
  await expect(page.getByText(/1 baris bermasalah/)).toBeVisible({ timeout: 30_000 })
  await mend(page, `Unit ${prefix} nomor 30`, 'Kode', `${prefix}.030`)
  await expect(page.getByText(`${UNITS} akan ditambahkan`)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Simpan semuanya' }).click()
  await expect(page.getByText(`Selesai: ${UNITS} ditambahkan`)).toBeVisible({ timeout: 40_000 })
}

/** Writes the first cells of a unit's row: one by the keys, two more from the clipboard. */
async function editMatrix(page: Page, unit: string): Promise<void> {
  await page.goto('/backoffice/role-kompetensi')
  await page.getByLabel('Cari baris').fill(unit)
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  await grid.evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/plain', '2/2\t1')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await page.getByRole('button', { name: 'Simpan (3 sel)' }).click()
  await expect(page.getByRole('button', { name: 'Simpan (0 sel)' })).toBeVisible()
  await page.reload()
  await page.getByLabel('Cari baris').fill(unit)
  const cells = grid.getByRole('row').filter({ hasText: unit }).getByRole('gridcell')
  await expect(cells.nth(0)).toHaveText('3')
  await expect(cells.nth(1)).toHaveText('2/2')
  await expect(cells.nth(2)).toHaveText('1')
}

/** A group that sees and changes materi alone, with a line of the menu of its own. */
async function makeGroup(page: Page, name: string): Promise<void> {
  await page.goto('/backoffice/groups/create')
  await page.getByLabel('Nama', { exact: false }).first().fill(name)
  await page.getByLabel('Materi: Lihat').check()
  await page.getByLabel('Materi: Ubah').check()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goto('/backoffice/menus/create')
  await page.getByLabel('Nama', { exact: false }).first().fill(`Bahan ${name}`)
  await page.getByLabel(/^Alamat/).fill('/materi')
  await page.getByLabel(/^Hanya untuk grup/).fill(name)
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Bahan ${name}`)
}

async function invite(page: Page, email: string, fullname: string, group: string): Promise<void> {
  await page.goto('/backoffice/users/create')
  await page.getByLabel(/^Email/).fill(email)
  await page.getByLabel(/^Nama/).fill(fullname)
  await page.getByLabel(/^Grup/).fill(group)
  await page.getByRole('option', { name: group }).click()
  await page.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fullname)
}

test('staff imports 300 units, mends three rows, edits the matrix, and a new group sees exactly its own', async ({
  staff,
  visitor,
}) => {
  const prefix = `T${Date.now().toString(36).toUpperCase().slice(-6)}`
  const page = await staff('admin@contoh.example')
  await importUnits(page, prefix)
  await editMatrix(page, `${prefix}.020`)
  const group = `Kelompok ${prefix}`
  await makeGroup(page, group)
  const { fullname, email } = newcomer()
  await invite(page, email, fullname, group)
  const guest = await visitor('desktop')
  await openLink(guest, email, /Undangan bekerja/)
  await guest.getByLabel('Kata sandi baru', { exact: true }).fill(PASSWORD)
  await guest.getByLabel(/^Ulangi kata sandi/).fill(PASSWORD)
  await guest.getByRole('button', { name: /Simpan|Ganti|Atur|Buat/ }).click()
  await expect(guest.getByRole('heading', { name: 'Kata sandi diperbarui' })).toBeVisible()
  await signInToBackOffice(guest, email, PASSWORD)
  const lines = (await unfoldMenu(guest)).getByRole('link')
  await expect(lines).toHaveText(['Dasbor', `Bahan ${group}`, 'Materi'])
  await guest.getByRole('link', { name: `Bahan ${group}` }).click()
  await expect(guest.getByRole('table')).toBeVisible()
  await expect(guest.getByRole('link', { name: /^Buat/ })).toHaveCount(0)
  await guest.goto('/backoffice/units')
  await expect(
    guest.getByRole('heading', { name: 'Halaman ini belum dibuka untuk Anda' }),
  ).toBeVisible()
})

test('a trainer builds a report of one sheet and downloads it', async ({ staff }) => {
  const page = await staff('tono@contoh.example')
  await openMenuLine(page, 'Laporan ujian')
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
  await openMenuLine(page, 'Ekspor')
  const link = page
    .getByRole('table')
    .getByRole('link', { name: /^Unduh · / })
    .first()
  await expect(link).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const found = (await readSheets(await download.path())).map(({ sheet }) => sheet)
  expect(found).toContain(titles[0]?.trim())
  for (const other of titles.slice(1)) expect(found).not.toContain(other.trim())
})

test('two people edit one job role: the second sees what the first saved, and keeps their own words', async ({
  staff,
}) => {
  const mark = Date.now().toString(36)
  const first = await staff('dewi@contoh.example')
  await first.goto('/backoffice/job-roles')
  await first.getByRole('table').locator('tbody a').first().click()
  await first.getByRole('link', { name: 'Ubah' }).click()
  await expect(first.getByLabel(/^Rumpun/)).toBeVisible()
  const second = await staff('admin@contoh.example')
  await second.goto(first.url())
  await expect(second.getByLabel(/^Rumpun/)).toBeVisible()
  await first.getByLabel(/^Rumpun/).fill(`Rumpun ${mark}`)
  await first.getByRole('button', { name: 'Simpan' }).click()
  await expect(first).toHaveURL(/show/)
  await second.getByLabel(/^Deskripsi/).fill(`Deskripsi ${mark}`)
  await second.getByRole('button', { name: 'Simpan' }).click()
  await second.getByRole('button', { name: 'Muat ulang dan bandingkan' }).click()
  const row = second.getByRole('row').filter({ hasText: 'Rumpun' }).first()
  await expect(row).toContainText(`Rumpun ${mark}`)
  await expect(row).toContainText('ikut versi terbaru')
  await checkAccessibility(second)
  await second.getByRole('button', { name: 'Mengerti' }).click()
  await second.getByRole('button', { name: 'Simpan' }).click()
  await expect(second).toHaveURL(/show/)
  await expect(second.getByText(`Rumpun ${mark}`)).toBeVisible()
  await expect(second.getByText(`Deskripsi ${mark}`)).toBeVisible()
})
