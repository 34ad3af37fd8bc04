import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../test/axe'
import { aCartRow, aSite, cartHolds, fakeCaptcha } from '../../test/commerce'
import { deferred } from '../../test/deferred'
import { aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { announcements } from '../../ui/announce'
import { Toaster } from '../../ui/Toaster'
import { toasts } from '../../ui/toast'
import { Component } from './index'
import { prepareCart, toPay, training } from './testing'

prepareCart()

async function show() {
  renderAt(
    '/cart',
    <>
      <Component />
      <Toaster />
    </>,
  )
  await screen.findByText('Pilih semua')
  return userEvent.setup()
}

test('the chosen lines are what goes on to the review', async () => {
  cartHolds(aCartRow(), training)
  const user = await show()
  expect(toPay()).toHaveAttribute('href', '/payment/purchase?items=1,2')
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Asesmen Analis Data' }))
  expect(toPay()).toHaveAttribute('href', '/payment/purchase?items=2')
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
  expect(toPay()).toHaveAttribute('href', '/payment/purchase?items=1,2')
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
  expect(screen.getAllByRole('button', { name: 'Pilih produk' })[0]).toBeDisabled()
  expect(screen.queryByText('Gratis')).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
})

test('a changed price and an unavailable line are shown, and the latter cannot be chosen', async () => {
  const reason = 'Kursi sudah habis.'
  cartHolds(aCartRow({ price_before: 80_000 }), {
    ...training,
    available: false,
    unavailable_reason: reason,
  })
  await show()
  expect(
    screen.getByText(/Harga berubah dari Rp\s80\.000 menjadi Rp\s100\.000/),
  ).toBeInTheDocument()
  expect(screen.getByText(reason)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Pilih Pelatihan Data' })).toBeDisabled()
  expect(toPay()).toHaveAttribute('href', '/payment/purchase?items=1')
})

test('a number changes immediately and goes back when it is refused', async () => {
  cartHolds(training)
  const refused = deferred()
  server.use(
    api.post('/payment/cart/qty', async () => {
      await refused.promise
      return failed(409, 'Kursi tersisa 1.')
    }),
  )
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Tambah' }))
  expect(await screen.findByText(/2 × Rp/)).toBeInTheDocument()
  expect(announcements.get().text).toMatch(/^Jumlah 2, total Rp\s/)
  refused.resolve()
  await waitFor(() => expect(screen.queryByText(/2 × Rp/)).not.toBeInTheDocument())
})

test('a removed line is gone immediately and comes back from the toast', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  cartHolds(aCartRow(), training)
  const returned: FormData[] = []
  server.use(
    aSite(),
    api.delete('/payment/cart', () => {
      cartHolds(aCartRow())
      return ok(null)
    }),
    api.put('/payment/cart', async ({ request }) => {
      returned.push(await request.formData())
      cartHolds(aCartRow(), { ...training, cart_id: 9 })
      return ok({ cart_id: 9 })
    }),
  )
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Hapus Pelatihan Data' }))
  const toast = await screen.findByText('Item dihapus dari keranjang')
  expect(screen.queryByText('Pelatihan Data')).not.toBeInTheDocument()
  const card = toast.parentElement as HTMLElement
  await user.click(within(card).getByRole('button', { name: 'Urungkan' }))
  expect(await screen.findByText('Pelatihan Data')).toBeInTheDocument()
  expect(Object.fromEntries(returned[0] ?? [])).toMatchObject({
    cart_product_id: '2',
    cart_item_id: '12',
    cart_qty: '1',
  })
})

const voluntary = aCartRow({
  voluntary_minimum: 50_000,
  voluntary_step: 5_000,
  price: 50_000,
  subtotal: 50_000,
})

test('the sums tell what vouchers take off, and the chosen lines alone count', async () => {
  const vouchers = [{ code: 'HEMAT', label: 'Hemat akhir tahun', amount: 25_000, problem: null }]
  cartHolds(aCartRow(), { ...training, subtotal: 75_000, voucher_amount: 25_000, vouchers })
  const user = await show()
  expect(screen.getByText('Subtotal (2 produk)').nextSibling).toHaveTextContent(/Rp\s200\.000/)
  expect(screen.getByText('Potongan voucher').nextSibling).toHaveTextContent(/−Rp\s25\.000/)
  expect(screen.getByText('Total').nextSibling).toHaveTextContent(/Rp\s175\.000/)
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Pelatihan Data' }))
  expect(screen.queryByText('Potongan voucher')).not.toBeInTheDocument()
  expect(screen.getByText('Total').nextSibling).toHaveTextContent(/Rp\s100\.000/)
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Pelatihan Data' }))
})

test('a code is applied to the chosen lines; what the server says is shown at the field', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  cartHolds(aCartRow(), training)
  const sent: Record<string, FormDataEntryValue>[] = []
  const busy = 'Voucher sedang dipakai di keranjang lain. Coba lagi dalam 4 menit.'
  server.use(
    aSite(),
    api.post('/payment/voucher/applied-v2', async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()))
      return failed(422, busy, { voucher_code: [busy] })
    }),
  )
  const user = await show()
  const field = screen.getByLabelText('Kode voucher')
  await user.type(field, ' HEMAT {Enter}')
  expect(await screen.findByText(busy)).toBeInTheDocument()
  expect(field).toBeInvalid()
  expect(sent[0]).toMatchObject({ cart_id: '[1,2]', voucher_code: 'HEMAT' })
  expect(sent[0]?.captcha).toMatch(/captcha-\d/)
  expect(toasts.get()).toEqual([])
})

