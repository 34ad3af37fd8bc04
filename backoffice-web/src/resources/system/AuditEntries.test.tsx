import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { ListContextProvider, type ListControllerResult } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { components } from '../../api/schema'
import { AuditEntries } from './AuditEntries'

type Entry = components['schemas']['AuditRow']

const entry = (changes: Partial<Entry>): Entry => ({
  id: 1,
  at: '2026-11-20T18:30:00Z',
  action: 'changed',
  actor: 'Dewi Anjarsari',
  on_behalf_of: null,
  model: 'content.news',
  model_label: 'Berita',
  root_label: 'Berita',
  object_id: '4',
  subject: 'Kelas baru',
  path: '/news/4/show',
  joined: null,
  source: 'backoffice',
  changes: [],
  ...changes,
})

function show(...data: Entry[]) {
  render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <ListContextProvider value={{ data } as unknown as ListControllerResult}>
          <AuditEntries />
        </ListContextProvider>
      </MemoryRouter>
    </I18nProvider>,
  )
}

test.each([
  [{}, 'Dewi Anjarsari mengubah berita Kelas baru'],
  [{ action: 'created' }, 'Dewi Anjarsari membuat berita Kelas baru'],
  [{ action: 'deleted' }, 'Dewi Anjarsari menghapus berita Kelas baru'],
  [{ action: 'restored' }, 'Dewi Anjarsari memulihkan berita Kelas baru'],
  [{ actor: null }, 'Sistem mengubah berita Kelas baru'],
  [{ model_label: 'FAQ' }, 'Dewi Anjarsari mengubah FAQ Kelas baru'],
  [
    { joined: 'Pengguna Agus', root_label: 'Grup', subject: 'Staff', action: 'created' },
    'Dewi Anjarsari menambahkan pengguna Agus ke grup Staff',
  ],
  [
    { joined: 'Izin chat', root_label: 'Grup', subject: 'Staff', action: 'deleted' },
    'Dewi Anjarsari mengeluarkan izin chat dari grup Staff',
  ],
] as const)('%j is shown in a sentence', (changes, sentence) => {
  show(entry(changes))
  expect(screen.getByRole('listitem')).toHaveTextContent(sentence)
})

test('entries are shown under the day on which people in Jakarta saw them, and lead to their record', () => {
  show(entry({}), entry({ id: 2, at: '2026-11-20T16:59:00Z', path: null, on_behalf_of: 'Ani' }))
  const [late, early] = screen.getAllByRole('region')
  if (!late || !early) throw new Error('two days expected')
  expect(late).toHaveAccessibleName(/21 Nov/)
  expect(early).toHaveAccessibleName(/20 Nov/)
  expect(within(late).getByRole('link', { name: 'Kelas baru' })).toHaveAttribute(
    'href',
    '/news/4/show',
  )
  expect(within(early).queryByRole('link')).toBeNull()
  expect(early).toHaveTextContent('sebagai Ani')
})
