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
  expect(Object.fromEntries(asked)).toEqual({ page: '2', rows: '12', sort: 'published_at|desc' })
  expect(await axeViolations(container)).toEqual([])
})

test('an article shows its text and what else to read; one that is gone leads back', async () => {
  const other = { ...aNews, slug: 'lain', title: 'Kabar lain' }
  server.use(
    api.get('/public/news/kabar', () =>
      ok({ ...aNews, body_html: '<h2>Isi</h2><p>Halo.</p>', related: [other] }),
    ),
    api.get('/public/news/hilang', () => failed(404, 'Tidak ada')),
  )
  const router = renderRoutes('/news/kabar', { '/news/:slug': <Article /> })
  expect(await screen.findByRole('heading', { name: 'Isi', level: 2 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Kabar lain' })).toBeInTheDocument()
  expect(await axeViolations(document.body)).toEqual([])
  await router.navigate('/news/hilang')
  expect(await screen.findByRole('link', { name: 'Lihat berita lain' })).toBeInTheDocument()
})
