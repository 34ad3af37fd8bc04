import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const row = {
  subject: 'news',
  slug: 'kelas-baru',
  title: 'Kelas baru',
  is_shown: true,
  translations: { en: 7 },
}
const asked: URLSearchParams[] = []

beforeEach(() => {
  asked.length = 0
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['translations.view', 'translations.add', 'translations.change']
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/translation-gaps', () => ({
    rows: [{ subject: 'news', total: 3, missing: { en: 0, fr: 2 } }],
    total: 1,
  }))
  on('get', '/translation-grid', (request) => {
    asked.push(new URL(request.url).searchParams)
    return { rows: [row], total: 1, is_total_exact: true }
  })
  window.history.replaceState(null, '', '/backoffice/translations')
})

test('each language leads to its text or to a new one, and the address keeps the filters', async () => {
  render(<App />)
  const there = await screen.findByRole(
    'link',
    { name: 'Kelas baru: ubah terjemahan English' },
    { timeout: 9_000 },
  )
  expect(there).toHaveAttribute('href', '/backoffice/translations/7')
  const missing = await screen.findByRole('link', {
    name: 'Kelas baru: terjemahkan ke Français',
  })
  const source = encodeURIComponent('{"subject":"news","slug":"kelas-baru","locale":"fr"}')
  expect(missing).toHaveAttribute('href', `/backoffice/translations/create?source=${source}`)
  expect(await screen.findByText('2 belum')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Termasuk yang belum tampil' }))
  expect(window.location.search).toBe('?drafts=1')
  expect(asked.at(-1)?.get('with_drafts')).toBe('true')
  on('get', '/translations/7', () => ({ ...row, id: 7, locale: 'en', version: 1 }))
  await userEvent.click(await screen.findByRole('link', { name: /ubah terjemahan English/ }))
  expect(window.history.state.usr).toEqual({ returnTo: '/translations?drafts=1' })
}, 60_000)
