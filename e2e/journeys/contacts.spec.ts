/**
 * People who checked their skills, have gaps and bought nothing: their segment, a broadcast to it, and what came of
 * it: a delivery, a bounce and an order. And one contact's page: a failed payment becomes a task that closes with
 * the refund, and finance sees other things there than an agent.
 */
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { checkAccessibility } from '../steps/axe'
import { refundLine } from '../steps/finance'
import { openLink } from '../steps/outbox'
import { type Newcomer, newcomer, newPage, signUp } from '../steps/people'
import { buyNow } from '../steps/shop'
import { signInToBackOffice } from '../steps/trainer'

const ASSESSMENT = '/product/assessment/asesmen-analis-keamanan-informasi'
const CLASS = '/product/training/manajemen-risiko-keamanan-informasi-daring'
const TITLE = 'Manajemen Risiko Keamanan Informasi – Kelas Daring'

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

async function pick(page: Page, label: string, option: string, index = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(index).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function tag(page: Page, word: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Tag' }).fill(word)
  await page.keyboard.press('Enter')
}

async function openContact(page: Page, email: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ 'q@contains': email }))
  await page.goto(`/backoffice/contacts?filter=${filter}`)
  await page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Linimasa' })).toBeVisible()
}

/** Signs up, proves the address, wants news by mail, and keeps the result of a short assessment with gaps. */
async function becomeReader(page: Page, outbox: Page, person: Newcomer): Promise<void> {
  await page.goto('/signUp')
  await signUp(page, person)
  await expect(page).not.toHaveURL(/\/sign(In|Up)/)
  await openLink(outbox, person.email, /aktif/i)
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

test('a segment is mailed, and orders follow', async ({ browser }) => {
  const person = newcomer()
  const run = person.email.split(/[.@]/)[1] ?? ''
  const gone = { ...person, fullname: `Hilang ${run}`, email: `bounce-${run}@contoh.example` }
  const word = `tag-${run}`
  const learner = await newPage(browser, 412, 915)
  const outbox = await newPage(browser, 412, 915)
  const staff = await newPage(browser, 1280, 900)

  await test.step('two people check their skills and want news by mail', async () => {
    const [page, mails] = [await newPage(browser, 412, 915), await newPage(browser, 412, 915)]
    await Promise.all([becomeReader(learner, outbox, person), becomeReader(page, mails, gone)])
    await page.context().close()
  })

  await test.step('staff tag both, and give the address that bounced another chance', async () => {
    await signInToBackOffice(staff, 'dewi@contoh.example')
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
    await pay(await buyNow(learner, ASSESSMENT), learner)
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

test('a task of a failed payment closes with its refund', async ({ browser }) => {
  const person = newcomer()
  const task = `Telepon ${person.fullname}`
  const learner = await newPage(browser, 412, 915)
  const staff = await newPage(browser, 1280, 900)
  const finance = await newPage(browser, 1280, 900)

  const popup = await test.step('the payment of an order fails', async () => {
    await learner.goto('/signUp')
    await signUp(learner, person)
    await expect(learner).not.toHaveURL(/\/sign(In|Up)/)
    const opened = await buyNow(learner, CLASS)
    await opened.getByRole('button', { name: 'Gagalkan' }).click()
    return opened
  })

  await test.step('staff make a task of it for a colleague, whose day shows it', async () => {
    await signInToBackOffice(staff, 'dewi@contoh.example')
    await openContact(staff, person.email)
    await staff.getByRole('tab', { name: 'Linimasa' }).click()
    await staff.getByRole('link', { name: /^Pesanan DX-/ }).click()
    await staff.getByRole('button', { name: 'Buat tugas' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Judul/ }).fill(task)
    await dialog.getByRole('combobox', { name: 'Petugas' }).fill('Fina')
    await staff.getByRole('option', { name: 'Fina Rahmadani' }).click()
    await dialog
      .getByLabel('Tenggat')
      .fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format())
    await expect(
      dialog.getByRole('switch', { name: 'Selesai sendiri saat dananya dikembalikan' }),
    ).toBeChecked()
    await dialog.getByRole('button', { name: 'Buat tugas' }).click()
    await expect(dialog).toBeHidden()
    await signInToBackOffice(finance, 'fina@contoh.example')
    const day = finance.getByRole('region', { name: 'Hari saya' })
    await expect(
      day.getByRole('region', { name: 'Hari ini' }).getByRole('link', { name: task }),
    ).toBeVisible()
  })

  await test.step('the second try pays, and the refund closes the task', async () => {
    await pay(popup, learner)
    await finance
      .getByRole('region', { name: 'Hari saya' })
      .getByRole('link', { name: task })
      .click()
    await finance.getByRole('link', { name: /^Pesanan DX-/ }).click()
    await refundLine(finance, TITLE, 2_250_000)
    await openContact(finance, person.email)
    await finance.getByRole('tab', { name: 'Linimasa' }).click()
    await expect(async () => {
      await finance.reload()
      const entry = finance.getByRole('listitem').filter({ hasText: task })
      await expect(entry).toContainText('Selesai · Fina Rahmadani', { timeout: 8_000 })
    }).toPass({ timeout: 60_000 })
    await finance.goto('/backoffice/')
    await expect(
      finance.getByRole('region', { name: 'Hari saya' }).getByRole('link', { name: task }),
    ).toBeHidden()
  })

  await test.step('finance sees the order, an agent the mail', async () => {
    await openContact(finance, person.email)
    await finance.getByRole('tab', { name: 'Linimasa' }).click()
    await expect(
      finance.getByRole('list', { name: 'Linimasa' }).getByText(/^Pesanan DX-/),
    ).toHaveCount(1)
    await expect(finance.getByRole('button', { name: 'Email terkirim' })).toHaveCount(0)
    const agent = await newPage(browser, 390, 844)
    await signInToBackOffice(agent, 'agus@contoh.example')
    await agent.goto(new URL(finance.url()).pathname)
    await expect(agent.getByRole('button', { name: 'Email terkirim' })).toHaveCount(1)
    await expect(agent.getByRole('link', { name: /[Aa]ktif/ }).first()).toBeVisible()
    await expect(agent.getByText(/^Pesanan DX-/)).toHaveCount(0)
    await checkAccessibility(agent)
    await expect(agent.getByRole('listitem').filter({ hasText: task })).toHaveCount(0)
    const trainer = await newPage(browser, 1280, 900)
    await signInToBackOffice(trainer, 'tono@contoh.example')
    await expect(trainer.getByRole('link', { name: 'Kontak', exact: true })).toHaveCount(0)
  })
})

async function pay(popup: FrameLocator, page: Page): Promise<void> {
  await popup.getByRole('tab', { name: 'QRIS' }).click()
  await popup.getByRole('button', { name: 'Bayar sekarang' }).click()
  await expect(page).toHaveURL(/\/payment\/transaction/, { timeout: 30_000 })
}

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
