import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../test/render'
import { Price } from './Price'

test.each([
  [247_500, 275_000, 'Hemat 10%'],
  [67_068, 75_000, 'Hemat 10%'],
  [67_501, 75_000, 'Hemat 9%'],
])('%i instead of %i: %s, never more than it is', (amount, strike, saved) => {
  renderAt('/', <Price amount={amount} strike={strike} />)
  expect(screen.getByText(saved)).toBeInTheDocument()
})

test('a price of one’s own says where it begins, and no other price', async () => {
  renderAt('/', <Price amount={275_000} strike={300_000} from={100_000} />)
  expect(await screen.findByText(/Mulai/)).toHaveTextContent(/Rp.100\.000/)
  expect(screen.queryByText(/275/)).toBeNull()
})
