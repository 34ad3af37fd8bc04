import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SearchHit } from '../../api/search'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as Search } from './index'

let asked: URLSearchParams[]
const rules = () => JSON.parse(asked.at(-1)?.get('filterRules') ?? '[]')
const hit: SearchHit = {
  type: 'product',
  kind: 'training',
  title: 'Pelatihan Data',
  title_html: 'Pelatihan <mark>Data</mark>',
  snippet_html: 'Olah <mark>data</mark> &lt;b&gt;',
  url: '/product/training/data',
  price: 0,
  strike_price: null,
  voluntary_minimum: null,
  seats_left: null,
  awaits_date: null,
  on_sale: true,
  starts_at: '2027-03-18T09:00:00+07:00',
  published_at: '2026-11-02T09:00:00+07:00',
  item_id: 24,
  image_url: null,
  category_name: null,
  location_name: null,
  mode: '',
  difficulty: '',
}
const role: SearchHit = {
  ...hit,
  type: 'job_role',
  kind: null,
  url: '/explore/data',
  price: null,
  on_sale: null,
}

function answer(page: object) {
  server.use(
    api.get('/public/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return ok({
        rows: [],
        total: 0,
        facets: {},
        groups: {},
        suggestion: null,
        missing: [],
        understood: [],
        given_up: [],
        other_kinds: 0,
        nearest: [],
        ...page,
      })
    }),
  )
}

beforeEach(() => {
  asked = []
  server.use(
    api.get('/public/job-roles', () => ok({ rows: [], total: 0 })),
    api.get('/public/search/suggestions', () =>
      ok({ rows: [{ text: 'keamanan', type: 'query', url: '/search?q=keamanan' }], total: 1 }),
    ),
  )
})

test('hits are shown under their sort with the found words marked; a sort can be seen alone', async () => {
  answer({ rows: [hit, role], total: 31, groups: { product: 30, job_role: 1 } })
  const { container } = renderAt('/search?q=data', <Search />)
  expect(await screen.findByText('31 hasil')).toBeInTheDocument()
  expect(asked.at(-1)?.get('q')).toBe('data')
  expect(asked.at(-1)?.get('sort')).toBe('relevance')
  const marks = [...container.querySelectorAll('mark')].map((mark) => mark.textContent)
  expect(marks).toEqual(['Data', 'data', 'Data', 'data'])
  expect(screen.getAllByText(/<b>/)).toHaveLength(2)
  expect(await axeViolations(container)).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'Lihat semua 30' }))
  await waitFor(() => expect(rules()).toEqual([{ field: 'type', op: 'eq', value: 'product' }]))
}, 20_000)

test('the facets of the answer narrow it, in the address', async () => {
  const facets = { kind: [{ value: 'training', label: 'Pelatihan', count: 3 }] }
  answer({ rows: [hit], total: 1, groups: { product: 1 }, facets })
  renderAt('/search?q=data&sort=terbaru&page=3', <Search />)
  expect(await screen.findByText('1 hasil')).toBeInTheDocument()
  expect(asked.at(-1)?.get('sort')).toBe('newest')
  await userEvent.click(screen.getByRole('checkbox', { name: /Pelatihan/ }))
  await waitFor(() => expect(rules()).toEqual([{ field: 'kind', op: 'in', value: ['training'] }]))
  expect(asked.at(-1)?.get('page')).toBe('1')
})

test('nothing found proposes another spelling and other ways', async () => {
  answer({ suggestion: 'data' })
  renderAt('/search?q=dtaa', <Search />)
  expect(await screen.findByText('Belum ada hasil untuk “dtaa”')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'data' })).toHaveAttribute('href', '/search?q=data')
  expect(await screen.findByRole('link', { name: 'keamanan' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pelatihan' })).toHaveAttribute(
    'href',
    '/product/training',
  )
})

const understood = [
  { field: 'kind', label: 'Pelatihan', words: 'pelatihan', values: ['training', 'oti'] },
  {
    field: 'eventDateStart',
    label: 'Desember',
    words: 'desember',
    values: ['2026-12-01', '2026-12-31'],
  },
]
const facets = {
  kind: [
    { value: 'training', label: 'Pelatihan', count: 3 },
    { value: 'oti', label: 'Kelas OTI', count: 1 },
  ],
}

