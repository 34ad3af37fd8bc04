/**
 * Money: two items with a voucher and a tax invoice, one of which staff refund; an order that runs out and is
 * paid late; and a seat that was sold to another buyer meanwhile.
 */
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { ledgerRows, openStaffOrder, refundLine } from '../steps/finance'
import { openTab } from '../steps/people'
import {
  addToCart,
  buyNow,
  newestOrder,
  openOrder,
  openPopup,
  popupAddress,
  seatsLeft,
} from '../steps/shop'
import { singleSeat } from '../steps/singleSeat'

const CLASS = '/product/training/manajemen-risiko-keamanan-informasi-daring'
const CLASSES = 'trainings/schedules'
const TITLE = 'Manajemen Risiko Keamanan Informasi – Kelas Daring'
const ASSESSMENT = '/product/assessment/asesmen-analis-keamanan-informasi'

test('two items with a voucher and a tax invoice; staff refund one of them', async ({
  buyer,
  staff,
}) => {
  const page = await buyer()
  const slug = CLASS.split('/').at(-1) ?? ''
  const seats = (await seatsLeft(page, CLASSES, slug)) ?? 0

  await test.step('fill the cart and use a voucher', async () => {
    await addToCart(page, CLASS)
    await addToCart(page, ASSESSMENT)
    await page.goto('/cart')
    await page.getByLabel('Kode voucher').fill('salah-kode')
    await page.getByRole('button', { name: 'Pakai' }).click()
    await expect(page.getByText('Kode voucher tidak dikenal.')).toBeVisible()
    await page.getByLabel('Kode voucher').fill('belajar10')
    await page.getByRole('button', { name: 'Pakai' }).click()
    await expect(page.getByRole('button', { name: 'Lepas voucher BELAJAR10' })).toBeVisible()
    await checkAccessibility(page)
    await page.getByRole('link', { name: 'Lanjut ke pembayaran' }).click()
  })

  await test.step('ask for a tax invoice and pay', async () => {
    await expect(page.getByRole('timer', { name: 'Sisa waktu' })).toBeVisible()
    await page.getByText('Minta faktur pajak').click()
    await page.getByLabel('Nomor NPWP').fill('123')
    await page.getByRole('button', { name: 'Bayar sekarang' }).click()
    await checkAccessibility(page)
    await page.getByText('NIK', { exact: true }).click()
    await page.getByLabel('Nomor NIK').fill('3171014507900003')
    await page.getByLabel('Nama pada faktur').fill('Koperasi Sumber Makmur')
    await page.getByLabel('Alamat pada faktur').fill('Jalan Melati 7, Bandung')
    const popup = await openPopup(page)
    await popup.getByRole('tab', { name: 'QRIS' }).click()
    await popup.getByRole('button', { name: 'Simulasikan pembayaran berhasil' }).click()
    await expect(page).toHaveURL(/\/payment\/transaction/)
  })

  const number = await newestOrder(page, 'complete')
  await test.step('the order tells its sums and has its invoice', async () => {
    await page.goto(`/payment/transaction/detail/${number}`)
    await expect(page.getByText('Lunas').first()).toBeVisible()
    await expect(page.getByText('Voucher BELAJAR10')).toBeVisible()
    await checkAccessibility(page)
    const invoice = page.getByRole('link', { name: /Unduh faktur INV\// })
    const file = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toContain('application/pdf')
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await seatsLeft(page, CLASSES, slug)).toBe(seats - 1)
  })

  await test.step('staff refund the class: books, credit note and seat are right', async () => {
    const office = await staff('fina@contoh.example')
    await openStaffOrder(office, number)
    await checkAccessibility(office)
    // 2.425.000 less ten percent; the class is 2.250.000 of it, less ten percent.
    await refundLine(office, TITLE, 2_025_000)
    await expect(async () => {
      await office.reload()
      await expect(office.getByText('Dikembalikan sebagian').first()).toBeVisible({
        timeout: 3_000,
      })
    }).toPass({ timeout: 30_000 })
    const books = await ledgerRows(office)
    expect(
      books.map((row) =>
        row.replace(/^.*?(Tagihan|Pembayaran|Pengurangan tagihan|Pengembalian dana)/, '$1'),
      ),
    ).toEqual([
      expect.stringMatching(/^Tagihan .*2\.182\.500/),
      expect.stringMatching(/^Pembayaran .*2\.182\.500/),
      expect.stringMatching(/^Pengurangan tagihan .*2\.025\.000/),
      expect.stringMatching(/^Pengembalian dana .*2\.025\.000/),
    ])
    await expect(office.getByText(/^CN\/\d{4}\/\d{6}$/).first()).toBeVisible()
    expect(await seatsLeft(page, CLASSES, slug)).toBe(seats)
    await openOrder(page, number, () => page.getByRole('link', { name: /Unduh nota kredit CN\// }))
  })
})

test('an order runs out and is paid late', async ({ buyer }) => {
  const late = await buyer()

  const popupPage = await test.step('the time to pay runs out', async () => {
    const popup = await buyNow(late, CLASS)
    const address = await popupAddress(late)
    await popup.getByRole('button', { name: 'Simulasikan: waktu habis' }).click()
    await expect(popup.getByRole('heading', { name: 'Waktu pembayaran habis' })).toBeVisible()
    return address
  })
  const first = await newestOrder(late, 'complete')

  await test.step('the money comes all the same, and the seat is still there', async () => {
    const bank = await openTab(late, popupPage)
    await bank.getByRole('button', { name: 'Simulasikan: uang tetap masuk' }).click()
    await expect(bank.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible()
    await openOrder(late, first, () => late.getByText('Lunas').first())
    await expect(late.getByText('Akses sudah diberikan').first()).toBeVisible()
    await checkAccessibility(late)
  })
})

test('sold out while I was paying', async ({ buyer, staff }) => {
  const slow = await buyer()
  const quick = await buyer()
  const path = await singleSeat(await staff('dewi@contoh.example'), CLASS.split('/').at(-1) ?? '')

  const address = await test.step('one lets the order run out', async () => {
    const popup = await buyNow(slow, path)
    const popupPage = await popupAddress(slow)
    await popup.getByRole('tab', { name: 'QRIS' }).click()
    await popup.getByRole('button', { name: 'Simulasikan: waktu habis' }).click()
    await expect(popup.getByRole('heading', { name: 'Waktu pembayaran habis' })).toBeVisible()
    return popupPage
  })
  const number = await newestOrder(slow, 'complete')

  await test.step('another buys the seat', async () => {
    const popup = await buyNow(quick, path)
    await popup.getByRole('button', { name: 'Simulasikan pembayaran berhasil' }).click()
    await expect(quick).toHaveURL(/\/payment\/transaction/)
  })

  await test.step('the late money is safe, and its owner chooses', async () => {
    const bank = await openTab(slow, address)
    await bank.getByRole('button', { name: 'Simulasikan: uang tetap masuk' }).click()
    await expect(bank.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible()
    const title = 'Kursinya habis sebelum pembayaran Anda masuk'
    await openOrder(slow, number, () => slow.getByRole('heading', { name: title }))
    await checkAccessibility(slow)
    await slow.getByRole('radio', { name: /Kembalikan dana saya/ }).check()
    await slow.getByRole('button', { name: 'Lanjutkan dengan pilihan ini' }).click()
    await expect(slow.getByRole('heading', { name: 'Pengembalian dana' })).toBeVisible()
    await openOrder(slow, number, () => slow.getByText('Dana dikembalikan').first())
    await checkAccessibility(slow)
  })
})
