import { screen, waitFor } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const news = {
  id: 5,
  title: 'Kelas baru',
  slug: 'kelas-baru',
  summary: 'Ringkas.',
  body: 'Isi.',
  image: '',
  tags: [],
  published_at: '2026-11-20T09:00:00+07:00',
  is_published: true,
  updated_at: '2026-11-20T09:00:00+07:00',
  version: 1,
}
const permissions = ['news.view', 'translations.view', 'translations.add', 'translations.change']

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/news/5', () => news)
  on('get', '/translations', () => ({ rows: [], total: 0 }))
  on('get', '/translation-sources', () => [
    { slug: 'kelas-baru', title: 'Kelas baru', summary: 'Ringkas.', body: 'Isi berita Indonesia.' },
  ])
})

test('a record leads to its translation, which knows the record and shows its text', async () => {
  window.history.replaceState(null, '', '/backoffice/news/5/show/translations')
  render(<App />)
  const link = await screen.findByRole(
    'link',
    { name: 'Terjemahkan ke English' },
    { timeout: 9_000 },
  )
  link.click()
  expect(await screen.findByText('Isi berita Indonesia.', {}, { timeout: 9_000 })).toBeVisible()
  const record = screen.getByRole('combobox', { name: /Alamat/ })
  await waitFor(() => expect(record).toHaveValue('Kelas baru'), { timeout: 9_000 })
}, 60_000)
