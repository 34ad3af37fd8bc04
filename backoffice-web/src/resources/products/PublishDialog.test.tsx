import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { AdminContext } from 'react-admin'
import { expect, test } from 'vitest'
import { PublishDialog } from './PublishDialog'

const product = {
  id: 7,
  title: 'Webinar data',
  starts_at: '2026-12-15T03:00:00Z',
  ends_at: '2026-12-15T04:00:00Z',
  price: 150_000,
  quota: null,
}

function show(values: object) {
  render(
    <I18nProvider i18n={i18n}>
      <AdminContext>
        <PublishDialog product={{ ...product, values }} onClose={() => undefined} />
      </AdminContext>
    </I18nProvider>,
  )
}

test('the dialog shows the time once and what the page lacks', () => {
  show({ summary: 'Sehari tentang data.' })
  expect(screen.getByText('15 Des 2026 · 10.00–11.00 WIB')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/gambar sampul.*Deskripsinya/)
  expect(screen.getByRole('alert')).not.toHaveTextContent(/Ringkasannya/)
})

test('a page that lacks nothing is published without a warning', () => {
  show({ summary: 'Sehari.', description: 'Isi.', image: 'pictures/a.jpg' })
  expect(screen.queryByRole('alert')).toBeNull()
})
