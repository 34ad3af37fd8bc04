import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../test/render'
import { Button } from './Button'
import { Switch } from './Switch'

const sent = vi.fn()

function Save() {
  const [busy, setBusy] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    sent()
    setBusy(true)
  }
  return (
    <form onSubmit={send}>
      <input aria-label="Nama" />
      <Button type="submit" busy={busy}>
        Simpan
      </Button>
    </form>
  )
}

test('a busy button keeps the focus and takes no second press, by Enter in a field neither', async () => {
  renderAt('/', <Save />)
  const button = screen.getByRole('button', { name: 'Simpan' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  await userEvent.type(screen.getByLabelText('Nama'), '{Enter}')
  expect(sent).toHaveBeenCalledOnce()
})

test('a switch whose choice is being saved keeps the focus and takes no other', async () => {
  const onChange = vi.fn()
  renderAt('/', <Switch busy label="Kabar" checked onChange={onChange} />)
  const control = screen.getByRole('switch')
  control.focus()
  await userEvent.click(control)
  expect(control).toHaveFocus()
  expect(control).toBeChecked()
  expect(onChange).not.toHaveBeenCalled()
})
