/**
 * People come back: a question in a class's forum whose asker earns points and pays with them; an affiliate's
 * friend who buys and is refunded; and a company from its analysis over a quotation to seats and results.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { openStaffOrder, refundLine } from '../steps/finance'
import { DEMO_PASSWORD, newcomer, signIn, signUp } from '../steps/people'
import { addToCart, buyNow, type ListedProduct, listProducts, newestOrder } from '../steps/shop'
import { readSheet } from '../steps/workbook'

/** What a reward of 150 points needs, at one point for Rp 10.000. */
const LEAST = 1_500_000
const COURSE = 'html-dan-css-yang-ramah-semua-orang'

async function signInAsRecruiter(page: Page, email: string): Promise<void> {
  await page.goto('/signIn')
  await page.getByText('Recruiter', { exact: true }).click()
  await signIn(page, email, DEMO_PASSWORD)
}

/** The class with the most seats, of those that earn points enough. */
async function roomiest(page: Page): Promise<ListedProduct> {
  const found = (await listProducts(page, 'trainings/schedules')).filter(
    ({ price }) => price >= LEAST,
  )
  const [first] = found.sort((one, other) => (other.seats_left ?? 0) - (one.seats_left ?? 0))
  if (!first) throw new Error('no class costs enough')
  return first
}

async function buy(page: Page, kind: string, slug: string): Promise<void> {
  const popup = await buyNow(page, `/product/${kind}/${slug}`)
  await popup.getByRole('tab', { name: 'QRIS' }).click()
  await popup.getByRole('button', { name: 'Simulasikan pembayaran berhasil' }).click()
  await expect(page).toHaveURL(/\/payment\/transaction/, { timeout: 30_000 })
}

test('a question is answered, and its asker pays with the points', async ({
  buyer,
  learner: signedIn,
}) => {
  const learner = await buyer(newcomer(), 'small')
  const course = await roomiest(learner)
  const points = Math.floor(course.price / 10_000)
  await buy(learner, 'training', course.slug)
  const title = `Log mana yang dibaca lebih dulu? ${Date.now()}`

  await test.step('ask in the class', async () => {
    await learner.goto('/forum/new')
    await learner.getByLabel('Untuk siapa').selectOption({ index: 1 })
    await learner.getByLabel('Judul').fill(title)
    await learner.getByLabel('Isi').fill('Saya **bingung** antara log akses dan log galat.')
    await checkAccessibility(learner)
    await learner.getByRole('button', { name: 'Terbitkan' }).click()
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(learner.locator('strong', { hasText: 'bingung' })).toBeVisible()
  })

  await test.step('the trainer answers; the asker sees it while reading, and is told once', async () => {
    const trainer = await signedIn('tono@contoh.example', 'desktop')
    await trainer.goto(new URL(learner.url()).pathname)
    await trainer
      .getByLabel('Balasan Anda')
      .fill('Log akses dulu, lalu cari lonjakan di log galat.')
    await trainer.getByRole('button', { name: 'Kirim balasan' }).click()
    await expect(learner.getByText('Log akses dulu')).toBeVisible({ timeout: 10_000 })
    await checkAccessibility(learner)
    const discussion = learner.url()
    await learner.goto('/notifications')
    await expect(learner.getByText('Ada balasan di diskusi Anda')).toHaveCount(1)
    await learner.goto(discussion)
  })

  await test.step('the first answer is the best', async () => {
    await learner.getByRole('button', { name: 'Pilih terbaik' }).first().click()
    await expect(learner.getByText('Jawaban terbaik')).toBeVisible()
    await expect(learner.getByRole('button', { name: 'Batalkan terbaik' })).toHaveCount(1)
  })

  const code = await test.step('points become a voucher', async () => {
    await learner.goto('/points')
    await expect(learner.getByText(String(points), { exact: true }).first()).toBeVisible()
    await checkAccessibility(learner)
    await learner.getByRole('tab', { name: 'Hadiah', exact: true }).click()
    const reward = learner.getByRole('listitem').filter({ hasText: 'Voucher belanja Rp 50.000' })
    await reward.getByRole('button', { name: 'Tukar' }).click()
    await learner.getByRole('dialog').getByRole('button', { name: 'Tukar 150 poin' }).click()
    await expect(learner.getByRole('dialog')).toBeHidden()
    await expect(learner.getByText(String(points - 150), { exact: true }).first()).toBeVisible()
    await learner.goto('/points?tab=mine')
    return (await learner.locator('code').first().textContent()) ?? ''
  })
  expect(code).toMatch(/^POIN\w{10}$/)

  await test.step('the voucher pays a part', async () => {
    await addToCart(learner, `/product/elearning/${COURSE}`)
    await learner.goto('/cart')
    const own = learner.getByRole('list', { name: 'Voucher Anda' })
    await expect(own.getByText(code)).toBeVisible()
    await own.getByRole('button', { name: 'Pakai' }).click()
    await expect(learner.getByRole('button', { name: `Lepas voucher ${code}` })).toBeVisible()
    await learner.getByRole('link', { name: 'Lanjut ke pembayaran' }).click()
    await learner.getByRole('button', { name: 'Bayar sekarang' }).click()
    const popup = learner.frameLocator('iframe')
    await popup.getByRole('tab', { name: 'QRIS' }).click()
    await popup.getByRole('button', { name: 'Simulasikan pembayaran berhasil' }).click()
    await expect(learner).toHaveURL(/\/payment\/transaction/, { timeout: 30_000 })
    await learner.goto('/points?tab=mine')
    await expect(learner.getByText('Sudah dipakai')).toBeVisible()
  })
})

