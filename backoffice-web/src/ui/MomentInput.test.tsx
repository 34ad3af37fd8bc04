import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, ResourceContextProvider, required, SimpleForm } from 'react-admin'
import { expect, test } from 'vitest'
import { i18nProvider } from '../providers/i18nProvider'
import { DayInput } from './DayInput'
import { MomentInput } from './MomentInput'

test('an empty required moment says so in words, and its hour is named by its field', async () => {
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="batches">
        <SimpleForm onSubmit={() => undefined}>
          <MomentInput source="opens_at" validate={required()} />
          <DayInput source="due_on" label="Tenggat" validate={required()} />
        </SimpleForm>
      </ResourceContextProvider>
    </AdminContext>,
  )
  expect(screen.getByLabelText('Dibuka: pukul (WIB)')).toBeInTheDocument()
  const save = screen.getByRole('button', { name: /Simpan/ })
  save.removeAttribute('disabled')
  await userEvent.type(screen.getByLabelText('Dibuka: pukul (WIB)'), '1{Enter}')
  expect(await screen.findAllByText('Wajib diisi')).not.toHaveLength(0)
  expect(screen.queryByText(/@@react-admin@@/)).toBeNull()
})
