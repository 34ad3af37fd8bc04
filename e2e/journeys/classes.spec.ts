/**
 * Classes: a learner is present by the code on the trainer's projector, a company registers five participants from a workbook with two bad rows, and the trainer downloads
 * the session pack, whose numbers are those of the screen.
 */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { openMenuLine } from '../steps/menu'
import { addToCart, newestOrder } from '../steps/shop'
import { exportWorkbook, moveSession } from '../steps/trainer'
import { readPack } from '../steps/workbook'

const CLASS = '/product/training/perancangan-dan-kinerja-basis-data-daring'
const SEATS = 5
const WORKBOOK = fileURLToPath(new URL('../files/peserta.xlsx', import.meta.url))
const SLUG = 'oti-analis-data-pemerintahan-angkatan-3'
const TAUGHT = 'Kelas OTI Analis Data Pemerintahan – Angkatan 3'

const SESSION = 'Menemukan pola'

async function openClass(page: Page): Promise<void> {
  await openMenuLine(page, 'Kelas')
  await page.getByRole('table').getByText(TAUGHT).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TAUGHT)
}

async function buySeats(page: Page): Promise<string> {
  await addToCart(page, CLASS)
  await page.goto('/cart')
  const quantity = page.getByLabel(/^Jumlah, paling banyak/)
  await quantity.fill(String(SEATS))
  await quantity.press('Enter')
  await page.getByRole('link', { name: 'Lanjut ke pembayaran' }).click()
  await page.getByRole('button', { name: 'Bayar sekarang' }).click()
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: 'Simulasikan pembayaran berhasil' })
    .click()
  await expect(page).toHaveURL(/\/payment\/transaction/, { timeout: 30_000 })
  return newestOrder(page, 'complete')
}

/** Fills the fields of a person in the form, by the heading above them. */
async function fillPerson(
  page: Page,
  heading: string,
  person: Record<string, string>,
): Promise<void> {
  const title = page.getByRole('heading', { name: new RegExp(`^${heading}(?!\\d)`) })
  const card = page
    .locator('div, details')
    .filter({ has: title })
    .filter({ has: page.getByLabel('Nama') })
    .last()
  if (!(await card.getByLabel('Nama').isVisible())) await title.click()
  for (const [label, value] of Object.entries(person)) await card.getByLabel(label).fill(value)
}

test('five participants from a workbook with two bad rows', async ({ buyer }) => {
  const page = await buyer()
  const number = await buySeats(page)

  await test.step('read the workbook', async () => {
    await page.goto('/my-learning')
    await page
      .getByRole('link', { name: /pendaftaran/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/form-registration\/REG-/)
    await page.getByLabel('Ambil dari .xlsx').setInputFiles(WORKBOOK)
    await expect(page.getByText('3 baris terbaca.')).toBeVisible()
    await expect(page.getByText('Baris 4: Nama belum diisi.')).toBeVisible()
    await expect(page.getByText('Baris 6: Alamat email tidak valid.')).toBeVisible()
    await checkAccessibility(page)
  })

  await test.step('mend both rows and send the form', async () => {
    await fillPerson(page, 'PIC 1', {
      Nama: 'Bagian Kepegawaian',
      Email: 'kepegawaian@contoh.example',
      Telepon: '0811000001',
    })
    await fillPerson(page, 'Peserta 1', {
      Nama: 'Mira Lestari',
      Email: 'mira.lestari@contoh.example',
      Telepon: '081200000103',
    })
    await fillPerson(page, 'Peserta 5', {
      Nama: 'Rangga Saputra',
      Email: 'rangga.saputra@contoh.example',
      Telepon: '081200000105',
    })
    await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
    await expect(page).toHaveURL(/\/form-registration\/success/)
    await expect(page.getByText('Pendaftaran Anda sudah kami terima')).toBeVisible()
  })

  await test.step('send a ticket to each of them', async () => {
    await page.goto(`/payment/transaction/detail/${number}/tickets`)
    const names = [
      'Mira Lestari',
      'Laras Kinanti',
      'Yoga Prabandaru',
      'Intan Maheswari',
      'Rangga Saputra',
    ]
    await expect(page.getByRole('article')).toHaveCount(SEATS)
    for (const [place, name] of names.entries())
      await expect(page.getByRole('article').nth(place)).toContainText(name)
    await checkAccessibility(page)
    await page.getByRole('button', { name: 'Kirim ke semua peserta' }).click()
    await expect(page.getByText('5 tiket dikirim.')).toBeVisible()
  })
})

test('a learner is present by the code on the projector', async ({ learner, staff }) => {
  const office = await staff('dewi@contoh.example')
  await openClass(office)
  await moveSession(office, SESSION, 1, 120)
  const trainer = await staff('tono@contoh.example')
  await openClass(trainer)
  await trainer.getByRole('tab', { name: 'Kode QR' }).click()
  const shown = trainer.getByText(/^P-\d+-[0-9a-f]{12}$/)
  await expect(shown).toBeVisible()
  await checkAccessibility(trainer)

  const ani = await learner('ani@contoh.example')
  await ani.goto(`/oti/class/${SLUG}/training`)
  await ani.getByRole('tab', { name: 'Presensi' }).click()
  await ani.getByRole('button', { name: 'Pindai kode' }).click()
  await ani.getByLabel('Kode', { exact: true }).fill((await shown.textContent()) ?? '')
  await ani.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(ani.getByRole('dialog')).toBeHidden()
  await checkAccessibility(ani)

  await trainer.getByRole('tab', { name: 'Presensi' }).click()
  const cell = trainer.getByRole('combobox', { name: `Ani Wulandari, ${SESSION}` })
  await expect(cell).toHaveText(/^(Hadir|Terlambat)$/)
})

test('the session pack says what the screen says', async ({ staff }) => {
  const page = await staff('tono@contoh.example')
  await openClass(page)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const shown = await Promise.all(
    (await rows.all()).slice(1).map(async (row) => ({
      name: (await row.getByRole('rowheader').locator('div').first().textContent()) ?? '',
      shares: (await row.getByRole('cell').nth(1).textContent()) ?? '',
    })),
  )
  const pack = await readPack(await exportWorkbook(page))
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(pack)
})
