import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCartRow, aSite, cartHolds, fakeCaptcha } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Component } from './index'

const training = aCartRow({
  cart_id: 2,
  item_id: 12,
  product_id: 2,
  kind: 'training',
  title: 'Pelatihan Data',
  max_qty: 5,
})

beforeEach(() => {
  server.use(api.post('/payment/sync-member-company', () => ok({ companies: [] })))
  server.use(api.get('/points/vouchers', () => ok({ rows: [] })))
  server.use(api.get('/payment/cart/count', () => ok({ count: 2, order_pending_count: 0 })))
})
afterEach(() => {
  toasts.set([])
  vi.unstubAllGlobals()
})

const toPay = () => screen.getAllByRole('link', { name: 'Lanjut ke pembayaran' })[0]

function arrive(query: string) {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(aSite())
  return renderRoutes(`/cart${query}`, {
    '/cart': <Component />,
    '/payment/purchase': <p>Tinjau</p>,
    '/my-learning': <p>Belajar saya</p>,
  })
}

test('a preset voucher chooses its item alone and goes on to the purchase', async () => {
  cartHolds(aCartRow(), training)
  const tried: FormDataEntryValue[] = []
  server.use(
    api.post('/payment/voucher/applied-v2', async ({ request }) => {
      tried.push((await request.formData()).get('cart_id') ?? '')
      return ok({ rows: [training], voucher: {} })
    }),
  )
  const router = arrive('?voucher=HEMAT&item=12&product=2')
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment/purchase'))
  expect(router.state.location.search).toBe('?items=2')
  expect(tried).toEqual(['[2]'])
})

test('a preset voucher that is refused is told in the cart, with its item chosen', async () => {
  cartHolds(aCartRow(), training)
  server.use(api.post('/payment/voucher/applied-v2', () => failed(422, 'Voucher sudah berakhir.')))
  const router = arrive('?voucher=HEMAT&item=12')
  expect(await screen.findByText('Voucher sudah berakhir.')).toBeInTheDocument()
  expect(screen.getByLabelText('Kode voucher')).toHaveValue('HEMAT')
  expect(toPay()).toHaveAttribute('href', '/payment/purchase?items=2')
  expect(router.state.location.search).toBe('')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih semua' }))
})

test('a preset item that cannot be added is told, forgotten, and leads to the lessons', async () => {
  cartHolds()
  server.use(api.put('/payment/cart', () => failed(409, 'Kursi sudah habis.')))
  const router = arrive('?item=12&product=2&redirect=1')
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-learning'))
  expect(toasts.get().map(({ text }) => text)).toEqual(['Kursi sudah habis.'])
})
