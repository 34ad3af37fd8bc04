import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transaction, TransactionDetail } from '../../api/types'
import type { SnapCallbacks } from '../../lib/snap'
import { anOrder, anOrderDetail, anOrderLine, aSite, ownsOneOfEach } from '../../test/commerce'
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
  await waitFor(() => expect(sure).toBeEnabled())
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

async function comesFromPaying(detail: TransactionDetail) {
  done = [anOrder({ status: 'paid' })]
  server.use(api.get('/payment/transactions/detail', () => ok(detail)))
  const { router } = show()
  await router.navigate('/payment/transaction?tab=complete', { state: { paid: 'DX-1' } })
  expect(await screen.findByText(/Pembayaran untuk pesanan/)).toHaveTextContent('DX-1')
}

/** What was bought: assessments of these numbers, all of them there. */
function bought(...ids: number[]): TransactionDetail {
  const [item] = anOrder().items
  if (!item) throw new Error('the order is empty')
  const items = ids.map((item_id) => ({ ...item, kind: 'assessment' as const, item_id }))
  const lines = ids.map((item_id) => anOrderLine({ service: 'served', item_id }))
  server.use(
    api.get('/public/assessments/:slug', () => failed(404)),
    ownsOneOfEach(),
  )
  return anOrderDetail({ status: 'paid', items, lines })
}

test('thanks for what was paid lead on to the next step of each product', async () => {
  await comesFromPaying(bought(41, 42))
  await waitFor(() => {
    const starts = screen.getAllByRole('link', { name: 'Mulai asesmen' })
    expect(starts.map((start) => start.getAttribute('href'))).toEqual([
      '/dataAssesment/start/41',
      '/dataAssesment/start/42',
    ])
  })
  expect(screen.getAllByRole('link', { name: 'DX-1' })[0]).toHaveAttribute(
    'href',
    '/payment/transaction/detail/DX-1',
  )
})
