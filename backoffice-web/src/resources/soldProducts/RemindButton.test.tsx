import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const seat = (number: number, isWaiting: boolean) => ({
  uuid: `seat-${number}`,
  seat_number: number,
  holder: `Peserta ${number}`,
  email: `peserta${number}@contoh.example`,
  bought_by: 'Ani',
  granted_at: '2026-11-20T09:00:00+07:00',
  status: 'active',
  has_started: !isWaiting,
  is_waiting: isWaiting,
  checked_in_at: null,
  minutes_online: null,
  registration_number: null,
  registration_status: null,
  feedback_given: false,
  souvenir: null,
})
const product = {
  id: 5,
  kind: 'training',
  slug: 'kelas-a',
  title: 'Kelas A',
  starts_at: null,
  ends_at: null,
  mode: 'online',
  place: null,
  participants: 3,
  unnamed: 0,
  not_started: 2,
  checked_in: 0,
  open_registrations: 0,
  seats: [seat(1, true), seat(2, true), seat(3, false)],
  feedback: [],
}

test('those who have not begun are reminded after a question', async () => {
  const sent: string[] = []
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['sold-products.view'] }))
  on('get', '/sold-products/5', () => product)
  on('post', '/sold-products/5/remind', ({ url }) => {
    sent.push(new URL(url).pathname)
    return { reminded: 2 }
  })
  window.history.replaceState(null, '', '/backoffice/sold-products/5/show')
  render(<App />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ingatkan yang belum mulai' }))
  const dialog = await screen.findByRole('dialog', { name: 'Ingatkan yang belum mulai?' })
  expect(dialog).toHaveTextContent('2 peserta Kelas A belum mulai.')
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kirim pengingat' }))
  expect(await screen.findByText('Pengingat dikirim.')).toBeVisible()
  expect(sent).toHaveLength(1)
})