test('an accepted code is seen with what it takes off, and can be taken away again', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  const vouchers = [{ code: 'HEMAT', label: 'Hemat akhir tahun', amount: 10_000, problem: null }]
  const cheaper = aCartRow({ subtotal: 90_000, voucher_amount: 10_000, vouchers })
  const removed: Record<string, FormDataEntryValue>[] = []
  cartHolds(aCartRow())
  server.use(
    aSite(),
    api.post('/payment/voucher/applied-v2', () => {
      cartHolds(cheaper)
      const terms = { effect: 'fixed', value: 10_000, ...vouchers[0] }
      return ok({ rows: [cheaper], voucher: terms }, 'Voucher berhasil digunakan')
    }),
    api.post('/payment/voucher/remove', async ({ request }) => {
      removed.push(Object.fromEntries(await request.formData()))
      cartHolds(aCartRow())
      return ok(null)
    }),
  )
  const user = await show()
  await user.type(screen.getByLabelText('Kode voucher'), 'HEMAT')
  await user.click(screen.getByRole('button', { name: 'Pakai' }))
  expect(await screen.findByText('Hemat akhir tahun')).toBeInTheDocument()
  expect(toasts.get().map(({ text }) => text)).toEqual(['Voucher berhasil digunakan'])
  expect(screen.getByLabelText('Kode voucher')).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Lepas voucher HEMAT' }))
  await waitFor(() => expect(screen.queryByText('Hemat akhir tahun')).not.toBeInTheDocument())
  expect(removed).toEqual([{ cart_id: '[1]', voucher_code: 'HEMAT' }])
})

test('an own price is held to its minimum and its steps before it is sent', async () => {
  cartHolds(voluntary)
  const sent: FormDataEntryValue[] = []
  server.use(
    api.post('/payment/cart/voluntary-price', async ({ request }) => {
      const amount = (await request.formData()).get('cart_voluntary_price') ?? ''
      sent.push(amount)
      const row = { ...voluntary, voluntary_price: Number(amount), subtotal: Number(amount) }
      cartHolds(row)
      return ok(row)
    }),
  )
  const user = await show()
  const field = screen.getByLabelText('Harga pilihan Anda')
  await user.clear(field)
  await user.type(field, '40000{Enter}')
  expect(screen.getByText(/Paling sedikit Rp\s50\.000/)).toHaveTextContent(
    /Yang dihitung masih Rp\s\d/,
  )
  await user.clear(field)
  await user.type(field, '52000{Enter}')
  expect(screen.getByText(/Gunakan kelipatan Rp\s5\.000/)).toBeInTheDocument()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: /Rp\s75\.000/ }))
  await waitFor(() => expect(sent).toEqual(['75000']))
  await waitFor(() => expect(screen.getByText('Total').nextSibling).toHaveTextContent(/75\.000/))
})

test('a refused own price goes back and is shown at its field', async () => {
  cartHolds(voluntary)
  const no = 'Harga paling sedikit Rp 60.000.'
  server.use(
    api.post('/payment/cart/voluntary-price', () =>
      failed(422, no, { cart_voluntary_price: [no] }),
    ),
  )
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Tambah harga' }))
  expect(await screen.findByText(no)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('Total').nextSibling).toHaveTextContent(/50\.000/))
})

test('the filled cart has no axe violations', async () => {
  const vouchers = [{ code: 'HEMAT', label: 'Hemat akhir tahun', amount: 10_000, problem: null }]
  cartHolds({ ...voluntary, vouchers, voucher_amount: 10_000, subtotal: 40_000 }, training)
  await show()
  expect(await axeViolations(document.body)).toEqual([])
})

test('an empty cart ends with what suits the person', async () => {
  cartHolds()
  const rows = [{ ...aTraining, reason: 'Karena Anda mengambil Data.' }]
  server.use(api.get('/account/recomen-product', () => ok({ rows, total: 1 })))
  renderAt('/cart', <Component />)
  expect(await screen.findByText('Keranjang Anda masih kosong')).toBeInTheDocument()
  expect(await screen.findByText('Karena Anda mengambil Data.')).toBeInTheDocument()
})
