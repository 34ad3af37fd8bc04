import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../test/render'
import { Button } from './Button'

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
