import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../test/commerce'
import { aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as Home } from './index'

const SLOW = { timeout: 10_000 }
const NONE = { rows: [], total: 0 }

beforeEach(() =>
  server.use(
    api.get('/account/my-learning/events', () => ok([])),
    api.get('/account/recomen-product', () => ok(NONE)),
    api.get('/payment/transactions/process', () => ok({ data: [], total: 0 })),
    api.get('/waiting-list', () => ok(NONE)),
    api.get('/assessments/my-assesment', () => ok(NONE)),
    api.get('/account/recomen-blog', () => ok(NONE)),
    api.get('/account/recently', () => ok(NONE)),
    api.get('/public/assessments', () => ok(NONE)),
    api.get('/public/job-roles', () => ok(NONE)),
    api.get('/public/oti/classes', () => ok(NONE)),
    api.get('/public/trainings/schedules', () => ok(NONE)),
    api.get('/public/webinars', () => ok(NONE)),
    api.get('/public/workshops/schedules', () => ok(NONE)),
    api.post('/auth/me', () => ok({ fullname: 'Ani Wijaya' })),
  ),
)

test('what takes place and what goes on come before what is offered', async () => {
  server.use(
    api.get('/account/my-learning/events', () =>
      ok([
        {
          uuid: 'seat-1',
          kind: 'webinar',
          slug: 'surel',
          title: 'Surel Jebakan',
          session_title: '',
          starts_at: new Date().toISOString(),
          ends_at: new Date().toISOString(),
          place: null,
          has_room: true,
        },
      ]),
    ),
    api.get('/account/recomen-product', () =>
      ok({
        rows: [{ ...aTraining, reason: 'Karena Anda mengambil Surel Jebakan.' }],
        total: 1,
      }),
    ),
  )
  renderAt('/market', <Home />)
  const places = await Promise.all([
    screen.findByRole('heading', { name: 'Jadwal hari ini' }, SLOW),
    screen.findByRole('heading', { name: 'Ukur kemampuan Anda hari ini' }, SLOW),
    screen.findByRole('heading', { name: 'Rekomendasi untuk Anda' }, SLOW),
    screen.findByRole('navigation', { name: 'Jenis produk' }, SLOW),
  ])
  for (const [index, place] of places.slice(1).entries())
    expect(place.compareDocumentPosition(places[index] as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    )
})

test('orders to pay, seats that are kept and places in a line are named with amount and hour', async () => {
  const offered_until = '2026-12-01T09:00:00+07:00'
  const line = { item_id: 1, position: 3, offered_until: null, waiting_since: offered_until }
  const rows = [
    { ...line, product: { ...aTraining, title: 'Kelas penuh' } },
    { ...line, item_id: 2, offered_until, product: { ...aTraining, title: 'Kelas lowong' } },
  ]
  const order = anOrder({ expires_at: '2026-12-02T10:30:00+07:00', total: 250_000 })
  server.use(
    api.get('/payment/transactions/process', () => ok({ data: [order], total: 1 })),
    api.get('/waiting-list', () => ok({ rows, total: 2 })),
  )
  renderAt('/market', <Home />)
  const list = await screen.findByRole('list', { name: 'Menunggu Anda' }, SLOW)
  const [pay, kept, place] = within(list).getAllByRole('listitem')
  expect(pay).toHaveTextContent(/Rp\s250\.000.*Bayar sebelum .*2 Des 2026 · 10.30/)
  expect(kept).toHaveTextContent(/Kelas lowong.*disimpan sampai .*1 Des 2026 · 09.00/)
  expect(place).toHaveTextContent(/Kelas penuh.*Antrean nomor 3/)
})
