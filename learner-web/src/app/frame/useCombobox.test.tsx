import { render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { useCombobox } from './useCombobox'

function Field() {
  const field = useRef<HTMLInputElement>(null)
  const { words } = useCombobox(field, 'list', () => undefined)
  useLayoutEffect(() => {
    if (field.current) field.current.value = 'basis data'
  }, [])
  return (
    <>
      <input ref={field} aria-label="Cari" />
      <output>{words}</output>
    </>
  )
}

test('what was typed while the list was on its way is looked for', () => {
  render(<Field />)
  expect(screen.getByRole('status')).toHaveTextContent('basis data')
})
