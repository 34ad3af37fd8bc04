import { screen, waitFor, within } from '@testing-library/dom'
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
  rejected_for: '',
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
      on('post', `/reviews/${id}/${verb}`, async (request) => {
        const { reason } = verb === 'reject' ? await request.json() : { reason: undefined }
        done.push([verb, id, reason].filter(Boolean).join(' '))
        return null
      })
  history.replaceState(null, '', '/backoffice/reviews')
  render(<App />)
})

test('a rejection can be taken back', async () => {
  const [reject] = await screen.findAllByRole('button', { name: 'Tolak' })
  await userEvent.click(reject as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Iklan atau spam' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['reject 1 spam', 'reopen 1'])
})

test('all that were chosen are shown together', async () => {
  await userEvent.click(await screen.findByLabelText('Pilih semua di halaman ini'))
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan 2 ulasan' }))
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['publish 1', 'publish 2'])
})

test('keys go from review to review, show, reject and take back', async () => {
  await screen.findAllByRole('button', { name: 'Tolak' })
  await userEvent.keyboard('jt')
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['publish 1'])
  await userEvent.keyboard('jxx')
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['publish 1', 'reject 2'])
  await screen.findByText('Ulasan ditolak')
  await userEvent.keyboard('u')
  await expect.poll(() => done.at(-1), { timeout: 10_000 }).toBe('reopen 2')
  await userEvent.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Pintasan papan ketik' })
  expect(within(help).getByRole('heading', { name: 'Ulasan' })).toBeVisible()
  expect(within(help).queryByRole('heading', { name: 'Kotak masuk' })).toBeNull()
  const before = done.length
  await userEvent.keyboard('t')
  expect(done).toHaveLength(before)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('keys of one character do nothing in a field, and nowhere once they are switched off', async () => {
  await screen.findAllByRole('button', { name: 'Tolak' })
  await userEvent.keyboard('j')
  await userEvent.type(screen.getByPlaceholderText('Cari isi atau produk'), 't?')
  expect(screen.queryByRole('dialog')).toBeNull()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await userEvent.click(await screen.findByRole('switch', { name: 'Pintasan satu huruf aktif' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.keyboard('t?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(done).toEqual([])
})
