import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Recommendation } from '../../api/corporate'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Recommendations } from './Recommendations'

const row = (item_id: number, facts: Partial<Recommendation>): Recommendation => ({
  item_id,
  subject_id: null,
  kind: 'training',
  slug: `kelas-${item_id}`,
  title: `Kelas ${item_id}`,
  units: ['Menelaah Data'],
  seats: 2,
  closes: 3,
  price: 500_000,
  cost: 1_000_000,
  is_within_budget: true,
  free_seats: 0,
  ...facts,
})

const rows = [
  row(1, {}),
  row(2, { cost: 4_000_000 }),
  row(3, { units: ['Mengumpulkan Data'], cost: 2_000_000 }),
  row(4, { units: ['Mengamankan Data'], cost: 9_000_000, is_within_budget: false }),
]

const box = (id: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Pilih Kelas ${id}` })
const over = (ids: number[]) =>
  ids.filter((id) => {
    const product = box(id).parentElement as HTMLElement
    return within(product).queryByText('Melebihi sisa anggaran') !== null
  })

test('what helps in a unit of its own and fits the budget is proposed; managers change it', async () => {
  const user = userEvent.setup()
  renderAt('/corporate', <Recommendations rows={rows} budget={5_000_000} campaign="c" />)
  expect([1, 2, 3, 4].filter((id) => box(id).checked)).toEqual([1, 3])
  expect(screen.getByText(/Sisa setelah pilihan ini Rp\s2\.000\.000/)).toBeVisible()
  await user.click(box(2))
  expect(screen.getByText(/Rp\s2\.000\.000 di atas anggaran/)).toBeVisible()
  for (const id of [1, 2, 3]) await user.click(box(id))
  expect(screen.getByRole('button', { name: 'Minta penawaran untuk 0 produk' })).toBeDisabled()
})

test('what is bought already is not proposed again but can be given', () => {
  const bought = [row(1, { free_seats: 2 }), row(2, {}), row(3, { free_seats: 1, units: ['Lain'] })]
  renderAt('/corporate', <Recommendations rows={bought} campaign="c" />)
  expect([1, 2, 3].filter((id) => box(id).checked)).toEqual([3])
  const link = screen.getByRole('link', { name: '2 kursi sudah ada: bagikan' })
  expect(link).toHaveAttribute('href', '/corporate?tab=seats')
})

test('a product is over the budget only beside what is chosen, not beside what is listed', async () => {
  const user = userEvent.setup()
  renderAt('/corporate', <Recommendations rows={rows} budget={5_000_000} campaign="c" />)
  // 3 of 5 million are chosen: 4 more do not fit, nor do 9.
  expect(over([1, 2, 3, 4])).toEqual([2, 4])
  await user.click(box(3))
  expect(over([1, 2, 3, 4])).toEqual([4])
  await user.click(box(1))
  await user.click(box(4))
  // 9 of 5 million are chosen: nothing fits beside it, nor it itself.
  expect(over([1, 2, 3, 4])).toEqual([1, 2, 3, 4])
})

test('small products late in the list fit into what is left', () => {
  const many = [
    row(1, { cost: 13_500_000 }),
    ...[2, 3, 4].map((id) => row(id, { cost: 3_800_000 })),
    row(5, { cost: 875_000 }),
  ]
  renderAt('/corporate', <Recommendations rows={many} budget={25_000_000} campaign="c" />)
  expect(screen.getByText(/Sisa setelah pilihan ini Rp\s11\.500\.000/)).toBeVisible()
  expect(over([1, 2, 3, 4, 5])).toEqual([])
})

test('of one course a single place is chosen, and each says what it costs a person', async () => {
  const user = userEvent.setup()
  const places = [
    row(1, { subject_id: 7 }),
    row(2, { subject_id: 7, cost: 1_500_000, price: 750_000 }),
    row(3, { subject_id: 8, seats: 1, cost: 500_000 }),
    row(4, { subject_id: 7, units: ['Mengumpulkan Data'] }),
  ]
  renderAt('/corporate', <Recommendations rows={places} budget={2_500_000} campaign="c" />)
  const group = screen.getByRole('group', { name: 'Kelas yang sama, pilih salah satu' })
  expect(within(group).getAllByRole('checkbox')).toEqual([box(1), box(2)])
  expect(within(group).getByText(/untuk 2 peserta \(Rp\s750\.000 per orang\)/)).toBeVisible()
  expect(box(3).parentElement).toHaveTextContent(/Rp\s500\.000 untuk 1 peserta(?! \()/)
  await user.click(box(2))
  expect([1, 2, 3, 4].filter((id) => box(id).checked)).toEqual([2, 4])
  // The other place would make room for itself.
  expect(over([1, 2])).toEqual([])
})

test('what was approved is shown, and the offer belongs to the analysis', async () => {
  let asked: FormData | undefined
  server.use(
    api.post('/corporate/quotations', async ({ request }) => {
      asked = await request.formData()
      return ok({})
    }),
  )
  renderAt(
    '/corporate',
    <Recommendations rows={rows} budget={5_000_000} approved={3_000_000} campaign="c-1" />,
  )
  expect(screen.getByText(/sudah disetujui Rp\s3\.000\.000/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Minta penawaran untuk 2 produk' }))
  await expect.poll(() => asked?.get('campaign_uuid')).toBe('c-1')
})

test('members read what would help them, without a choice', () => {
  renderAt('/corporate', <Recommendations rows={rows} />)
  const list = screen.getByRole('list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByText('Melebihi sisa anggaran')).not.toBeInTheDocument()
})
