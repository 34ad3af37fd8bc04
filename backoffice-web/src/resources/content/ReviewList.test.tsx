import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const review = (id: number) => ({
  id,
  product_title: `Kelas ${id}`,
  author_name: 'Sri',
  rating: 5,
  text: 'Bagus',
  status: 'pending',
  answer: '',
  created_at: '2026-11-20T09:00:00+07:00',
  moderated_at: null,
})
const done: string[] = []

beforeEach(() => {
  done.length = 0
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['reviews.view', 'reviews.change'] }))
  on('get', '/reviews', () => ({ rows: [review(1), review(2)], total: 2 }))
  for (const id of [1, 2])
    for (const verb of ['publish', 'reject', 'reopen'])
      on('post', `/reviews/${id}/${verb}`, () => {
        done.push(`${verb} ${id}`)
        return null
      })
  history.replaceState(null, '', '/backoffice/reviews')
  render(<App />)
})

test('a rejection can be taken back', async () => {
  const [reject] = await screen.findAllByRole('button', { name: 'Tolak' })
  await userEvent.click(reject as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['reject 1', 'reopen 1'])
})

test('all that were chosen are shown together', async () => {
  await userEvent.click(await screen.findByLabelText('Pilih semua di halaman ini'))
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 2 ulasan' }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['publish 1', 'publish 2'])
})
