import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { session } from '../../api/session'
import { withNoBreakSpaces } from '../../lib/withNoBreakSpaces'
import { axeViolations } from '../../test/axe'
import { aFaq, aRole } from '../../test/content'
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

const agencies = ['Badan Lain', 'Dinas Data', 'Dinas Lain', 'Kantor Lain', 'Kementerian Lain'].map(
  (instansi_name, index) => ({
    instansi_id: index,
    instansi_name,
    instansi_type: 'Daerah',
    rolin_instansi_id: null,
  }),
)

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
    api.get('/public/instansi', () => ok({ rows: agencies, total: agencies.length })),
    api.get('/public/faqs', () => ok({ rows: [aFaq()], total: 1 })),
    api.get('/public/search', () => ok({ rows: [], total: 0, nearest: [] })),
    api.get('/public/job-roles/hilang', () => failed(404, 'Tidak ada')),
    api.get('/public/trainings/schedules', () =>
      ok({ rows: [samples.training], total: 1, facets: {} }),
    ),
    api.get('/public/assessments', () => ok({ rows: [samples.assessment], total: 1, facets: {} })),
    api.get('/public/certifications', () => ok({ rows: [], total: 0, facets: {} })),
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
  expect(asked.at(-1)?.get('sort')).toBe('assessed|asc')
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

test('a role says its units, levels and agencies, and leads to its assessment and classes', async () => {
  const router = renderRoutes('/explore/analis-data', { '/explore/:slug': <Role /> })
  expect(await screen.findByRole('heading', { name: 'Analis Data', level: 1 })).toBeInTheDocument()
  expect(screen.getByText('Menganalisis Risiko')).toBeInTheDocument()
  expect(screen.getByText(/^Level 3 ·/)).toBeInTheDocument()
  expect(
    screen.getByRole('link', { name: 'Belajar unit ini: Menganalisis Risiko' }),
  ).toHaveAttribute('href', '/search?q=Menganalisis%20Risiko')
  expect(screen.getByRole('link', { name: '1. Cek gratis' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '2. Asesmen peran' })).toHaveAttribute(
    'href',
    '/product/assessment?job_role=analis-data',
  )
  expect(await screen.findByText('Bagaimana cara membayar?')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '4 instansi lainnya' }))
  expect(await screen.findByText('Badan Lain')).toBeInTheDocument()
  expect(screen.queryByText(/instansi lainnya/)).not.toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Lihat asesmen' }))
    expect(link).toHaveAttribute('href', '/product/assessment?job_role=analis-data')
  expect(await screen.findByRole('link', { name: samples.oti.title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kelas OTI (9)' })).toHaveAttribute(
    'href',
    '/product/oti?job_role=analis-data',
  )
  expect(
    screen.getByRole('link', { name: withNoBreakSpaces(samples.training.title) }),
  ).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: samples.assessment.title })).toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
  await router.navigate('/explore/hilang')
  expect(await screen.findByRole('link', { name: 'Lihat semua peran' })).toBeInTheDocument()
})

describe('for a signed-in user', () => {
  const unit = { uk_code: 'J.62.001', uk_name: 'Menganalisis Risiko', hours: 0, required_level: 2 }
  const role = {
    ...aRole,
    units: [...aRole.units, { ...aRole.units[0], uk_code: 'J.62.002', uk_name: 'Mengolah Data' }],
  }
  let looked = 0
  const measured = (level: number | null) =>
    server.use(
      api.get('/public/job-roles/analis-data', () => ok(role)),
      api.get('/statistic-dimension', () => {
        looked += 1
        const dimensions = [{ ...unit, level }]
        return ok({ hours: 0, other_hours: 0, products: 0, units: 1, dimensions })
      }),
    )

  test.each([
    [3, '1 dari 2 unit kompeten', 'Level 3, perlu 3'],
    [2, '0 dari 2 unit kompeten', 'Level 2, perlu 3'],
  ])('level %i is held against what the role requires', async (level, share, words) => {
    session.open({ token: 't', secret_token: 's' }, false)
    measured(level)
    renderRoutes('/explore/analis-data', { '/explore/:slug': <Role /> })
    expect(await screen.findByRole('img', { name: share })).toBeInTheDocument()
    expect(screen.getByText(words)).toBeInTheDocument()
    expect(screen.getByText('Belum diukur, perlu level 3')).toBeInTheDocument()
    expect(await axeViolations(document.body)).toEqual([])
  })

  test('what was never measured is shown as to anybody', async () => {
    session.open({ token: 't', secret_token: 's' }, false)
    measured(null)
    renderRoutes('/explore/analis-data', { '/explore/:slug': <Role /> })
    looked = 0
    await waitFor(() => expect(looked).toBe(1))
    await delay(50)
    expect(screen.getAllByText(/^Level 3 ·/)).toHaveLength(2)
    expect(screen.queryByRole('img', { name: /kompeten/ })).not.toBeInTheDocument()
  })
})
