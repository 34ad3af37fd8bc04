/**
 * People who checked their skills, have gaps and bought nothing: their segment, a broadcast to it, and what came of
 * it: a delivery, a bounce and an order.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { openContact } from '../steps/contacts'
import { openLink } from '../steps/outbox'
import { newcomer } from '../steps/people'
import { buyNow, payByQris } from '../steps/shop'

const ASSESSMENT = '/product/assessment/asesmen-analis-keamanan-informasi'

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

async function pick(page: Page, label: string, option: string, index = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(index).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function tag(page: Page, word: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tag' }).fill(word)
  await page.keyboard.press('Enter')
}

/** Proves the address, wants news by mail, and keeps the result of a short assessment with gaps. */
async function becomeReader(page: Page, outbox: Page, email: string): Promise<void> {
  await openLink(outbox, email, /aktif/i)
  await expect(outbox.getByRole('heading', { level: 1 })).toHaveText('Aktivasi Akun berhasil')
  await page.goto('/account/notifications')
  const news = page.getByRole('group', { name: 'Kabar dan penawaran' })
  await news.getByRole('checkbox', { name: 'Email' }).check()
  await expect(news.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await page.goto('/free-assessment')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Mulai sekarang' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Soal 1 dari/ })).toBeVisible()
  await page.getByRole('button', { name: 'Peta soal' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Selesaikan' }).click()
  await page.getByRole('button', { name: 'Ya, selesaikan' }).click()
  await expect(page).toHaveURL(/\/dataAssesment\/summary\//, { timeout: 20_000 })
}

test('a segment is mailed, and orders follow', async ({ buyer, staff: signedIn, visitor }) => {
  const person = newcomer()
  const run = person.email.split(/[.@]/)[1] ?? ''
  const gone = { ...person, fullname: `Hilang ${run}`, email: `bounce-${run}@contoh.example` }
  const word = `tag-${run}`
  const outbox = await visitor()
  const staff = await signedIn('dewi@contoh.example')
  const learner = await buyer(person)

  await test.step('two people check their skills and want news by mail', async () => {
    const [page, mails] = [await buyer(gone), await visitor()]
    await Promise.all([
      becomeReader(learner, outbox, person.email),
      becomeReader(page, mails, gone.email),
    ])
  })

  await test.step('staff tag both, and give the address that bounced another chance', async () => {
    await staff.goto(
      `/backoffice/mail-suppressions?filter=${encodeURIComponent(JSON.stringify({ 'q@contains': gone.email }))}`,
    )
    await staff.getByRole('table').getByRole('link', { name: gone.email }).click()
    await staff.getByRole('button', { name: 'Hapus' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Ya, lanjutkan' }).click()
    await expect(staff).toHaveURL(/\/mail-suppressions(\?|$)/)
    for (const { email } of [gone, person]) {
      await openContact(staff, email)
      await staff.getByRole('link', { name: 'Ubah' }).click()
      await tag(staff, word)
      await save(staff)
      await expect(staff.getByRole('tab', { name: 'Linimasa' })).toBeVisible()
    }
    await checkAccessibility(staff)
  })

  await test.step('a segment counts them while it is written', async () => {
    await staff.goto('/backoffice/segments/create')
    await staff.getByRole('textbox', { name: 'Nama' }).fill(`Segmen ${run}`)
    await staff.getByRole('button', { name: 'Tambah syarat' }).click()
    await pick(staff, 'Syarat', 'Punya tag')
    await staff.getByRole('combobox', { name: /^Tag/ }).fill(word)
    await staff.getByRole('option', { name: word, exact: true }).click()
    await staff.getByRole('button', { name: 'Tambah syarat' }).click()
    await pick(staff, 'Syarat', 'Asesmennya menunjukkan celah', 1)
    await staff.getByRole('button', { name: 'Tambah syarat' }).click()
    await pick(staff, 'Syarat', 'Pernah membeli', 2)
    await pick(staff, 'Berlaku', 'tidak', 2)
    await expect(staff.getByText('2 kontak cocok')).toBeVisible()
    await expect(staff.getByText('2 di antaranya setuju dikirimi email.')).toBeVisible()
    await checkAccessibility(staff)
    await save(staff)
    await expect(staff.getByRole('tab', { name: 'Orang' })).toBeVisible()
  })

  await test.step('the broadcast reaches one and bounces at the other', async () => {
    await staff.goto('/backoffice/broadcasts/create')
    await staff.getByRole('textbox', { name: 'Nama' }).fill(`Siaran ${run}`)
    await staff.getByRole('combobox', { name: 'Templat' }).fill('Tutup celah')
    await staff.getByRole('option', { name: 'Tutup celah Anda' }).click()
    await staff.getByRole('combobox', { name: 'Segmen' }).fill(run)
    await staff.getByRole('option', { name: `Segmen ${run}` }).click()
    await save(staff)
    await staff.getByRole('button', { name: 'Kirim sekarang' }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Kirim sekarang' }).click()
    await expect(staff.getByText('Siaran mulai dikirim')).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Ubah' })).toBeHidden()
    await staff.getByRole('tab', { name: 'Hasil' }).click()
    await expect(staff.getByText('2 dari 2 penerima sudah diproses')).toBeVisible({
      timeout: 60_000,
    })
    await expect
      .poll(() => counts(staff, ['Terkirim', 'Sampai', 'Ditolak penerima']), { timeout: 40_000 })
      .toEqual(['2', '1', '1'])
    await checkAccessibility(staff)
  })

  await test.step('a reader buys, and the broadcast counts the order', async () => {
    await payByQris(await buyNow(learner, ASSESSMENT), learner)
    await openBroadcast(staff, run)
    await expect
      .poll(() => counts(staff, ['Pesanan sesudahnya']), { timeout: 40_000 })
      .toEqual(['1'])
  })

  await test.step('the reader leaves by the link of the mail', async () => {
    await outbox.goto(`/outbox?to=${encodeURIComponent(person.email)}`)
    const message = outbox.getByRole('article').filter({ hasText: 'kelas yang menutup celah Anda' })
    await message.getByRole('link', { name: 'Lihat tampilan email' }).click()
    await outbox.getByRole('link', { name: 'Berhenti berlangganan atau atur pilihan' }).click()
    await expect(outbox.getByRole('heading', { level: 1 })).toHaveText('Pilihan email')
    await checkAccessibility(outbox)
    await outbox.getByRole('button', { name: 'Berhenti berlangganan' }).click()
    await expect(outbox.getByText('Kami tidak akan mengirim kabar lewat email lagi.')).toBeVisible()
  })
})

async function openBroadcast(page: Page, run: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ 'q@contains': run }))
  await page.goto(`/backoffice/broadcasts?filter=${filter}`)
  await page
    .getByRole('table')
    .getByRole('link', { name: `Siaran ${run}` })
    .click()
  await page.getByRole('tab', { name: 'Hasil' }).click()
}

/** The numbers of these tiles. */
async function counts(page: Page, labels: string[]): Promise<(string | null)[]> {
  const tiles = labels.map((label) =>
    page.locator('dt', { hasText: label }).locator('xpath=..').locator('dd p').first(),
  )
  return await Promise.all(tiles.map((tile) => tile.textContent()))
}
