import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminContext, ResourceContextProvider, required, SimpleForm, TextInput } from 'react-admin'
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

const renderMoment = (onSubmit: (values: object) => void) =>
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="batches">
        <SimpleForm onSubmit={onSubmit}>
          <TextInput source="name" label="Nama" />
          <MomentInput source="opens_at" label="Dibuka" />
        </SimpleForm>
      </ResourceContextProvider>
    </AdminContext>,
  )

test('a time without a date is refused with a sentence', async () => {
  const saved: object[] = []
  renderMoment((values) => saved.push(values))
  await userEvent.type(screen.getByLabelText('Nama'), 'x')
  await userEvent.type(screen.getByLabelText('Dibuka: pukul (WIB)'), '0930')
  await userEvent.click(screen.getByRole('button', { name: /Simpan/ }))
  expect(await screen.findByText(/Isi tanggal dan pukulnya/)).toBeInTheDocument()
  expect(saved).toEqual([])
})

test('a date brings nine in the morning, and an hour that is typed takes its place', async () => {
  renderMoment(() => undefined)
  await userEvent.type(screen.getByLabelText('Dibuka'), '23112026')
  const hour = screen.getByLabelText('Dibuka: pukul (WIB)')
  expect(hour).toHaveValue('09:00')
  await userEvent.type(hour, '1345')
  expect(hour).toHaveValue('13:45')
})
