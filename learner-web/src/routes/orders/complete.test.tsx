import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { TransactionDetail } from '../../api/types'
import { anOrderDetail, anOrderLine, ownsOneOfEach } from '../../test/commerce'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './complete'

let order: TransactionDetail

const paid = (given: Partial<TransactionDetail> = {}) =>
  anOrderDetail({
    status: 'paid',
    expires_at: null,
    token: null,
    lines: [anOrderLine({ service: 'served' })],
    ...given,
  })

beforeEach(() => {
  server.use(
    api.get('/payment/transactions/detail', () => ok(order)),
    api.get('/public/assessments/:slug', () => failed(404)),
    ownsOneOfEach(),
  )
})

const show = () =>
  renderRoutes('/payment/transaction/detail/DX-1/complete', {
    '/payment/transaction/detail/:order_id/complete': <Component />,
    '/payment/transaction/detail/:order_id': <p>Rincian</p>,
  })

test('a bought assessment can be started', async () => {
  order = paid()
  show()
  const start = await screen.findByRole('link', { name: 'Mulai asesmen' })
  expect(start).toHaveAttribute('href', '/dataAssesment/start/11')
})

test('the receipt in brief names number, amount, method and moment', async () => {
  order = paid({
    total: 750_000,
    payment_method: 'QRIS',
    paid_at: '2026-12-01T09:00:00+07:00',
  })
  show()
  const value = async (label: string) => (await screen.findByText(label)).nextElementSibling
  expect(await value('Nomor pesanan')).toHaveTextContent(order.order_id)
  expect(await value('Total dibayar')).toHaveTextContent(/Rp\s750\.000/)
  expect(await value('Metode pembayaran')).toHaveTextContent('QRIS')
  expect(await value('Dibayar pada')).toHaveTextContent(/1 Des 2026/)
})

test('an order without a price is a finished one, without payment', async () => {
  order = paid({ total: 0, payment_method: null, paid_at: '2026-12-01T09:00:00+07:00' })
  show()
  expect(await screen.findByRole('heading', { name: 'Pesanan selesai' })).toBeInTheDocument()
  expect(screen.queryByText('Dibayar pada')).toBeNull()
})

test('each product that was bought has its next step', async () => {
  const [item] = anOrderDetail().items
  if (!item) throw new Error('the order is empty')
  const ids = [41, 42]
  order = paid({
    items: ids.map((item_id) => ({ ...item, kind: 'assessment' as const, item_id })),
    lines: ids.map((item_id) => anOrderLine({ service: 'served', item_id })),
  })
  show()
  await waitFor(() =>
    expect(
      screen.getAllByRole('link', { name: 'Mulai asesmen' }).map((it) => it.getAttribute('href')),
    ).toEqual(['/dataAssesment/start/41', '/dataAssesment/start/42']),
  )
  expect(await screen.findAllByText('Bagikan')).toHaveLength(ids.length)
})

test('of a class whose form is still to be filled in that comes next', async () => {
  const line = anOrderLine({
    service: 'served',
    kind: 'training',
    item_id: 24,
    title: 'Kelas Data',
  })
  const item = { ...line, slug: 'data', image_url: null }
  order = paid({ lines: [line], items: [item] })
  let asked: string | null = null
  const owned = {
    item_id: 24,
    next_step: 'fill_registration',
    registration_number: 'REG-1',
  } as const
  server.use(
    api.get('/public/trainings/schedules/:slug', () => failed(404)),
    api.get('/account/my-learning', ({ request }) => {
      asked = new URL(request.url).searchParams.get('filterRules')
      return ok({ rows: [owned], total: 1 })
    }),
  )
  show()
  expect(await screen.findByRole('link', { name: 'Isi pendaftaran' })).toHaveAttribute(
    'href',
    '/form-registration/REG-1',
  )
  expect(asked).toBe('[{"field":"item_id","op":"in","value":["24"]}]')
  expect(screen.queryByText(/sampai jumpa di kelas/)).toBeNull()
})

test('of a class without a form the page of the seat comes next', async () => {
  server.use(
    ownsOneOfEach({ uuid: 'u-1', kind: 'training', next_step: 'open', ticket_url: '/tiket/1' }),
  )
  order = paid()
  show()
  const step = await screen.findByRole('link', { name: 'Lihat rincian' })
  expect(step).toHaveAttribute('href', '/my-learning/u-1')
  expect(screen.getByText(/sampai jumpa di kelas/)).toBeInTheDocument()
})

test('a room that opens later is counted down to instead of being offered', async () => {
  const seat = { uuid: 'u-1', kind: 'webinar', slug: 'aman', next_step: 'join_room' } as const
  const inTwoDays = new Date(Date.now() + 49.5 * 3_600_000).toISOString()
  server.use(ownsOneOfEach({ ...seat, calendar_url: '/a.ics', room_opens_at: inTwoDays }))
  order = paid()
  show()
  expect(await screen.findByRole('timer')).toHaveTextContent(/^Ruang dibuka dalam 2 hari 1 jam$/)
  expect(screen.getByRole('link', { name: 'Simpan ke kalender' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Ke ruang/ })).toBeNull()
})

test('a room that is open is the next step', async () => {
  const seat = { uuid: 'u-1', kind: 'webinar', slug: 'aman', next_step: 'join_room' } as const
  const before = new Date(Date.now() - 60_000).toISOString()
  server.use(ownsOneOfEach({ ...seat, calendar_url: '/a.ics', room_opens_at: before }))
  order = paid()
  show()
  const door = await screen.findByRole('link', { name: 'Ke ruang daring' })
  expect(door).toHaveAttribute('href', '/webinar/aman/live')
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a payer who is back too early waits until the payment is there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  order = anOrderDetail()
  show()
  expect(await screen.findByText('Menunggu kabar pembayaran')).toBeInTheDocument()
  order = paid()
  await vi.advanceTimersByTimeAsync(6000)
  expect(await screen.findByText('Pembayaran berhasil')).toBeInTheDocument()
  vi.useRealTimers()
})

test('an order that came to nothing has no receipt', async () => {
  order = anOrderDetail({ status: 'cancelled', token: null })
  show()
  expect(await screen.findByText('Rincian')).toBeInTheDocument()
})

test('an unknown order says so instead of asking to try again', async () => {
  server.use(api.get('/payment/transactions/detail', () => failed(404, 'Data tidak ditemukan.')))
  show()
  expect(await screen.findByText('Pesanan ini tidak ditemukan')).toBeInTheDocument()
})

test('a partly served order says immediately what is missing', async () => {
  const missing = anOrderLine({
    line_id: 72,
    item_id: 99,
    slug: 'lain',
    title: 'Kelas Penuh',
    service: 'unserved',
  })
  order = paid({ lines: [anOrderLine({ service: 'served' }), missing] })
  show()
  expect(await screen.findByText('Satu hal perlu Anda putuskan')).toBeInTheDocument()
  expect(screen.getByText('Kelas Penuh')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pilih sekarang' })).toHaveAttribute(
    'href',
    '/payment/transaction/detail/DX-1',
  )
  expect(await screen.findByRole('link', { name: 'Mulai asesmen' })).toBeInTheDocument()
})

test('an order whose money is all back has no receipt', async () => {
  order = paid({ status: 'refunded' })
  show()
  expect(await screen.findByText('Rincian')).toBeInTheDocument()
})