test('an affiliate loses the commission of a friend who is refunded', async ({
  visitor,
  learner,
  staff: signedIn,
}) => {
  // In another browser context, or the sale would look like a purchase by the affiliate.
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Teman/${Date.now()}`
  const friend = await visitor('small', { userAgent })
  await friend.goto('/referral/DEMO10')
  await expect(friend).not.toHaveURL(/\/referral\//)
  await friend.goto('/signUp')
  await signUp(friend, newcomer())
  await expect(friend).not.toHaveURL(/\/sign(In|Up)/)
  const course = await roomiest(friend)
  await buy(friend, 'training', course.slug)
  const number = await newestOrder(friend, 'complete')

  const budi = await learner('budi@contoh.example', 'small')
  await budi.goto('/affiliate')
  const newest = budi.getByRole('region', { name: 'Komisi' }).getByRole('listitem').first()
  await test.step('the sale is a commission that is held', async () => {
    await expect(newest).toContainText(course.title)
    await expect(newest).toContainText('Ditahan')
    await checkAccessibility(budi)
  })

  await test.step('staff refund it', async () => {
    const staff = await signedIn('fina@contoh.example')
    await openStaffOrder(staff, number)
    await refundLine(staff, course.title, course.price)
    await expect(async () => {
      await staff.reload()
      await expect(staff.getByText('Dikembalikan', { exact: true }).first()).toBeVisible({
        timeout: 3_000,
      })
    }).toPass({ timeout: 30_000 })
  })

  await test.step('nothing is left of the commission', async () => {
    await expect(async () => {
      await budi.reload()
      await expect(newest).toContainText('Ditarik karena pengembalian dana', { timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    await expect(newest).toContainText(/Rp\s?0/)
  })
})

const MEMBERS = [
  'rahmat.hidayatullah.siregar@contoh.example',
  'nimatul.khoiriyah@contoh.example',
  'yosefina.lamahala@contoh.example',
  'gilang.prasetyadi@contoh.example',
]

/** Rates every unit of the analysis at one level. */
async function rate(page: Page, title: string, level: string): Promise<void> {
  const task = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: 'Nilai diri Anda' })
  await task.getByRole('button', { name: 'Isi sekarang' }).click()
  for (const unit of await task.getByRole('group').all())
    await unit.getByRole('radio', { name: new RegExp(`^${level} ·`) }).check()
  await task.getByRole('button', { name: 'Kirim penilaian' }).click()
  await expect(task).toBeHidden()
}

test('a company goes from its analysis to seats and results', async ({
  learner,
  staff: signedIn,
  visitor,
}) => {
  const title = `TNA ${Date.now()}`
  const citra = await visitor('desktop')
  await signInAsRecruiter(citra, 'citra@contoh.example')
  await citra.goto('/corporate')

  await test.step('open an analysis for five', async () => {
    await citra.getByRole('button', { name: 'Buka TNA baru' }).click()
    await citra.getByLabel('Judul').fill(title)
    await citra.getByLabel('Anggaran pelatihan (Rp)').fill('100000000')
    await citra.getByLabel('Peran untuk semua anggota').selectOption('Analis Data')
    await citra.getByLabel('Atasan ikut menilai bawahannya').uncheck()
    await checkAccessibility(citra)
    await citra.getByRole('button', { name: 'Buka TNA untuk 5 anggota' }).click()
    await expect(citra.getByLabel('Analisis')).toContainText(title)
    await rate(citra, title, '1')
  })

  await test.step('four members rate themselves on their phones', async () => {
    for (const email of MEMBERS) {
      const member = await learner(email, 'small')
      await member.goto('/corporate')
      await rate(member, title, '1')
      await member.context().close()
    }
  })

  const [number, total] = await test.step('read the gaps and accept a quotation', async () => {
    await citra.goto('/corporate?tab=results')
    await expect(citra.getByText('5 dari 5 anggota sudah mengisi')).toBeVisible()
    await checkAccessibility(citra)
    await citra.getByRole('button', { name: /^Minta penawaran untuk \d+ produk$/ }).click()
    const toast = citra.getByText(/^Penawaran PNW\/\S+ sudah siap\.$/)
    const found = /PNW\/\S+/.exec((await toast.textContent()) ?? '')?.[0] ?? ''
    await citra.getByRole('tab', { name: 'Penawaran' }).click()
    const card = citra
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: found })
      .first()
    const pdf = await citra.request.get(
      (await card.getByRole('link', { name: 'Buka PDF' }).getAttribute('href')) ?? '',
    )
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await card.getByRole('button', { name: 'Setujui' }).click()
    await card.getByLabel('Cara bayar dengan transfer').selectOption('two')
    await card.getByRole('button', { name: 'Pesan sekarang' }).click()
    const ordered = citra.getByText(/^Pesanan PSP\/\S+ dibuat\./)
    const order = /PSP\/\S+/.exec((await ordered.textContent()) ?? '')?.[0] ?? ''
    const sum =
      /Total, termasuk PPN\s*(Rp[\s\d.]+)/.exec(
        (await card.innerText()).replaceAll('\n', ' '),
      )?.[1] ?? ''
    return [order, sum.trim()]
  })
  expect(number).toMatch(/^PSP\/\d{4}\/\d{2}\/\d{4}$/)
  expect(total).toMatch(/^Rp/)

  await test.step('finance records the first transfer', async () => {
    const staff = await signedIn('fina@contoh.example')
    await staff.goto(
      `/backoffice/company-orders?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`,
    )
    await staff.getByRole('table').getByRole('link', { name: number }).click()
    await staff.getByRole('button', { name: 'Catat pembayaran' }).click()
    await staff
      .getByRole('dialog')
      .getByLabel(/^Bukti transfer/)
      .fill('BCA 0099')
    await staff.getByRole('dialog').getByRole('button', { name: 'Catat pembayaran' }).click()
    await expect(staff.getByText('Kursi sudah dibuka').first()).toBeVisible()
  })

  await test.step('give two seats, remind one member, download the results, take the seats back', async () => {
    await citra.goto('/corporate?tab=seats')
    await citra.getByRole('button', { name: 'Bagikan kursi', exact: true }).click()
    const form = citra.locator('fieldset').first()
    await expect(form.getByRole('checkbox').nth(1)).toBeVisible()
    const chosen = citra.getByLabel('Produk yang kursinya dibagikan').locator('option:checked')
    const productTitle = ((await chosen.textContent()) ?? '').replace(/ \(\d+\)$/, '')
    const product = citra
      .getByRole('heading', { level: 2, name: productTitle, exact: true })
      .locator('xpath=../..')
    const names = (await form.locator('label').allInnerTexts()).slice(0, 2)
    for (const name of names) await form.getByLabel(name).check()
    await form.getByRole('button', { name: 'Bagikan 2 kursi' }).click()
    await expect(citra.getByText('2 kursi dibagikan. Anggota sudah dikabari.')).toBeVisible()
    await checkAccessibility(citra)
    const [download] = await Promise.all([
      citra.waitForEvent('download'),
      citra.getByRole('link', { name: 'Unduh Excel' }).click(),
    ])
    const rows = await readSheet(await download.path(), 'Kursi', 'Dibagikan')
    expect(
      names.every((name) =>
        rows.some((row) => row['Anggota'] === name && row['Dibagikan'] !== null),
      ),
    ).toBe(true)
    const seat = (name: string) => product.getByRole('listitem').filter({ hasText: name })
    await seat(names[0] ?? '')
      .getByRole('button', { name: 'Ingatkan' })
      .click()
    await expect(citra.getByText('Pengingat dikirim.')).toBeVisible()
    for (const name of names) {
      await seat(name).getByRole('button', { name: 'Tarik' }).click()
      await expect(seat(name)).toBeHidden()
    }
  })
})
