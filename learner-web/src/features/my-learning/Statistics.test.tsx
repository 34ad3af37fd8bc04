import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Statistic } from '../../api/learning'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Statistics } from './Statistics'

const result = (id: string, more: Partial<Statistic['results'][number]>) => ({
  sesi_uuid: id,
  title: 'Asesmen',
  job_role: 'Analis Data',
  is_free: false,
  score: 50,
  ended_at: '2026-12-01T09:00:00+07:00',
  ...more,
})

const shown = (more: Partial<Statistic>) => {
  const none = { hours: 0, other_hours: 0, products: 0, units: 0, dimensions: [], results: [] }
  server.use(api.get('/statistic-dimension', () => ok({ ...none, ...more })))
  return renderAt('/', <Statistics />).container
}

const dimension = { uk_code: 'A', uk_name: 'A', hours: 4, level: 2, required_level: 3 }

test('results are shown by job role, the newest role and result first, with a line where there are two', async () => {
  const container = shown({
    results: [
      result('u-1', { score: 20, is_free: true }),
      result('u-2', { score: 80 }),
      result('u-3', { job_role: 'Programmer', score: 60 }),
    ],
  })
  const roles = await screen.findAllByRole('heading', { level: 3 })
  expect(roles.map(({ textContent }) => textContent)).toEqual(['Programmer', 'Analis Data'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['u-3', 'u-2', 'u-1'].map((id) => `/dataAssesment/summary/${id}`),
  )
  expect(within(screen.getAllByRole('link')[2] as HTMLElement).getByText(/Perkiraan/)).toBeVisible()
  const lines = [...container.querySelectorAll('polyline')].map((line) =>
    line.getAttribute('points'),
  )
  expect(lines).toEqual(['0,80 100,20'])
})

test('bars say what their ends stand for', async () => {
  shown({ hours: 4, units: 1, dimensions: [dimension] })
  expect(await screen.findByText('0 jam')).toBeInTheDocument()
  expect(screen.getAllByText('4 jam')).toHaveLength(2)
  expect(screen.getByText('Tiap ruas satu level, 1 sampai 5')).toBeInTheDocument()
  expect(screen.queryByText('Perkembangan hasil')).toBeNull()
})

test('without anything the catalogue is next', async () => {
  shown({})
  expect(await screen.findByRole('link', { name: 'Jelajahi katalog' })).toBeInTheDocument()
})
