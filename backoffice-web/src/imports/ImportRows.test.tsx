import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { i18nProvider } from '../providers/i18nProvider'
import { on } from '../test/server'
import { onSmallScreen } from '../test/smallScreen'
import { ImportRows } from './ImportRows'
import type { ImportJob, ImportRow } from './useImports'

onSmallScreen()

const job: ImportJob = {
  uuid: 'i-1',
  kind: 'list:locations',
  title: 'Kota',
  filename: 'kota.xlsx',
  status: 'ready',
  rows_done: 2,
  rows_total: 2,
  new_count: 1,
  changed_count: 0,
  same_count: 0,
  error_count: 1,
  error: '',
  created_at: '2026-11-20T10:00:00+07:00',
  finished_at: null,
}

const rows: ImportRow[] = [
  { number: 2, values: {}, action: 'new', label: 'Ambon', changes: [], errors: [] },
  {
    number: 3,
    values: {},
    action: 'error',
    label: 'Palu',
    changes: [],
    errors: [['Provinsi', 'Wajib diisi.']],
  },
]

test('each row is a card on phones: what is wrong with it, and what can be done', async () => {
  const dropped = vi.fn(() => job)
  on('delete', '/imports/i-1/rows/3', dropped)
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <I18nProvider i18n={i18n}>
        <ImportRows job={job} rows={rows} />
      </I18nProvider>
    </AdminContext>,
  )
  const [good, wrong] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(screen.queryByRole('table')).toBeNull()
  expect(good).toHaveTextContent('Ambon')
  expect(within(good).queryByRole('button', { name: 'Perbaiki' })).toBeNull()
  expect(wrong).toHaveTextContent('Baris 3')
  expect(wrong).toHaveTextContent('Provinsi: Wajib diisi.')
  await userEvent.click(within(wrong).getByRole('button', { name: 'Keluarkan' }))
  await waitFor(() => expect(dropped).toHaveBeenCalledOnce())
})
