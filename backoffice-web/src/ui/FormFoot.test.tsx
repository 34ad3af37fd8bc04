import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, ResourceContextProvider, SimpleForm, TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { i18nProvider } from '../providers/i18nProvider'
import { FormFoot } from './FormFoot'

test('a form that cannot be saved says why, and can be left', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <AdminContext i18nProvider={i18nProvider}>
        <ResourceContextProvider value="news">
          <SimpleForm record={{ id: 5, title: 'Satu' }} toolbar={<FormFoot />}>
            <TextInput source="title" label="Judul" />
          </SimpleForm>
        </ResourceContextProvider>
      </AdminContext>
    </I18nProvider>,
  )
  expect(screen.getByLabelText('Belum ada yang diubah')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Judul'), 'x')
  expect(screen.queryByLabelText('Belum ada yang diubah')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Buang' }))
  await expect.poll(() => window.location.hash).toContain('/news/5/show')
})
