import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations } from '../../test/axe'
import { aRole } from '../../test/content'
import { samples } from '../../test/products'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as Explore } from './index'
import { Component as Role } from './role'

let asked: URLSearchParams[]
const rules = () => JSON.parse(asked.at(-1)?.get('filterRules') ?? '[]')
const project = {
  project_id: 1,
  slug: 'peta',
  project_name: 'Peta kompetensi',
  client: 'Dinas Data',
  year: 2025,
  summary: 'Ringkasan.',
  image_url: null,
  tags: ['spbe'],
}

beforeEach(() => {
  asked = []
  server.use(
    api.get('/public/job-roles', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return ok({ rows: [aRole], total: 30 })
    }),
    api.get('/public/roles', () =>
      ok({
        rows: [{ role_family: 'Data', role_family_name: 'Data', job_role_count: 4 }],
        total: 1,
      }),
    ),
    api.get('/public/clients', () => ok({ rows: [], total: 0 })),
    api.get('/public/projects', () => ok({ rows: [project], total: 1 })),
    api.get('/public/job-roles/analis-data', () => ok(aRole)),
    api.get('/public/job-roles/hilang', () => failed(404, 'Tidak ada')),
    http.get('*/api/v1/public/job-roles/analis-data/suggestions/:kind', ({ params }) =>
      params.kind === 'oti' ? ok({ rows: [samples.oti], total: 9 }) : ok({ rows: [], total: 0 }),
    ),
  )
})

test('the grid of roles follows the address; a group narrows it', async () => {
  const { container } = renderAt('/explore?q=data&page=2', <Explore />)
  expect(await screen.findByRole('link', { name: 'Analis Data' })).toHaveAttribute(
    'href',
    '/explore/analis-data',
  )
  expect(asked.at(-1)?.get('rows')).toBe('12')
  expect(asked.at(-1)?.get('page')).toBe('2')
  expect(await axeViolations(container)).toEqual([])
  await screen.findByRole('option', { name: 'Data (4)' })
  await userEvent.selectOptions(screen.getByLabelText('Rumpun peran'), 'Data')
  await waitFor(() =>
    expect(rules()).toEqual([
      { field: 'job_role_name', op: 'contains', value: 'data' },
      { field: 'job_role_family', op: 'eq', value: 'Data' },
    ]),
  )
  expect(asked.at(-1)?.get('page')).toBe('1')
})

test('the second tab shows what was done for clients', async () => {
  renderAt('/explore', <Explore />)
  await userEvent.click(screen.getByRole('tab', { name: 'Proyek' }))
  expect(await screen.findByText('Peta kompetensi')).toBeInTheDocument()
})

test('a role tells its units, levels and agencies, and leads to its assessment and classes', async () => {
  const router = renderRoutes('/explore/analis-data', { '/explore/:slug': <Role /> })
  expect(await screen.findByRole('heading', { name: 'Analis Data', level: 1 })).toBeInTheDocument()
  expect(screen.getByText('Menganalisis Risiko')).toBeInTheDocument()
  expect(screen.getByText('dan 4 instansi lainnya')).toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Lihat asesmen' }))
    expect(link).toHaveAttribute('href', '/product/assessment?job_role=analis-data')
  expect(await screen.findByRole('link', { name: samples.oti.title })).toBeInTheDocument()
  const more = screen.getAllByRole('link', { name: 'Lihat semua' })
  expect(more.map((link) => link.getAttribute('href'))).toContain(
    '/product/oti?job_role=analis-data',
  )
  expect(await axeViolations(document.body)).toEqual([])
  await router.navigate('/explore/hilang')
  expect(await screen.findByRole('link', { name: 'Lihat semua peran' })).toBeInTheDocument()
})
