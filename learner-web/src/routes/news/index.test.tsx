import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { axeViolations } from '../../test/axe'
import { aNews } from '../../test/content'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as Article } from './article'
import { Component as News } from './index'

test('the articles come twelve at a time, the newest first', async () => {
  let asked = new URLSearchParams()
  server.use(
    api.get('/public/news', ({ request }) => {
      asked = new URL(request.url).searchParams
      return ok({ rows: [aNews], total: 20 })
    }),
  )
  const { container } = renderAt('/news?page=2', <News />)
  expect(await screen.findByRole('link', { name: 'Kabar pertama' })).toHaveAttribute(
    'href',
    '/news/kabar',
  )
  expect(screen.getByText('2 menit baca')).toBeInTheDocument()
  expect(Object.fromEntries(asked)).toEqual({ page: '2', rows: '12', sort: 'published_at|desc' })
  expect(await axeViolations(container)).toEqual([])
})

const hit = {
  type: 'product' as const,
  kind: 'training' as const,
  item_id: 4,
  title: 'Kelas data',
  url: '/product/training/kelas-data',
  image_url: null,
  category_name: null,
  mode: '',
  difficulty: '',
  location_name: null,
  price: 0,
  strike_price: null,
  voluntary_minimum: null,
  seats_left: null,
  on_sale: true,
  awaits_date: false,
  starts_at: null,
  published_at: '2026-11-02T09:00:00+07:00',
  title_html: 'Kelas <mark>data</mark>',
  snippet_html: '',
}

test('an article shows its text and what else to read; one that is gone leads back', async () => {
  let sought = new URLSearchParams()
  const other = { ...aNews, slug: 'lain', title: 'Kabar lain' }
  server.use(
    api.get('/public/news/kabar', () =>
      ok({ ...aNews, body_html: '<h2>Isi</h2><p>Halo.</p>', related: [other] }),
    ),
    api.get('/public/search', ({ request }) => {
      sought = new URL(request.url).searchParams
      return ok({ rows: [hit], total: 1 })
    }),
    api.get('/public/news/hilang', () => failed(404, 'Tidak ada')),
  )
  const router = renderRoutes('/news/kabar', { '/news/:slug': <Article /> })
  expect(await screen.findByRole('heading', { name: 'Isi', level: 2 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kabar lain' })).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Kelas data' })).toHaveAttribute(
    'href',
    '/product/training/kelas-data',
  )
  expect(screen.getByText('Gratis')).toBeInTheDocument()
  expect(sought.get('q')).toBe('data')
  expect(await axeViolations(document.body)).toEqual([])
  await router.navigate('/news/hilang')
  expect(await screen.findByRole('link', { name: 'Lihat berita lain' })).toBeInTheDocument()
})
