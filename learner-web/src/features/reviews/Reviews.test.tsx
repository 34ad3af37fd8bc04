import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MyReview } from '../../api/reviews'
import { session } from '../../api/session'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { toasts } from '../../ui/toast'
import { Reviews } from './Reviews'

const review = {
  review_id: 1,
  author: 'Budi S.',
  rating: 4,
  text: 'Materinya runtut.',
  created_at: '2026-11-01T09:00:00+07:00',
  answer: 'Terima kasih, Pak Budi.' as string | null,
  answered_at: '2026-11-02T09:00:00+07:00' as string | null,
  product: { item_id: 6, kind: 'assessment' as const, slug: 'a', title: 'A' },
  photos: ['/media/pictures/a-640.jpg'],
  helped: 2,
}
let asked: string[]
let mine: MyReview
let sent: object[]

beforeEach(() => {
  asked = []
  sent = []
  mine = { may_review: true, review: null }
  server.use(
    api.get('/public/reviews/summary', () =>
      ok({ average: 4.3, count: 3, by_rating: { 5: 1, 4: 2, 3: 0, 2: 0, 1: 0 } }),
    ),
    api.get('/public/reviews', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('filterRules') ?? '')
      return ok({ rows: [review], total: 1 })
    }),
    api.get('/reviews/mine', () => ok(mine)),
    api.post('/reviews', async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
      const own = { ...review, answer: null, answered_at: null, text: 'Bagus.', rating: 5 }
      mine = { may_review: false, review: { ...own, status: 'pending' } }
      return ok(null, 'Terima kasih atas ulasan Anda.')
    }),
  )
})
afterEach(() => {
  session.close()
  toasts.set([])
})

test('shows the average, the words and the answer; a bar narrows the list to its stars', async () => {
  const { container } = renderAt('/', <Reviews itemId={6} />)
  expect(await screen.findByText('4,3')).toBeInTheDocument()
  expect(screen.getByText('Materinya runtut.')).toBeInTheDocument()
  expect(screen.getByText('Terima kasih, Pak Budi.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Tampilkan 0 ulasan bintang 3' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 2 ulasan bintang 4' }))
  await waitFor(() =>
    expect(JSON.parse(asked.at(-1) ?? '[]')).toEqual([
      { field: 'item_id', op: 'eq', value: 6 },
      { field: 'rating', op: 'eq', value: 4 },
    ]),
  )
  expect(await axeViolations(container)).toEqual([])
})

test('visitors are not asked for a review', async () => {
  renderAt('/', <Reviews itemId={6} />)
  await screen.findByText('4,3')
  expect(screen.queryByRole('button', { name: 'Kirim ulasan' })).not.toBeInTheDocument()
})

test('who took it writes one, and sees it wait to be read', async () => {
  session.open({ token: 't', secret_token: 's' }, false)
  renderAt('/', <Reviews itemId={6} />)
  await userEvent.type(await screen.findByLabelText(/Apa yang paling membantu/), 'Bagus.')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim ulasan' }))
  expect(await screen.findByText('Pilih jumlah bintang dulu.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: '1 bintang' })).toHaveFocus())
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: '5 bintang' }))
  await userEvent.click(screen.getByRole('button', { name: 'Kirim ulasan' }))
  expect(await screen.findByText(/Sedang kami baca/)).toBeInTheDocument()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Ulasan Anda/))
  expect(sent).toEqual([{ item_id: '6', rating: '5', text: 'Bagus.' }])
  expect(screen.queryByRole('button', { name: 'Kirim ulasan' })).not.toBeInTheDocument()
})
