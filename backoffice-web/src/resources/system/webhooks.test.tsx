import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const webhook = {
  id: 3,
  name: 'Pembukuan',
  url: 'https://penerima.example/hook',
  events: ['order.paid'],
  is_active: false,
  failing_since: '2026-11-27T10:00:00+07:00',
  stopped_at: '2026-11-30T10:00:00+07:00',
  stop_reason: 'failing',
  previous_until: null,
  latest_status: 'failed',
  latest_at: '2026-11-30T10:00:00+07:00',
  updated_at: '2026-11-30T10:00:00+07:00',
  deleted_at: null,
  version: 2,
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  const permissions = ['webhooks.view', 'webhooks.change', 'webhooks.test']
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/webhooks/3', () => webhook)
})

function open(path: string) {
  history.replaceState(null, '', `/backoffice/webhooks/3/${path}`)
  render(<App />)
  return userEvent.setup()
}

test('events are words, with the names that integrators know', async () => {
  open('show')
  const events = await screen.findByText('order.paid', {}, { timeout: 30_000 })
  expect(events.parentElement).toHaveTextContent('Pesanan dibayar order.paid')
}, 60_000)

test('a stopped webhook says why and since when', async () => {
  open('show')
  expect(
    await screen.findByText('Penerima gagal terlalu lama', {}, { timeout: 30_000 }),
  ).toBeVisible()
  expect(screen.getByText('order.paid')).toBeVisible()
}, 60_000)

test('the secret is shown on request and replaced after a question', async () => {
  const asked: unknown[] = []
  on('post', '/webhooks/3/secret', async (request) => {
    const body = (await request.json()) as { renew: boolean }
    asked.push(body)
    return { secret: body.renew ? 'whsec_baru' : 'whsec_lama' }
  })
  const user = open('show/secret')
  const show = await screen.findByRole('button', { name: 'Tampilkan rahasia' }, { timeout: 30_000 })
  expect(screen.queryByText(/whsec_/)).toBeNull()
  await user.click(show)
  await screen.findByText('whsec_lama')
  await user.click(screen.getByRole('button', { name: 'Ganti rahasia' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Selama 24 jam/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: /Konfirmasi|Ya|Lanjut/ }))
  await screen.findByText('whsec_baru')
  expect(asked).toEqual([{ renew: false }, { renew: true }])
}, 60_000)
