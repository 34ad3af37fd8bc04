import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../test/render'
import { FileField } from './FileField'

test('after a file is removed the keyboard goes on at the attach button', async () => {
  const onChange = vi.fn()
  const files = [{ uuid: 'f1', name: 'tugas.txt', size: 34 }]
  renderAt('/', <FileField files={files} onChange={onChange} most={5} />)
  await userEvent.click(screen.getByRole('button', { name: 'Hapus tugas.txt' }))
  expect(onChange).toHaveBeenCalledWith([])
  expect(screen.getByLabelText('Lampirkan berkas')).toHaveFocus()
})
