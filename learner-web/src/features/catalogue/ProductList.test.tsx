import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anAssessment } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { ProductList } from './ProductList'

const facets = {
  job_role: [
    { value: 'analis-data', label: 'Analis Data', count: 4 },
    { value: 'analis-jaringan', label: 'Analis Jaringan', count: 2 },
  ],
  difficulty: [{ value: 'basic', label: 'basic', count: 3 }],
  price: [{ value: '0-0', label: 'Gratis', count: 2 }],
}
let asked: URLSearchParams[]

function answer(rows: object[], total = rows.length) {
  server.use(
    api.get('/public/assessments', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return ok({ rows, total, facets })
    }),
  )
}

beforeEach(() => {
  asked = []
})

const rules = () => JSON.parse(asked.at(-1)?.get('filterRules') ?? '[]')

test('the address decides what is asked, and every filter can be taken off', async () => {
  answer([anAssessment])
  renderAt('/?q=data&job_role=analis-data', <ProductList slug="assessment" />)
  expect(await screen.findByText('1 produk', { selector: 'p' })).toBeInTheDocument()
  expect(rules()).toHaveLength(2)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Hapus filter Peran: Analis Data' }),
  )
  await waitFor(() => expect(rules()).toEqual([{ field: 'title', op: 'contains', value: 'data' }]))
})

test('each value shows how many it leaves, and several can be chosen', async () => {
  answer([anAssessment])
  renderAt('/?job_role=analis-data', <ProductList slug="assessment" />)
  await screen.findByText('1 produk', { selector: 'p' })
  expect(asked.at(-1)?.get('facets')).toBe('true')
  expect(screen.getByRole('checkbox', { name: /Dasar/ })).toHaveAccessibleName('Dasar 3 produk')
  expect(screen.queryByRole('checkbox', { name: /Menengah/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: /Analis Jaringan/ }))
  await waitFor(() =>
    expect(rules()).toEqual([
      { field: 'job_role', op: 'in', value: ['analis-data', 'analis-jaringan'] },
    ]),
  )
  expect(screen.getByRole('button', { name: 'Hapus filter Peran: Analis Data' })).toBeVisible()
})

test('a price is one of the counted ranges', async () => {
  answer([anAssessment])
  renderAt('/', <ProductList slug="assessment" />)
  await screen.findByText('1 produk', { selector: 'p' })
  await userEvent.selectOptions(screen.getByLabelText('Harga'), 'Gratis (2)')
  await waitFor(() =>
    expect(rules()).toEqual([
      { field: 'price', op: 'gte', value: 0 },
      { field: 'price', op: 'lte', value: 0 },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Hapus filter Harga: Gratis' })).toBeVisible()
})

test('what is typed is asked once the typing rests', async () => {
  answer([anAssessment])
  renderAt('/', <ProductList slug="assessment" />)
  await screen.findByText('1 produk', { selector: 'p' })
  await userEvent.type(screen.getByLabelText('Cari judul'), 'data')
  await waitFor(() => expect(rules()).toEqual([{ field: 'title', op: 'contains', value: 'data' }]))
  expect(asked).toHaveLength(2)
})

test('the order is sent with the first page', async () => {
  answer([anAssessment], 25)
  renderAt('/?page=2', <ProductList slug="assessment" />)
  await screen.findByText('25 produk')
  await userEvent.selectOptions(screen.getByLabelText('Urutkan'), 'Harga terendah')
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('price|asc'))
  expect(asked.at(-1)?.get('page')).toBe('1')
})

test('nothing found offers to clear the filters, kinds nearby and what others choose', async () => {
  answer([])
  renderAt('/?q=zzz', <ProductList slug="assessment" />)
  expect(await screen.findByText('Belum ada yang cocok')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Sertifikasi' })).toHaveAttribute(
    'href',
    '/product/certification',
  )
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('popular|desc'))
  answer([anAssessment])
  await userEvent.click(screen.getByRole('button', { name: 'Hapus semua filter' }))
  expect(await screen.findByText(anAssessment.title)).toBeInTheDocument()
})

test('a failure shows the words of the server and a second try', async () => {
  server.use(api.get('/public/assessments', () => failed(500, 'Sedang dirawat.')))
  renderAt('/', <ProductList slug="assessment" />)
  expect(await screen.findByText('Sedang dirawat.')).toBeInTheDocument()
  answer([anAssessment])
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText(anAssessment.title)).toBeInTheDocument()
})

test('a long list of values is searched by words, and what is chosen stays', async () => {
  const agencies = Array.from({ length: 130 }, (_, at) => ({
    instansi_id: at,
    instansi_name: at === 129 ? 'Badan Informasi Geospasial' : `Kementerian ${at}`,
  }))
  server.use(
    api.get('/public/instansi', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'))
      return ok({ rows: agencies.slice((page - 1) * 100, page * 100), total: 130 })
    }),
  )
  answer([anAssessment])
  renderAt('/?instansi=7', <ProductList slug="assessment" />)
  await userEvent.type(await screen.findByLabelText('Cari di Instansi'), 'geo badan')
  const group = within(screen.getByRole('group', { name: 'Instansi' }))
  expect(group.getAllByRole('checkbox')).toEqual([
    group.getByLabelText('Kementerian 7'),
    group.getByLabelText('Badan Informasi Geospasial'),
  ])
})

test('filters far down open by their name', async () => {
  server.use(
    api.get('/public/instansi', () =>
      ok({ rows: [{ instansi_id: 1, instansi_name: 'Dinas Data' }], total: 1 }),
    ),
  )
  answer([anAssessment])
  renderAt('/', <ProductList slug="assessment" />)
  const name = await screen.findByRole('button', { name: 'Instansi' })
  expect(name).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByLabelText('Dinas Data')).not.toBeInTheDocument()
  await userEvent.click(name)
  expect(screen.getByLabelText('Dinas Data')).toBeVisible()
  expect(name).toHaveAttribute('aria-expanded', 'true')
})

test('a chip that goes passes the focus on, the last one to what the list leaves', async () => {
  answer([anAssessment])
  renderAt('/?job_role=analis-data.analis-jaringan', <ProductList slug="assessment" />)
  const chip = (name: string) =>
    screen.findByRole('button', { name: `Hapus filter Peran: ${name}` })
  await userEvent.click(await chip('Analis Data'))
  expect(await chip('Analis Jaringan')).toHaveFocus()
  await userEvent.click(await chip('Analis Jaringan'))
  expect(screen.getByText('1 produk', { selector: 'p' })).toHaveFocus()
})

test('the first of the values that are opened has the focus', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    value: `p${at}`,
    label: `P${at}`,
    count: 1,
  }))
  server.use(
    api.get('/public/assessments', () =>
      ok({ rows: [anAssessment], total: 1, facets: { ...facets, job_role: many } }),
    ),
  )
  renderAt('/?job_role=p7', <ProductList slug="assessment" />)
  await userEvent.click(await screen.findByRole('button', { name: /Lihat 2 lainnya/ }))
  expect(screen.getByRole('checkbox', { name: /P6/ })).toHaveFocus()
})