test('an order and all kinds of classes that were read out of the words have a chip each', async () => {
  const values = ['training', 'oti', 'elearning', 'webinar', 'workshop']
  const classes = { field: 'kind', label: 'Kelas', words: 'kelas', values }
  const cheap = { field: 'sort', label: 'Harga terendah', words: 'murah', values: ['price|asc'] }
  answer({ rows: [hit], total: 4, groups: { product: 4 }, understood: [classes, cheap], facets })
  renderAt('/search?q=kelas+murah', <Search />)
  expect(await screen.findByRole('combobox', { name: 'Urutkan' })).toHaveValue('termurah')
  const chip = (name: string) => screen.findByRole('button', { name: `Hapus filter ${name}` })
  expect(screen.queryByRole('button', { name: /: Pelatihan/ })).toBeNull()
  await userEvent.click(await chip('Urutkan: Harga terendah'))
  await waitFor(() => expect(asked.at(-1)?.get('left_out')).toBe('sort'))
  await userEvent.click(await chip('Jenis produk: Kelas'))
  await waitFor(() => expect(asked.at(-1)?.get('as_is')).toBe('kind'))
}, 20_000)

test('filters that were read out of the words are chosen ones, to be taken off like any', async () => {
  answer({ rows: [hit], total: 4, groups: { product: 4 }, understood, facets })
  renderAt('/search?q=pelatihan+desember', <Search />)
  expect(await screen.findByText(/pelatihan, desember/)).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: /Pelatihan/ })).toBeChecked()
  expect(screen.getByLabelText('Sampai tanggal')).toHaveValue('31/12/2026')
  await userEvent.click(
    screen.getByRole('button', { name: 'Hapus filter Jenis produk: Kelas OTI' }),
  )
  await waitFor(() => expect(rules()).toEqual([{ field: 'kind', op: 'in', value: ['training'] }]))
  expect(screen.getByRole('checkbox', { name: /Kelas OTI/ })).not.toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: /Pelatihan/ }))
  await waitFor(() => expect(asked.at(-1)?.get('as_is')).toBe('kind'))
  expect(rules()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Hapus semua' }))
  await waitFor(() => expect(asked.at(-1)?.get('as_is')).toBe('kind,eventDateStart'))
  expect(screen.getByLabelText('Sampai tanggal')).toHaveValue('')
}, 20_000)

test('filters of the words that left nothing are named, until one is chosen in their place', async () => {
  const given_up = [{ field: 'location', label: 'Jakarta', words: 'jakarta', values: ['jakarta'] }]
  const [kind] = understood
  const cities = { location: [{ value: 'medan', label: 'Medan', count: 1 }] }
  answer({ rows: [hit], total: 4, understood: [kind], given_up, facets: { ...facets, ...cities } })
  renderAt('/search?q=pelatihan+jakarta', <Search />)
  expect(await screen.findByText('Tidak ada di Jakarta.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Hapus filter Lokasi/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Lokasi' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Medan/ }))
  await waitFor(() => expect(screen.queryByText('Tidak ada di Jakarta.')).toBeNull())
  expect(rules()).toEqual([{ field: 'location', op: 'eq', value: 'medan' }])
}, 20_000)

test('a month that was read out of the words is one filter, to be taken off whole', async () => {
  answer({ rows: [hit], total: 4, groups: { product: 4 }, understood, facets })
  renderAt('/search?q=pelatihan+desember&as_is=kind', <Search />)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Hapus filter Tanggal: Desember 2026' }),
  )
  await waitFor(() => expect(asked.at(-1)?.get('as_is')).toBe('kind,eventDateStart'))
  expect(rules()).toEqual([])
})

const cheap = { field: 'sort', label: 'Harga terendah', words: 'murah', values: ['price|asc'] }
const order = () => screen.getByRole('combobox', { name: 'Urutkan' })

