import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '../test/render'
import { Button } from './Button'
import { Dialog } from './Dialog'

interface OpenerProps {
  sheet?: boolean
  alert?: boolean
  children: ReactNode
}

/** A dialog that is taken out of the page when it is closed. */
function Opener({ children, ...look }: OpenerProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      {open && (
        <Dialog open {...look} title="Ubah email" onClose={close}>
          {children}
          <Button onClick={close}>Batal</Button>
        </Dialog>
      )}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getByRole('heading', { name: 'Ubah email' })

test('the focus begins in the first field and goes back to what opened the dialog', async () => {
  renderAt('/', <Opener>{<input aria-label="Email" />}</Opener>)
  for (const close of ['Batal', 'Tutup']) {
    await press('Buka')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await press(close)
    expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus()
  }
})

test('without a field, and in a sheet, the focus begins at the heading', async () => {
  renderAt('/', <Opener>Tentang email</Opener>)
  await press('Buka')
  expect(heading()).toHaveFocus()
})

test('a sheet lets no keyboard jump up', async () => {
  renderAt('/', <Opener sheet>{<input aria-label="Email" />}</Opener>)
  await press('Buka')
  expect(heading()).toHaveFocus()
})

test('with a mouse a sheet is typed in at once', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }))
  renderAt('/', <Opener sheet>{<input aria-label="Email" />}</Opener>)
  await press('Buka')
  expect(screen.getByLabelText('Email')).toHaveFocus()
})

test('of several radio buttons the chosen one has the focus', async () => {
  const radio = (name: string, isChosen: boolean) => (
    <input type="radio" name="x" aria-label={name} defaultChecked={isChosen} />
  )
  renderAt(
    '/',
    <Opener>
      {radio('Satu', false)}
      {radio('Dua', true)}
    </Opener>,
  )
  await press('Buka')
  expect(screen.getByLabelText('Dua')).toHaveFocus()
})
