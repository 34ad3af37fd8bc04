import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import type { CartRow } from '../../api/types'
import { aCartRow, aCheckout } from '../../test/commerce'
import { deferred } from '../../test/deferred'
import { aTraining } from '../../test/products'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component } from './purchase'
import { calls, checkoutAnswers, pay, prepareReview, review, rows, serverReserves } from './testing'

prepareReview()

test('the chosen lines are ordered with captcha and key, then paid in the popup', async () => {
  const sent = checkoutAnswers(() => ok(aCheckout()))
  pay.mockImplementation((_token, callbacks) => callbacks.onSuccess())
  const { router, user, press } = await review()
  expect(screen.queryByText('Asesmen Lain')).not.toBeInTheDocument()
  await user.click(press)
  expect(await screen.findByText('Selesai')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/payment/transaction/detail/DX-1/complete')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.form).toMatchObject({
    cart_id: '[1,2]',
    faktur_pajak: '0',
    expected_total: '200000',
  })
  expect(sent[0]?.form.captcha).toMatch(/captcha-\d/)
  expect(pay).toHaveBeenCalledWith('snap-token', expect.anything())
  await delay(20)
  expect(calls).toEqual(['reservation 1,2'])
})

test('on wide screens the tax invoice comes before the button that pays, as for the eye', async () => {
  const { press } = await review()
  const order = screen.getByRole('switch').compareDocumentPosition(press)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

describe('the way back', () => {
  const crumbs = () =>
    within(screen.getByRole('navigation', { name: 'Jejak halaman' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  test('leads to the cart', async () => {
    await review()
    expect(crumbs()).toEqual([['Keranjang', '/cart']])
  })

  test('leads to the product that is bought immediately', async () => {
    await review('?items=2&from=product')
    expect(crumbs()).toEqual([
      ['Katalog', '/product'],
      ['Asesmen Manajer', '/product/assessment/asesmen-analis-data'],
    ])
  })
})

test('a retry carries the same key and a fresh captcha', async () => {
  const sent = checkoutAnswers(
    () => failed(503, 'Penyedia pembayaran sedang tidak dapat dihubungi.'),
    () => ok(aCheckout()),
  )
  pay.mockImplementation((_token, callbacks) => callbacks.onClose())
  const { router, user, press } = await review()
  await user.click(press)
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(press).not.toHaveAttribute('aria-disabled'))
  await user.click(press)
  expect(await screen.findByText('Halaman pesanan')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/payment/transaction/detail/DX-1')
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[1]?.form.captcha).not.toBe(sent[0]?.form.captcha)
})

test('a refused payment leads to the page of its order, which says why', async () => {
  checkoutAnswers(() => ok(aCheckout()))
  pay.mockImplementation((_token, callbacks) => callbacks.onError())
  const { user, press } = await review()
  await user.click(press)
  expect(await screen.findByText('Halaman pesanan')).toBeInTheDocument()
})

const placedLater = [
  { what: 'to be paid', order: aCheckout() },
  { what: 'that costs nothing', order: aCheckout({ token: null, redirect_invoice: '/selesai' }) },
]
test.each(placedLater)('who leaves before an order $what is not led back', async ({ order }) => {
  const placed = deferred()
  server.use(
    api.post('/payment/checkout-v2', async () => {
      await placed.promise
      return ok(order)
    }),
  )
  const before = location.pathname
  const { router, user, press } = await review()
  await user.click(press)
  history.pushState(null, '', '/faq')
  await router.navigate('/payment/transaction')
  placed.resolve()
  await delay(100)
  expect(pay).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/payment/transaction')
  history.pushState(null, '', before)
})

test('an ordered review stays on screen while the popup is open, although the cart is empty by then', async () => {
  checkoutAnswers(() => ok(aCheckout()))
  const { user, press } = await review()
  server.use(api.get('/payment/cart', () => ok({ rows: [], total: 0 })))
  await user.click(press)
  await waitFor(() => expect(pay).toHaveBeenCalledOnce())
  await delay(50)
  expect(screen.getByText('Asesmen Manajer')).toBeInTheDocument()
  expect(press).toHaveAttribute('aria-disabled', 'true')
})

test('an order over nothing goes straight to its receipt', async () => {
  const redirect_invoice = '/payment/transaction/detail/DX-1/complete'
  checkoutAnswers(() => ok(aCheckout({ redirect_invoice, token: null, client_key: null })))
  const free = aCartRow({ price: 0, subtotal: 0 })
  serverReserves({ tax: 0 }, [free])
  server.use(api.get('/payment/cart', () => ok({ rows: [free], total: 1 })))
  const { router, user, press } = await review('?items=1')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  await user.click(press)
  await waitFor(() => expect(router.state.location.pathname).toBe(redirect_invoice))
  expect(pay).not.toHaveBeenCalled()
})

test('what cannot be bought any more is shown apart with its remedies; the rest is kept', async () => {
  const gone = aCartRow({
    cart_id: 2,
    kind: 'training',
    slug: 'a',
    title: 'Pelatihan Data',
    available: false,
    unavailable_reason: 'Kursi sudah habis.',
  })
  server.use(
    api.get('/payment/cart', () => ok({ rows: [rows[0] as CartRow, gone], total: 2 })),
    api.get('/public/trainings/schedules/a', () => ok({ ...aTraining, seats_left: 0 })),
    api.get('/waiting-list', () => ok({ rows: [], total: 0 })),
    api.delete('/payment/cart', () => {
      server.use(api.get('/payment/cart', () => ok({ rows: [rows[0] as CartRow], total: 1 })))
      return ok(null)
    }),
  )
  const { user } = await review()
  expect(calls).toEqual(['reservation 1'])
  expect(screen.getByText('Kursi sudah habis.')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Masuk daftar tunggu' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Hapus dari keranjang: Pelatihan Data' }))
  await waitFor(() => expect(screen.queryByText('Pelatihan Data')).not.toBeInTheDocument())
})

test('leaving releases everything', async () => {
  const { router } = await review()
  await router.navigate('/payment/transaction')
  expect(await screen.findByText('Daftar transaksi')).toBeInTheDocument()
  await waitFor(() => expect(calls).toEqual(['reservation 1,2', 'release']))
})

test('a closed page lets everything go, unless an order is on its way', async () => {
  checkoutAnswers(() => ok(aCheckout()))
  const { user, press } = await review()
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(calls).toEqual(['reservation 1,2', 'release']))
  await user.click(press)
  await waitFor(() => expect(pay).toHaveBeenCalledOnce())
  window.dispatchEvent(new Event('pagehide'))
  await delay(30)
  expect(calls).toEqual(['reservation 1,2', 'release'])
})

test('the clock runs for what has seats; for the rest in the last minutes alone', async () => {
  const soon = { expires_at: new Date(Date.now() + 900_000).toISOString() }
  const now = { time_now: new Date().toISOString() }
  const dated = aCartRow({ cart_id: 1, starts_at: '2027-03-18T09:00:00+07:00' })
  serverReserves({ ...now, ...soon }, [dated])
  await review('?items=1')
  expect(screen.getByText('Kursi dan harga ini kami tahan selama')).toBeInTheDocument()
  cleanup()
  const undated = aCartRow({ cart_id: 1, starts_at: null })
  serverReserves({ ...now, ...soon }, [undated])
  await review('?items=1')
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  cleanup()
  serverReserves({ ...now, expires_at: new Date(Date.now() + 170_000).toISOString() }, [undated])
  await review('?items=1')
  expect(screen.getByText('Harga ini kami tahan selama')).toBeInTheDocument()
})

test('when the time is over it can be kept once more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  serverReserves({
    time_now: new Date().toISOString(),
    expires_at: new Date(Date.now() + 3000).toISOString(),
  })
  await review()
  expect(screen.getByRole('timer')).toHaveTextContent(/00:0[123]/)
  await vi.advanceTimersByTimeAsync(4000)
  const dialog = await screen.findByRole('alertdialog', { name: 'Waktu penyimpanan habis' })
  serverReserves()
  within(dialog).getByRole('button', { name: 'Simpan lagi' }).click()
  await waitFor(() => expect(calls).toEqual(['reservation 1,2', 'reservation 1,2']))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  vi.useRealTimers()
})