test('an order that was read out of the words is the chosen one, until another is', async () => {
  answer({ rows: [hit], total: 4, groups: { product: 4 }, understood: [cheap] })
  renderAt('/search?q=kelas+murah', <Search />)
  await waitFor(() => expect(order()).toHaveDisplayValue('Harga terendah'))
  await userEvent.selectOptions(order(), 'Terbaru')
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('newest'))
  expect(screen.queryByText(/dibaca sebagai filter/)).toBeNull()
})

test('who wants the usual order leaves out the words that name another', async () => {
  answer({ rows: [hit], total: 4, groups: { product: 4 }, understood: [cheap] })
  renderAt('/search?q=kelas+murah&left_out=kind', <Search />)
  await waitFor(() => expect(order()).toHaveDisplayValue('Harga terendah'))
  await userEvent.selectOptions(order(), 'Paling sesuai')
  await waitFor(() => expect(asked.at(-1)?.get('left_out')).toBe('kind,sort'))
})

test('a limit that was read out of the words has a name of its own, and a whole month as well', async () => {
  const limit = { field: 'price', label: '', words: 'bawah 300 ribu', values: ['0-299999'] }
  answer({ rows: [hit], total: 4, groups: { product: 4 }, understood: [understood[1], limit] })
  renderAt('/search?q=data+desember+di+bawah+300+ribu', <Search />)
  expect(await screen.findByText(/^Di bawah Rp\s300\.000$/, { selector: 'span' })).toBeVisible()
  expect(screen.getByText('Desember 2026')).toBeVisible()
})

test('words that no text has are named, with those that were searched for', async () => {
  answer({ rows: [hit], total: 1, groups: { product: 1 }, suggestion: 'python' })
  renderAt('/search?q=phyton', <Search />)
  expect(await screen.findByText(/Tidak ada yang memuat “phyton”/)).toHaveTextContent(
    'Menampilkan hasil untuk “python”.',
  )
  expect(screen.getByRole('link', { name: 'python' })).toHaveAttribute('href', '/search?q=python')
})

test('an address of another site is never a hit’s link', async () => {
  answer({ rows: [{ ...hit, url: 'https://jahat.id/' }], total: 1, groups: { product: 1 } })
  renderAt('/search?q=data', <Search />)
  expect(await screen.findByRole('link', { name: 'Pelatihan Data' })).toHaveAttribute(
    'href',
    '/product',
  )
})

test('words that no text has are named above the hits of the others', async () => {
  answer({ rows: [hit], total: 1, missing: ['excel', 'vba'] })
  renderAt('/search?q=kelas+excel+vba', <Search />)
  expect(
    await screen.findByText(
      'Tidak ada yang memuat “excel, vba”. Hasil ini hanya memuat kata Anda yang lain.',
    ),
  ).toBeInTheDocument()
})

test('a hit says which price its own replaces, or that its seats are gone', async () => {
  const cheaper = { ...hit, price: 500_000, strike_price: 900_000 }
  const gone = { ...cheaper, url: '/lain', strike_price: 800_000, seats_left: 0, on_sale: false }
  answer({ rows: [cheaper, gone, role], total: 3, groups: { product: 2, job_role: 1 } })
  renderAt('/search?q=data', <Search />)
  expect(await screen.findByText('Kursi habis')).toBeInTheDocument()
  expect(screen.getByText(/900\.000/).closest('del')).toHaveTextContent('Harga semula')
  expect(screen.queryByText(/800\.000/)).not.toBeInTheDocument()
  expect(screen.queryByText('Tidak dijual')).not.toBeInTheDocument()
})

test('what the words leave out of other kinds is one line away', async () => {
  answer({ rows: [hit], total: 1, groups: { product: 1 }, understood, other_kinds: 2 })
  renderAt('/search?q=pelatihan+desember&page=2', <Search />)
  await userEvent.click(await screen.findByRole('link', { name: 'Tampilkan juga jenis lain (2)' }))
  await waitFor(() => expect(asked.at(-1)?.get('left_out')).toBe('kind'))
  expect(asked.at(-1)?.get('page')).toBe('1')
})
