import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Address } from './Address'

test('an address breaks after its slashes and not inside its code', () => {
  const { container } = render(<Address link="https://duxi.example/ref/ANI-2026" />)
  expect(container).toHaveTextContent('duxi.example/ref/ANI-2026')
  expect(container.innerHTML).toBe('duxi.example/<wbr>ref/<wbr>ANI-2026')
})
