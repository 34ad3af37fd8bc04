import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SearchHit } from '../../api/search'
import { renderAt, renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as NotFound } from './not-found'
import { Component as Nothing } from './nothing'
import { Component as ServerError } from './server-error'

const hit: SearchHit = {
  type: 'product',
  kind: 'training',
  title: 'Dasar Python',
  title_html: 'Dasar Python',
  snippet_html: '',
  url: '/product/training/dasar-python',
  price: 0,
  strike_price: null,
  voluntary_minimum: null,
  seats_left: null,
  awaits_date: null,
  on_sale: true,
  starts_at: null,
  published_at: '2026-11-02T09:00:00+07:00',
  item_id: 24,
  image_url: null,
  category_name: null,
  location_name: null,
  mode: '',
  difficulty: '',
}

let asked: (string | null)[]

function answer(page: object) {
  server.use(
    api.get('/public/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'))
      return ok({ rows: [], total: 0, nearest: [], ...page })
    }),
  )
}

beforeEach(() => {
  asked = []
  answer({})
})

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')

test('a page that is not there leads home and to the catalogue, past search engines', () => {
  const { unmount } = renderAt('/nowhere', <NotFound />)
  expect(screen.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Lihat katalog' })).toHaveAttribute('href', '/product')
  expect(robots()).toBe('noindex')
  unmount()
  expect(robots()).toBeUndefined()
})

test('from a page that is not there one can search', async () => {
  const router = renderRoutes('/nowhere', { '*': <NotFound /> })
  expect(screen.getByRole('searchbox')).toHaveValue('nowhere')
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'basis data{Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/search?q=basis%20data',
  )
})

test('what the address names is looked for', async () => {
  answer({ rows: [hit], total: 1 })
  renderAt('/product/course/dasar-python-2024', <NotFound />)
  expect(await screen.findByRole('link', { name: 'Dasar Python' })).toHaveAttribute(
    'href',
    '/product/training/dasar-python',
  )
  expect(asked).toEqual(['dasar python'])
})

test('a server error shows its reference', () => {
  renderAt('/error-500?id=a1b2-c3d4', <ServerError />)
  expect(screen.getByText('a1b2-c3d4')).toBeInTheDocument()
})

test.each(['', '?id=', '?id=Hubungi%20penipu', '?id=x'])('"%s" is no reference', (search) => {
  renderAt(`/error-500${search}`, <ServerError />)
  expect(screen.queryByText(/Kode galat/)).not.toBeInTheDocument()
})

test('an empty screen is empty', () => {
  const { container } = renderAt('/blog', <Nothing />)
  expect(container).toBeEmptyDOMElement()
  expect(robots()).toBe('noindex')
})
