import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { expect, test } from 'vitest'
import { anOrder } from '../../test/commerce'
import { api, ok, server } from '../../test/server'
import { prepareReview, review } from './testing'

prepareReview()

test('an unpaid order of the same product is named before it is ordered twice', async () => {
  server.use(
    api.get('/payment/cart/count', () => ok({ count: 3, order_pending_count: 2 })),
    api.get('/payment/transactions/process', () =>
      ok({ data: [anOrder({ order_id: 'DX-2', items: [] }), anOrder()], total: 2 }),
    ),
  )
  await review()
  const title = 'Produk ini sudah ada di pesanan yang belum Anda bayar'
  const card = await screen.findByRole('region', { name: title })
  expect(within(card).getByRole('link', { name: 'Asesmen Analis Data' })).toHaveAttribute(
    'href',
    '/payment/transaction/detail/DX-1',
  )
  expect(within(card).getByText(/^Bayar sebelum/)).toBeInTheDocument()
  expect(within(card).getByRole('button', { name: 'Lanjutkan pembayaran' })).toBeInTheDocument()
  expect(within(card).getByRole('button', { name: 'Batalkan' })).toBeInTheDocument()
  expect(within(card).getByRole('link', { name: '1 pesanan lain juga menunggu' })).toHaveAttribute(
    'href',
    '/payment/transaction',
  )
})

test('an unpaid order of something else leads nobody away from paying', async () => {
  let asked = 0
  server.use(
    api.get('/payment/cart/count', () => ok({ count: 3, order_pending_count: 1 })),
    api.get('/payment/transactions/process', () => {
      asked += 1
      return ok({ data: [anOrder({ items: [] })], total: 1 })
    }),
  )
  await review()
  await waitFor(() => expect(asked).toBe(1))
  await delay(50)
  expect(screen.queryByRole('button', { name: 'Lanjutkan pembayaran' })).not.toBeInTheDocument()
})
