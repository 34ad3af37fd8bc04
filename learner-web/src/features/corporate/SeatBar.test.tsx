import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SeatBar } from './SeatBar'

const shares = (container: HTMLElement) =>
  [...container.querySelectorAll('span')].map((part) => part.style.flexGrow)

test('each step of the seats is as long as the seats that are shown', () => {
  const counts = { bought: 9, assigned: 5, used: 3, completed: 1 }
  expect(shares(render(<SeatBar counts={counts} />).container)).toEqual(['1', '2', '2', '4'])
})

test('a step without seats is left out', () => {
  const counts = { bought: 4, assigned: 4, used: 0, completed: 0 }
  expect(shares(render(<SeatBar counts={counts} />).container)).toEqual(['4'])
})
