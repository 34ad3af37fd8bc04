import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { i18nProvider } from '../providers/i18nProvider'
import { on } from '../test/server'
import { MendDialog } from './MendDialog'
import type { ImportJob, ImportRow } from './useImports'

const job: ImportJob = {
  uuid: 'i-1',
  kind: 'products:training',
  title: 'Pelatihan',
  filename: 'kalender.xlsx',
  status: 'ready',
  rows_done: 1,
  rows_total: 1,
  new_count: 0,
  changed_count: 0,
  same_count: 0,
  error_count: 1,
  error: '',
  created_at: '2026-11-20T10:00:00+07:00',
  finished_at: null,
}

const row: ImportRow = {
  number: 2,
  values: { title: 'Jaringan', ends_at: '14/03/2027 09.00' },
  action: 'error',
  label: 'Jaringan',
  changes: [],
  errors: [['Selesai', 'Waktu selesai harus sesudah waktu mulai.']],
}

const columns = [
  { name: 'title', title: 'Judul', is_required: true, holds: 'text' },
  { name: 'ends_at', title: 'Selesai', is_required: false, holds: 'moment' },
  { name: 'price', title: 'Harga', is_required: false, holds: 'text' },
]

test('the wrong value has the focus, and a date is written as people write it', async () => {
  on('get', '/import-kinds', () => ({
    rows: [{ id: job.kind, title: job.title, columns }],
    total: 1,
  }))
  const sent = vi.fn()
  on('put', '/imports/i-1/rows/2', async (request) => {
    sent(await request.json())
    return job
  })
  const onClose = vi.fn()
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <I18nProvider i18n={i18n}>
        <MendDialog job={job} row={row} onClose={onClose} />
      </I18nProvider>
    </AdminContext>,
  )
  const ends = await screen.findByLabelText('Selesai')
  expect(ends).toHaveFocus()
  expect(ends).toHaveValue('14/03/2027 09.00')
  expect(ends).toHaveAttribute('placeholder', 'dd/mm/yyyy hh.mm')
  expect(screen.getByText('WIB')).toBeInTheDocument()
  expect(screen.queryByLabelText('Harga')).toBeNull()
  await userEvent.clear(ends)
  await userEvent.type(ends, '16/03/2027 16.00')
  await userEvent.click(screen.getByRole('button', { name: 'Periksa lagi' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledWith({ values: { ends_at: '16/03/2027 16.00' } })
})
