import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aTraining } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { UpcomingProducts } from './UpcomingProducts'

const NONE = { rows: [], total: 0 }

test('a subject stands once, with how many other dates it has, and all lead to the mix by date', async () => {
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
  expect(screen.getByText('+2 tanggal lain')).toBeInTheDocument()
  const section = screen.getByRole('region', { name: 'Jadwal terdekat' })
  expect(within(section).getByRole('link', { name: 'Lihat semua' }).getAttribute('href')).toMatch(
    /^\/search\?q=pelatihan%20webinar%20workshop&sort=terdekat&from=\d{4}-\d\d-\d\d$/,
  )
})
