import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

const row = {
  id: 5,
  sesi_uuid: 's',
  kind: 'assessment',
  kind_label: 'Asesmen',
  title: 'Uji',
  batch_name: null,
  participant_name: 'Ani Wulandari',
  answered: 1,
  follow_ups: 0,
  follow_ups_answered: 0,
  total: 4,
  started_at: '2026-11-22T08:00:00Z',
  time_end: '2099-11-22T09:10:00Z',
  extra_minutes: 0,
  paused_at: null,
  last_seen_at: null,
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['monitor.view'] }))
  on('get', '/monitor', () => ({ rows: [row], total: 1, time_now: new Date().toISOString() }))
  history.replaceState(null, '', '/backoffice/monitor')
})

async function choose(action: string) {
  render(<App />)
  await userEvent.click(await screen.findByRole('button', { name: /^Tindakan untuk Ani/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog'))
}

test('too many minutes are refused beside the missing reason', async () => {
  const dialog = await choose('Tambah waktu')
  const minutes = dialog.getByLabelText(/^Menit/)
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '999')
  await userEvent.click(dialog.getByRole('button', { name: 'Tambah waktu' }))
  expect(minutes).toBeInvalid()
  expect(dialog.getByText(/240/)).toBeVisible()
  expect(dialog.getByLabelText(/^Alasan/)).toBeInvalid()
})

test('the notes tell how long a pause lasted', async () => {
  const act = (action: string, details: object) => ({
    action,
    details,
    actor_name: 'Tono',
    reason: 'Listrik padam',
    at: '2026-11-22T09:00:00Z',
  })
  const rows = [act('resume', { seconds: 95 }), act('pause', {})]
  on('get', '/monitor/5/actions', () => ({ rows, total: 2 }))
  const dialog = await choose('Catatan pengawas')
  expect(await dialog.findByText('Lanjutkan · dijeda 01:35')).toBeVisible()
})
