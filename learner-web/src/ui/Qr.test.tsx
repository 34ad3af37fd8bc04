import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../test/render'
import { pathOf, Qr } from './Qr'

test('each run of dark modules is one piece of the path', () => {
  expect(
    pathOf([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM2 1h1v1h-1z')
})

test('the code is a picture with a name, and the quiet border stays white', () => {
  renderAt('/', <Qr code="DX-1-71" label="Kode QR tiket DX-1-71" />)
  const picture = screen.getByRole('img', { name: 'Kode QR tiket DX-1-71' })
  const path = picture.querySelector('path')?.getAttribute('d') ?? ''
  const starts = [...path.matchAll(/M(\d+) (\d+)/g)]
  expect(starts.length).toBeGreaterThan(50)
  expect(Math.min(...starts.map(([, x]) => Number(x)))).toBe(4)
  expect(Math.min(...starts.map(([, , y]) => Number(y)))).toBe(4)
})
