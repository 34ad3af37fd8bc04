/**
 * Working together: a must-read post that a trainer confirms, a task of a colleague's day, and a list that
 * arrives by mail with the rows of the screen.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { today } from '../steps/day'
import { openMenuLine } from '../steps/menu'
import { downloadAttachment } from '../steps/outbox'
import { readList } from '../steps/workbook'

const mark = Date.now().toString(36)
const post = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test('a must-read post, a task of the day, and a report by mail', async ({ staff, visitor }) => {
  const outbox = await visitor()
  const dewi = await staff('dewi@contoh.example')
  const tono = await staff('tono@contoh.example', 'small')
  const title = `Aturan ruang ujian ${mark}`
  const task = `Siapkan daftar hadir ${mark}`

  await test.step('staff write a post that trainers must read', async () => {
    await openMenuLine(dewi, 'Papan info')
    await dewi.getByRole('button', { name: 'Tulis sesuatu untuk rekan-rekan Anda…' }).click()
    const dialog = dewi.getByRole('dialog', { name: 'Tulis kiriman' })
    await dialog.getByRole('button', { name: 'Pengumuman' }).click()
    await dialog.getByLabel('Judul', { exact: true }).fill(title)
    await dialog
      .getByLabel('Isi', { exact: true })
      .fill('Datang **15 menit** lebih awal. <b>Bukan HTML</b>')
    await dialog.getByLabel('Untuk').fill('Trainer')
    await dewi.getByRole('option', { name: /^Trainer/ }).click()
    await dialog.getByLabel('Wajib dibaca').check()
    await dialog.getByRole('tab', { name: 'Pratinjau' }).click()
    await expect(dialog.locator('strong', { hasText: '15 menit' })).toBeVisible()
    await expect(dialog.getByText('<b>Bukan HTML</b>')).toBeVisible()
    await checkAccessibility(dewi)
    await dialog.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      post(dewi, title).getByRole('button', { name: 'Dibaca 0 dari 1 (0%)' }),
    ).toBeVisible()
    await checkAccessibility(dewi)
  })

  await test.step('the trainer finds it in his day, reads and confirms', async () => {
    await tono.goto('/backoffice/')
    await tono.getByRole('link', { name: title }).click()
    await checkAccessibility(tono)
    await post(tono, title).getByRole('button', { name: 'Saya sudah membaca' }).click()
    await expect(
      post(tono, title).getByText('Anda sudah mengonfirmasi bahwa ini dibaca.'),
    ).toBeVisible()
  })

  await test.step('staff see who has read it', async () => {
    await dewi.reload()
    await post(dewi, title).getByRole('button', { name: 'Dibaca 1 dari 1 (100%)' }).click()
    const dialog = dewi.getByRole('dialog', { name: 'Siapa yang sudah membaca' })
    await expect(dialog.getByRole('listitem')).toHaveText(/Tono Prakosa.*WIB$/)
    await checkAccessibility(dewi)
    await dialog.getByRole('button', { name: 'Tutup' }).click()
  })

  await test.step('a task in the trainer’s day is closed there', async () => {
    await dewi.goto('/backoffice/tasks/create')
    await dewi.getByLabel('Judul').fill(task)
    await dewi.getByRole('combobox', { name: 'Petugas' }).fill('Tono')
    await dewi.getByRole('option', { name: 'Tono Prakosa' }).click()
    await dewi.getByLabel('Tenggat').fill(await today())
    await dewi.getByRole('button', { name: 'Simpan' }).click()
    await expect(dewi.getByRole('heading', { level: 1 })).toContainText(task)
    await tono.goto('/backoffice/')
    const day = tono.getByRole('region', { name: 'Hari saya' })
    await expect(
      day.getByRole('region', { name: 'Hari ini' }).getByRole('link', { name: task }),
    ).toBeVisible()
    await checkAccessibility(tono)
    await day.getByRole('button', { name: `Selesaikan ${task}` }).click()
    await expect(day.getByRole('link', { name: task })).toBeHidden()
    await dewi.reload()
    await expect(dewi.getByText('Tono Prakosa').nth(1)).toBeVisible()
  })

  await test.step('a weekly report sent now has the rows of the screen', async () => {
    await dewi.goto(
      `/backoffice/tasks?filter=${encodeURIComponent(JSON.stringify({ status: 'done' }))}`,
    )
    await expect(dewi.getByRole('link', { name: task })).toBeVisible()
    const shown = await dewi.locator('.MuiTablePagination-displayedRows').innerText()
    const total = Number(/(\d+)\D*$/.exec(shown)?.[1])
    await dewi.getByRole('button', { name: 'Ekspor', exact: true }).click()
    await dewi.getByRole('menuitem', { name: 'Kirim terjadwal…' }).click()
    const report = `Tugas selesai ${mark}`
    await expect(dewi).toHaveURL(/report-schedules\/create/)
    await dewi.getByRole('textbox', { name: /^Judul/ }).fill(report)
    await dewi.getByRole('combobox', { name: 'Hari' }).click()
    await dewi.getByRole('option', { name: 'Senin' }).click()
    await dewi.getByRole('combobox', { name: 'Penerima' }).fill('Dewi')
    await dewi.getByRole('option', { name: 'Dewi Anjarsari' }).click()
    await checkAccessibility(dewi)
    await dewi.getByRole('button', { name: 'Simpan' }).click()
    await expect(dewi.getByRole('heading', { level: 1 })).toContainText(report)
    await dewi.getByRole('button', { name: 'Kirim sekarang' }).click()
    await dewi.getByRole('dialog').getByRole('button', { name: 'Kirim sekarang' }).click()
    const rows = await readList(
      await downloadAttachment(outbox, 'dewi@contoh.example', new RegExp(report)),
    )
    expect(rows).toHaveLength(total)
    expect(rows.find((row) => row.Judul === task)).toMatchObject({
      Petugas: 'Tono Prakosa',
      Status: 'Selesai',
    })
    await dewi.getByRole('tab', { name: 'Kiriman' }).click()
    await expect(async () => {
      await dewi.reload()
      await expect(dewi.getByRole('table', { name: 'Kiriman laporan' })).toContainText('Terkirim', {
        timeout: 5_000,
      })
    }).toPass({ timeout: 60_000 })
    await expect(dewi.getByRole('table', { name: 'Kiriman laporan' })).toContainText(String(total))
  })
})
