import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../test/render'
import { DateInput } from './DateInput'

test('a typed day is reported once it is complete', async () => {
  const onChange = vi.fn()
  renderAt('/', <DateInput aria-label="Hari" value="" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: 'Hari' })
  await userEvent.type(field, '31122026')
  expect(field).toHaveValue('31/12/2026')
  expect(onChange.mock.calls).toEqual([['2026-12-31']])
})

test('a cleared day is reported as empty', async () => {
  const onChange = vi.fn()
  renderAt('/', <DateInput aria-label="Hari" value="2026-12-31" onChange={onChange} />)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Hari' }))
  expect(onChange.mock.calls).toEqual([['']])
})

test('no day at all is marked once the field is left', async () => {
  renderAt('/', <DateInput aria-label="Hari" value="" onChange={() => undefined} />)
  const field = screen.getByRole('textbox', { name: 'Hari' })
  await userEvent.type(field, '31/02/2027')
  expect(field).toBeValid()
  await userEvent.tab()
  expect(field).toBeInvalid()
})
