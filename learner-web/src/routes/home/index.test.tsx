import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as Home } from './index'

const SLOW = { timeout: 10_000 }
const NONE = { rows: [], total: 0 }

test('what takes place and what goes on stand before what is offered', async () => {
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
