import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transaction } from '../../api/types'
import type { SnapCallbacks } from '../../lib/snap'
import { anOrder, aSite } from '../../test/commerce'
import { ownedItem } from '../../test/owned'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './index'

let pending: Transaction[] = []
let done: Transaction[] = []

beforeEach(() => {
  pending = [anOrder()]
  done = []
  server.use(
    aSite(),
    api.get('/account/my-learning', () => ok({ rows: [], total: 0 })),
    api.get('/payment/transactions/process', () => ok({ data: pending, total: pending.length })),
    api.get('/payment/transactions/complete', () => ok({ data: done, total: done.length })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function show(query = '') {
  const router = renderRoutes(`/payment/transaction${query}`, {
    '/payment/transaction': <Component />,
    '/payment/transaction/detail/:order_id/complete': <p>Selesai dibayar</p>,
  })
  return { router, user: userEvent.setup() }
}

function cancelled() {
  done = pending.map((order) => ({ ...order, status: 'cancelled', expires_at: null, token: null }))
  pending = []
}

test('cancelling asks first and refreshes both lists', async () => {
  const orders: unknown[] = []
  server.use(
    api.post('/payment/transactions/cancel', async ({ request }) => {
      orders.push((await request.formData()).get('order_id'))
      cancelled()
      return ok(null, 'Pesanan dibatalkan.')
    }),
  )
  const { router, user } = show()
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }))
  const dialog = screen.getByRole('alertdialog')
  expect(orders).toEqual([])
  await user.click(within(dialog).getByText('Ya, batalkan'))
  expect(await screen.findByText('Tidak ada pembayaran yang menunggu')).toBeInTheDocument()
  expect(orders).toEqual(['DX-1'])
  await user.click(screen.getByRole('tab', { name: 'Selesai' }))
  expect(await screen.findByText('Dibatalkan')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?tab=complete')
})

test('a refused cancellation leaves the order where it is', async () => {
  server.use(
    api.post('/payment/transactions/cancel', () => failed(409, 'Pesanan ini sudah dibayar.')),
  )
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Batalkan' }))
  const sure = within(screen.getByRole('alertdialog')).getByText('Ya, batalkan')
  await user.click(sure)
  await waitFor(() => expect(sure).not.toHaveAttribute('aria-disabled'))
  expect(screen.getByText('DX-1')).toBeInTheDocument()
})

test('an order is paid after all with its token', async () => {
  const pay = vi.fn((_token: string, callbacks: SnapCallbacks) => callbacks.onSuccess())
  vi.stubGlobal('snap', { pay, hide: () => undefined })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan pembayaran' }))
  expect(await screen.findByText('Selesai dibayar')).toBeInTheDocument()
  expect(pay).toHaveBeenCalledWith('snap-token', expect.anything())
})

test('a paid order appears among the others without a word of the user', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show('?tab=complete')
  expect(await screen.findByText('Belum ada transaksi selesai')).toBeInTheDocument()
  const given = screen.getByText(/^Produk yang diberikan kepada Anda ada di/)
  expect(within(given).getByRole('link')).toHaveAttribute('href', '/my-learning')
  cancelled()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await screen.findByText('DX-1')).toBeInTheDocument()
  vi.useRealTimers()
})

test('an order that lacks a seat asks for a choice in the list already', async () => {
  done = [anOrder({ status: 'paid', expires_at: null, token: null, needs_choice: true })]
  show('?tab=complete')
  expect(await screen.findByRole('link', { name: 'Pilih sekarang' })).toHaveAttribute(
    'href',
    '/payment/transaction/detail/DX-1',
  )
})

test('who has nothing to pay sees what is done', async () => {
  pending = []
  done = [anOrder({ status: 'paid' })]
  show()
  expect(await screen.findByText('DX-1')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Selesai' })).toHaveAttribute('aria-selected', 'true')
})

test.each([
  [{ next_step: 'fill_registration', registration_number: 'REG-1' }, 'Isi pendaftaran', 'REG-1'],
  [{ kind: 'training' }, 'Lihat jadwal', '/my-learning/u-1'],
  [{ kind: 'training', starts_at: null }, 'Buka produk', '/my-learning/u-1'],
  [{ item_id: 999 }, 'Langkah berikutnya', '/complete'],
] as const)('a paid order names the step of what it brought: %o', async (more, step, href) => {
  done = [{ ...anOrder(), status: 'paid', expires_at: null, token: null }]
  const [item] = anOrder().items
  server.use(
    api.get('/account/my-learning', ({ request }) => {
      expect(new URL(request.url).searchParams.get('filterRules')).toContain(`"in"`)
      return ok({ rows: [{ ...ownedItem, item_id: item?.item_id ?? 0, ...more }], total: 1 })
    }),
  )
  show('?tab=complete')
  const link = await screen.findByRole('link', { name: step })
  expect(link.getAttribute('href')).toContain(href)
})
