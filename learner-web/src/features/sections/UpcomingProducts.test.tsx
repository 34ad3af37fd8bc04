import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { session } from '../../api/session'
import { aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { UpcomingProducts } from './UpcomingProducts'

const NONE = { rows: [], total: 0 }

test('a subject appears once, with how many other dates it has, and all lead to the mix by date', async () => {
  const first = { ...aTraining, other_dates: 2, starts_at: '2099-01-01T09:00:00+07:00' }
  const second = { ...first, item_id: 99, title: 'Tanggal kedua' }
  server.use(
    api.get('/public/trainings/schedules', () => ok({ rows: [first, second], total: 2 })),
    api.get('/public/webinars', () => ok(NONE)),
    api.get('/public/workshops/schedules', () => ok(NONE)),
    api.get('/public/oti/classes', () => ok(NONE)),
  )
  renderAt('/', <UpcomingProducts />)
  const [row, ...more] = await screen.findAllByRole('heading', { level: 3 })
  expect(row).toHaveTextContent(aTraining.title)
  expect(more).toEqual([])
  expect(screen.getByText('+2 jadwal lain')).toBeInTheDocument()
  const section = screen.getByRole('region', { name: 'Jadwal terdekat' })
  expect(within(section).getByRole('link', { name: 'Lihat semua' }).getAttribute('href')).toMatch(
    /^\/search\?q=pelatihan%20webinar%20workshop&sort=terdekat&from=\d{4}-\d\d-\d\d$/,
  )
})

test('of many other dates a card says only that they are more than ten', async () => {
  const first = { ...aTraining, other_dates: 11, starts_at: '2099-01-01T09:00:00+07:00' }
  server.use(
    api.get('/public/trainings/schedules', () => ok({ rows: [first], total: 1 })),
    api.get('/public/webinars', () => ok(NONE)),
    api.get('/public/workshops/schedules', () => ok(NONE)),
    api.get('/public/oti/classes', () => ok(NONE)),
  )
  renderAt('/', <UpcomingProducts />)
  expect(await screen.findByText('10+ jadwal lain')).toBeInTheDocument()
})

test('what one owns already is not offered', async () => {
  session.open({ token: 't', secret_token: 's' }, false)
  onTestFinished(session.close)
  const own = { ...aTraining, starts_at: '2099-01-01T09:00:00+07:00' }
  const other = { ...own, item_id: 99, subject_code: 'LAIN', title: 'Belum dimiliki' }
  server.use(
    api.get('/account/owned-products', () => ok({ item_ids: [own.item_id], results: [] })),
    api.get('/public/trainings/schedules', () => ok({ rows: [own, other], total: 2 })),
    api.get('/public/webinars', () => ok(NONE)),
    api.get('/public/workshops/schedules', () => ok(NONE)),
    api.get('/public/oti/classes', () => ok(NONE)),
  )
  renderAt('/', <UpcomingProducts />)
  expect(await screen.findByRole('heading', { name: 'Belum dimiliki' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(own.title)).not.toBeInTheDocument())
})
