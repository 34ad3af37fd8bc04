import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { person } from '../test/people'
import { on } from '../test/server'
import { line } from '../test/sidebar'
import { App } from './App'

const asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['dashboard.view', 'batches.view', 'news.view', 'news.add']
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/work', () => ({ rows: [], total: 0 }))
  on('get', '/batches', () => ({ rows: [], total: 0 }))
  on('get', '/sidebar', () => ({
    rows: [line(1, 'batches', 'Batch'), line(2, 'news', 'Berita')],
    total: 2,
  }))
  on('get', '/find', (request) => {
    asked.push(new URL(request.url).searchParams.get('q') ?? '')
    const row = { resource: 'news', id: 7, label: 'Berita kelas', detail: '', path: '/news/7/show' }
    return { rows: [row], total: 1 }
  })
  window.history.replaceState(null, '', '/backoffice/batches')
})

async function openPalette() {
  render(<App />)
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: /Batch/ }, { timeout: 30_000 })
  await user.keyboard('{Control>}k{/Control}')
  return { user, box: await screen.findByRole('combobox', { name: 'Cari halaman atau data' }) }
}

const group = (name: string) => within(screen.getByRole('group', { name }))

test('words lead to pages, to records, and to what may be made again', async () => {
  const { user, box } = await openPalette()
  expect(group('Halaman').getAllByRole('option')).toHaveLength(2)
  await user.type(box, 'berita')
  expect(await screen.findByRole('option', { name: 'Berita kelas' })).toBeVisible()
  expect(group('Halaman').getByRole('option')).toHaveTextContent('Berita')
  expect(group('Buat baru').getByRole('option')).toHaveTextContent('Tambah Berita')
  expect(asked.at(-1)).toBe('berita')
  await user.clear(box)
  await user.type(box, 'tambah')
  expect(await screen.findByRole('option', { name: 'Tambah Berita' })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Tambah Batch/ })).toBeNull()
}, 60_000)

test('arrows choose and Enter opens; it is found again without a word', async () => {
  const { user, box } = await openPalette()
  await user.type(box, 'berita')
  await screen.findByRole('option', { name: 'Berita kelas' })
  const chosen = () => screen.getByRole('option', { selected: true })
  expect(chosen()).toHaveTextContent(/^Berita$/)
  await user.keyboard('{ArrowDown}')
  expect(box).toHaveAttribute('aria-activedescendant', chosen().id)
  await user.keyboard('{ArrowUp}{Enter}')
  await expect.poll(() => window.location.pathname).toBe('/backoffice/news')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('group', { name: 'Terakhir dibuka' })).toHaveTextContent('Berita')
}, 60_000)