test('what cannot be kept is shown with the ways on', async () => {
  const busy = 'Voucher sedang dipakai di keranjang lain. Coba lagi dalam 4 menit.'
  const vouchers = [{ code: 'HEMAT', label: 'Hemat', amount: 10_000, problem: null }]
  const line = aCartRow({ vouchers, voucher_amount: 10_000, subtotal: 90_000 })
  server.use(
    api.get('/payment/cart', () => ok({ rows: [line], total: 1 })),
    api.post('/payment/hold', () => failed(422, busy)),
  )
  const user = userEvent.setup()
  renderRoutes('/payment/purchase?items=1', { '/payment/purchase': <Component /> })
  expect(await screen.findByText(busy)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Lepas voucher HEMAT' })).toBeInTheDocument()
  serverReserves({}, [line])
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Ringkasan pesanan')).toBeInTheDocument()
})

test('a price that changed on the way is shown before anything is paid', async () => {
  const told = 'Harga berubah sejak Anda meninjau pesanan. Periksa kembali sebelum membayar.'
  const sent = checkoutAnswers(
    () => failed(409, told),
    () => ok(aCheckout()),
  )
  pay.mockImplementation((_token, callbacks) => callbacks.onClose())
  const { user, press } = await review()
  const dearer = aCartRow({ cart_id: 1, price: 120_000, subtotal: 120_000 })
  serverReserves({}, [dearer, ...rows.slice(1)])
  await user.click(press)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(told)
  expect(alert).toHaveTextContent(/Asesmen Analis DataRp\s100\.000Rp\s120\.000/)
  expect(toasts.get()).toEqual([])
  expect(pay).not.toHaveBeenCalled()
  await user.click(press)
  await waitFor(() => expect(pay).toHaveBeenCalledOnce())
  expect(sent.map(({ form }) => form.expected_total)).toEqual(['200000', '220000'])
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('what changed since it was added is shown immediately', async () => {
  const changed = [{ cart_id: 1, title: 'Kelas', price_before: 80_000, price: 100_000 }]
  serverReserves({ changed })
  await review()
  expect(screen.getByText(/Harga berubah sejak Anda memasukkannya/)).toBeInTheDocument()
  expect(screen.getByText(/Rp\s80\.000/)).toBeInTheDocument()
})

test('the tax, its rate, and until when the money comes back are said before paying', async () => {
  await review()
  expect(screen.getByText(/^Sudah termasuk PPN Rp\s19\.820$/)).toBeInTheDocument()
  expect(screen.getByText(/^11% dari harga sebelum pajak Rp\s[\d.]+$/)).toBeInTheDocument()
  expect(
    screen.getByText('Dapat dikembalikan sampai 7 hari setelah pembayaran.'),
  ).toBeInTheDocument()
})

test('the address to which the receipt goes is shown before paying', async () => {
  await review()
  expect(await screen.findByText('ani@contoh.example')).toBeInTheDocument()
  expect(screen.getByText(/Tiket dan akses ada di Belajar saya/)).toBeInTheDocument()
})
