import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Recommendation } from '../../api/corporate'
import { renderAt } from '../../test/render'
import { Recommendations } from './Recommendations'

const row = (item_id: number, facts: Partial<Recommendation>): Recommendation => ({
  item_id,
  kind: 'training',
  slug: `kelas-${item_id}`,
  title: `Kelas ${item_id}`,
  units: ['Menelaah Data'],
  seats: 2,
  closes: 3,
  price: 500_000,
  cost: 1_000_000,
  is_within_budget: true,
  ...facts,
})

const rows = [
  row(1, {}),
  row(2, { cost: 4_000_000 }),
  row(3, { units: ['Mengumpulkan Data'], cost: 2_000_000 }),
  row(4, { units: ['Mengamankan Data'], cost: 9_000_000, is_within_budget: false }),
]

test('what helps in a unit of its own and fits the budget is proposed; managers change it', async () => {
  const user = userEvent.setup()
  renderAt('/corporate', <Recommendations rows={rows} budget={5_000_000} canQuote />)
  const box = (id: number) => screen.getByRole('checkbox', { name: `Pilih Kelas ${id}` })
  expect([1, 2, 3, 4].map((id) => (box(id) as HTMLInputElement).checked)).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(screen.getByText(/Sisa anggaran Rp\s2\.000\.000/)).toBeVisible()
  await user.click(box(2))
  expect(screen.getByText(/Rp\s2\.000\.000 di atas anggaran/)).toBeVisible()
  for (const id of [1, 2, 3]) await user.click(box(id))
  expect(screen.getByRole('button', { name: 'Minta penawaran untuk 0 produk' })).toBeDisabled()
})

test('members read what would help them, without a choice', () => {
  renderAt('/corporate', <Recommendations rows={rows} />)
  const list = screen.getByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
