import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChoiceChips } from './ChoiceChips'

test('one of a few is pressed, and another can be', () => {
  const onChange = vi.fn()
  const choices = [
    { value: '', label: 'Semua' },
    { value: 'unanswered', label: 'Belum terjawab' },
  ]
  render(<ChoiceChips label="Tampilkan" value="" choices={choices} onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Tampilkan' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Semua', pressed: true })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Belum terjawab', pressed: false }))
  expect(onChange).toHaveBeenCalledWith('unanswered')
})
