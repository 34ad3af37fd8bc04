import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

test('a new piece of news appears now, unless another moment is chosen', async () => {
  const sent: { published_at: string }[] = []
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['news.view', 'news.add'] }))
  on('post', '/news', async (request) => {
    sent.push(await request.json())
    return { id: 1 }
  })
  const before = Date.now() - 60_000
  window.history.replaceState(null, '', '/backoffice/news/create')
  render(<App />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/^Judul/, {}, { timeout: 30_000 }), 'Jadwal baru')
  await user.type(screen.getByLabelText(/^Ringkasan/), 'Desember dibuka.')
  await user.type(await screen.findByLabelText(/^Isi/), 'Daftar sekarang.')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const moment = Date.parse(sent[0]?.published_at ?? '')
  expect(moment).toBeGreaterThanOrEqual(before)
  expect(moment).toBeLessThanOrEqual(Date.now())
}, 60_000)
