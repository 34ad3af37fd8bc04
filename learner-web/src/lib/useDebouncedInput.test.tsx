import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../test/render'
import { Link } from '../ui/Link'
import { useDebouncedInput } from './useDebouncedInput'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const onRest = vi.fn()

function Box() {
  const [text, type] = useDebouncedInput('', onRest)
  return (
    <>
      <input aria-label="Cari" value={text} onChange={(event) => type(event.target.value)} />
      <Link to="/lain">Pergi</Link>
    </>
  )
}

test('counts once the typing rests', async () => {
  onRest.mockClear()
  renderAt('/', <Box />)
  await userEvent.type(screen.getByLabelText('Cari'), ' data ', { delay: null })
  expect(onRest).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(400))
  expect(onRest.mock.calls).toEqual([['data']])
})

test('does not return to the old page while the next one loads', async () => {
  onRest.mockClear()
  const arriving = () => new Promise<never>(() => undefined)
  const router = createMemoryRouter([
    { path: '/', element: <Box /> },
    { path: '/lain', lazy: arriving },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.type(screen.getByLabelText('Cari'), 'data', { delay: null })
  await userEvent.click(screen.getByRole('link', { name: 'Pergi' }), { delay: null })
  act(() => vi.advanceTimersByTime(1000))
  expect(onRest).not.toHaveBeenCalled()
})
