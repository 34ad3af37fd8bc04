import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  AdminContext,
  ArrayInput,
  ResourceContextProvider,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { expect, test } from 'vitest'
import { FormRows } from './FormRows'

test('rows are added by a button in words, and no button empties them all', async () => {
  render(
    <AdminContext>
      <ResourceContextProvider value="questions">
        <SimpleForm toolbar={false}>
          <ArrayInput source="options" defaultValue={[{ text: 'A' }]}>
            <FormRows add="Tambah pilihan">
              <TextInput source="text" label="Pilihan" />
            </FormRows>
          </ArrayInput>
        </SimpleForm>
      </ResourceContextProvider>
    </AdminContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah pilihan' }))
  expect(screen.getAllByLabelText('Pilihan')).toHaveLength(2)
  expect(document.querySelector('.RaSimpleFormIterator-clear button')).toBeNull()
})
