import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { axeViolations } from '../../test/axe'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Announcer } from '../../ui/Announcer'
import { SearchField } from './SearchField'

let asked: (string | null)[]

beforeEach(() => {
  asked = []
  server.use(
    api.get('/public/search/suggestions', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'))
      const rows = [
        { text: 'Analis Data', type: 'job_role' as const, url: '/explore/analis-data' },
        { text: 'data besar', type: 'query' as const, url: 'https://jahat.id/' },
      ]
      return ok({ rows, total: 2 })
    }),
  )
})

const stand = () => renderRoutes('/help-center?q=bayar', { '*': <SearchField /> })
const path = (router: ReturnType<typeof stand>) =>
  router.state.location.pathname + router.state.location.search

test('nothing is asked before the field has the focus; `/` gives it', async () => {
  stand()
  expect(asked).toEqual([])
  expect(screen.getByRole('combobox')).toHaveValue('')
  await userEvent.keyboard('/')
  expect(screen.getByRole('combobox')).toHaveFocus()
  // The list is a chunk of its own, which this first test waits for.
  await screen.findByRole('option', { name: /Analis Data/ }, { timeout: 10_000 })
  expect(asked).toEqual([''])
  expect(await axeViolations(document.body)).toEqual([])
}, 20_000)

test('arrows go through the proposals, Enter follows one, Escape closes', async () => {
  const router = stand()
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'data')
  await screen.findByRole('option', { name: /Analis Data/ })
  await waitFor(() => expect(asked.at(-1)).toBe('data'))
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
  await userEvent.keyboard('{Escape}')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: /Analis Data/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(field.getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { name: /Analis Data/ }).id,
  )
  await userEvent.keyboard('{Enter}')
  expect(path(router)).toBe('/explore/analis-data')
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
})

test('a proposal of another site only searches for its words', async () => {
  const router = stand()
  await userEvent.type(screen.getByRole('combobox'), 'data')
  await userEvent.click(await screen.findByRole('option', { name: 'data besar' }))
  expect(path(router)).toBe('/search?q=data%20besar')
})

test('Enter without a choice searches for what was typed', async () => {
  const router = stand()
  await userEvent.type(screen.getByRole('combobox'), 'awan{Enter}')
  expect(path(router)).toBe('/search?q=awan')
  expect(screen.getByRole('combobox')).not.toHaveFocus()
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
})

test('products of one title say when and where they are', async () => {
  const twin = {
    text: 'Manajemen Risiko',
    type: 'product',
    kind: 'training',
    price: 9,
    dates: 1,
  } as const
  const starts_at = '2027-03-18T09:00:00+07:00'
  const rows = [
    { ...twin, url: '/a', starts_at, mode: 'offline', cities: ['Jakarta'] },
    { ...twin, url: '/b', starts_at, mode: 'online', cities: [] },
  ]
  server.use(api.get('/public/search/suggestions', () => ok({ rows, total: 2 })))
  stand()
  await userEvent.type(screen.getByRole('combobox'), 'risiko')
  expect(
    await screen.findByRole('option', { name: /18\sMaret 2027 · Jakarta/ }),
  ).toBeInTheDocument()
  expect(screen.getByRole('option', { name: /18\sMaret 2027 · Daring/ })).toBeInTheDocument()
})

test('what buyers set a price for says the least', async () => {
  const row = { text: 'Cadangan', type: 'product', kind: 'webinar', url: '/a' } as const
  const rows = [{ ...row, price: 50_000, voluntary_minimum: 20_000 }]
  server.use(api.get('/public/search/suggestions', () => ok({ rows, total: 1 })))
  stand()
  await userEvent.type(screen.getByRole('combobox'), 'cadangan')
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /Mulai Rp.20\.000/ })).toBeVisible(),
  )
})

test('dates of one subject are one row, which says from when and where', async () => {
  const course = { type: 'product', kind: 'training', price: 9, mode: 'online' } as const
  const starts_at = '2027-03-18T09:00:00+07:00'
  const rows = [
    {
      ...course,
      text: 'Risiko',
      url: '/a',
      starts_at,
      dates: 3,
      cities: ['Medan', 'Palu', 'Solo'],
    },
    { ...course, text: 'Audit', url: '/b', starts_at, dates: 2, cities: ['Medan'] },
  ]
  server.use(api.get('/public/search/suggestions', () => ok({ rows, total: 2 })))
  stand()
  await userEvent.type(screen.getByRole('combobox'), 'risiko')
  const [many, few] = await screen.findAllByRole('option', { name: /mulai 18\sMaret 2027/ })
  expect(many).toHaveTextContent('3 jadwal, mulai 18 Maret 2027 · Daring · di 3 kota')
  expect(few).toHaveTextContent('2 jadwal, mulai 18 Maret 2027 · Daring · Medan')
})

test('who goes on before the list has arrived does not find it over the page', async () => {
  renderRoutes('/', {
    '*': (
      <>
        <SearchField />
        <button type="button">Berikut</button>
        <Announcer />
      </>
    ),
  })
  const field = screen.getByRole('combobox')
  // Both at once, as by a key that is held.
  act(() => field.focus())
  screen.getByRole('button', { name: 'Berikut' }).focus()
  const list = await screen.findByRole('listbox', { hidden: true })
  await userEvent.hover(list)
  expect(list).not.toBeVisible()
  await userEvent.click(field)
  await waitFor(() => expect(list).toBeVisible())
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 saran'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(list).not.toBeVisible()
})

test('a correction is labelled as one, and an empty list says so', async () => {
  const rows = [{ text: 'python', type: 'query' as const, url: '/search?q=python' }]
  server.use(
    api.get('/public/search/suggestions', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q')
      return ok(q === 'phyton' ? { rows, total: 1 } : { rows: [], total: 0 })
    }),
  )
  stand()
  await userEvent.type(screen.getByRole('combobox'), 'phyton')
  expect(await screen.findByRole('option', { name: 'Maksud Anda: python' })).toBeInTheDocument()
  await userEvent.type(screen.getByRole('combobox'), 'qq')
  expect(await screen.findByText(/Tidak ada saran/)).toBeInTheDocument()
})
