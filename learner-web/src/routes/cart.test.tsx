import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { aCartRow, aSite, fakeCaptcha } from '../test/commerce'
import { renderAt } from '../test/render'
import { failed, ok, server } from '../test/server'
import { Toaster } from '../ui/Toaster'
import { toasts } from '../ui/toast'
import { Component } from './cart'

const training = aCartRow({
  cart_id: 2,
  item_id: 12,
  product_id: 2,
  kind: 'training',
  title: 'Pelatihan Data',
  max_qty: 5,
})

function cartHolds(...rows: ReturnType<typeof aCartRow>[]) {
  server.use(http.get('*/api/v1/payment/cart', () => ok({ rows, total: rows.length })))
}

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

afterEach(() => {
  toasts.set([])
  vi.unstubAllGlobals()
})

const toPay = () => screen.getAllByRole('link', { name: 'Lanjut ke pembayaran' })[0]

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
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
})

test('a changed price and an unavailable line are told, and the latter cannot be chosen', async () => {
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

test('a number changes at once and goes back when it is refused', async () => {
  cartHolds(training)
  let refuse = () => {}
  const refused = new Promise<void>((done) => {
    refuse = done
  })
  server.use(
    http.post('*/api/v1/payment/cart/qty', async () => {
      await refused
      return failed(409, 'Kursi tersisa 1.')
    }),
  )
  const user = await show()
  await user.click(screen.getByRole('button', { name: 'Tambah' }))
  expect(await screen.findByText(/2 × Rp/)).toBeInTheDocument()
  refuse()
  await waitFor(() => expect(screen.queryByText(/2 × Rp/)).not.toBeInTheDocument())
})

test('a removed line is gone at once and comes back from the toast', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  cartHolds(aCartRow(), training)
  const returned: FormData[] = []
  server.use(
    aSite(),
    http.delete('*/api/v1/payment/cart', () => {
      cartHolds(aCartRow())
      return ok(null)
    }),
    http.put('*/api/v1/payment/cart', async ({ request }) => {
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
