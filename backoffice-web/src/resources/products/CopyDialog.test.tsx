import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { expect, test } from 'vitest'
import { CopyDialog } from './CopyDialog'

function show(kind: string, starts_at: string | null) {
  render(
    <I18nProvider i18n={i18n}>
      <AdminContext>
        <CopyDialog
          product={{ id: 7, kind, title: 'Kelas data', starts_at }}
          onClose={() => undefined}
        />
      </AdminContext>
    </I18nProvider>,
  )
  return screen.getAllByRole('listitem').map((one) => one.textContent)
}

test('a class says that its steps, assignments and quizzes are copied', () => {
  expect(show('oti', '2026-12-15T03:00:00Z')).toEqual([
    'semua isian dan gambarnya',
    'sesi, langkah, dan aturan kelulusan',
    'tugas dengan rubriknya, kuis dengan soalnya',
    'trainer yang ditugaskan',
    'berkas materi dan aturan sertifikat',
    'terjemahan semuanya',
  ])
  expect(screen.getByText(/Semua tanggal di dalamnya bergeser/)).toBeVisible()
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('')
})

test('a product without a date asks for none', () => {
  expect(show('other', null)).toHaveLength(3)
  expect(screen.queryByText(/Semua tanggal/)).toBeNull()
  expect(screen.queryByText(/Mulai pada/)).toBeNull()
})
