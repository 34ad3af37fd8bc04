import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { on } from '../test/server'

const row = {
  id: 4,
  code: 'DV-01',
  name: 'Rencana uji',
  form: 'document',
  description: '',
  is_active: true,
  cell_count: 0,
  updated_at: '2026-11-20T09:00:00+07:00',
  deleted_at: null,
  version: 2,
}
const permissions = ['view', 'add', 'change', 'delete'].map((verb) => `deliverables.${verb}`)

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/deliverables', () => ({ rows: [row], total: 1 }))
  on('get', '/deliverables/4', () => row)
})

const open = (path: string) => {
  window.history.replaceState(null, '', `/backoffice${path}`)
  render(<App />)
  return userEvent.setup()
}

test('one value gives a list with its choices in words', async () => {
  open('/deliverables')
  expect(await screen.findByRole('link', { name: 'Rencana uji' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deliverable')
  expect(screen.getByText('Dokumen')).toBeVisible()
})

test('a second editor sees what a colleague saved, and keeps what was typed', async () => {
  let latest = row
  const sent: unknown[] = []
  on('get', '/deliverables/4', () => latest)
  on('put', '/deliverables/4', async (request) => {
    sent.push(await request.json())
    if (sent.length > 1) return latest
    latest = { ...row, name: 'Rencana pengujian', form: 'record', version: 3 }
    return Response.json({ code: 409, message: 'Stale', results: null }, { status: 409 })
  })
  const user = open('/deliverables/4')
  const name = await screen.findByLabelText(/Nama/)
  await user.clear(name)
  await user.type(name, 'Rencana uji sistem')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await user.click(await screen.findByRole('button', { name: 'Muat ulang dan bandingkan' }))
  const contested = await screen.findByRole('row', { name: /Nama/ })
  expect(within(contested).getByText('Rencana pengujian')).toBeVisible()
  expect(within(contested).getByText('Rencana uji sistem')).toBeVisible()
  expect(screen.getByRole('row', { name: /Bentuk/ })).toHaveTextContent('Catatan praktik')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await expect
    .poll(() => sent[1])
    .toMatchObject({ name: 'Rencana uji sistem', form: 'record', version: 3 })
}, 60_000)

test('a new record begins in its first field', async () => {
  open('/deliverables/create')
  expect(await screen.findByLabelText(/Nama/)).toHaveFocus()
})

test('a changed form asks before it is left', async () => {
  const user = open('/deliverables/4')
  await user.type(await screen.findByLabelText(/Nama/), '!')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('Ada perubahan yang belum disimpan.')
  await user.click(within(question).getByRole('button', { name: 'Tetap di sini' }))
  expect(screen.getByLabelText(/Nama/)).toHaveValue('Rencana uji!')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  await user.click(await screen.findByRole('button', { name: 'Buang' }))
  await expect
    .poll(() => window.location.pathname, { timeout: 10_000 })
    .toBe('/backoffice/deliverables/4/show')
}, 60_000)

test('neither a saved form nor one as it was asks anything', async () => {
  on('put', '/deliverables/4', () => ({ ...row, version: 3 }))
  const user = open('/deliverables/4')
  await user.type(await screen.findByLabelText(/Nama/), '!')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  await expect
    .poll(() => window.location.pathname, { timeout: 10_000 })
    .toBe('/backoffice/deliverables/4/show')
  await user.click(await screen.findByRole('link', { name: 'Ubah' }))
  await user.click(await screen.findByRole('button', { name: 'Batal' }))
  await expect
    .poll(() => window.location.pathname, { timeout: 10_000 })
    .toBe('/backoffice/deliverables/4/show')
  expect(screen.queryByRole('dialog')).toBeNull()
}, 60_000)

test('the history says who changed what', async () => {
  on('get', '/deliverables/4/history', () => ({
    total: 1,
    rows: [
      {
        id: 1,
        at: '2026-11-20T09:00:00+07:00',
        actor: 'Dewi Anjarsari',
        on_behalf_of: null,
        source: 'backoffice',
        action: 'changed',
        model: 'reference.deliverable',
        model_label: 'Deliverable',
        object_id: '4',
        changes: [{ field: 'name', label: 'Nama', before: 'Rencana', after: 'Rencana uji' }],
      },
    ],
  }))
  open('/deliverables/4/show/history')
  expect(await screen.findByText('Rencana')).toBeVisible()
  expect(screen.getByText(/Deliverable diubah/)).toBeVisible()
})

test('an ended session leads to the sign-in from any request', async () => {
  on('get', '/deliverables', () =>
    Response.json({ code: 491, message: 'Sesi berakhir', results: null }, { status: 491 }),
  )
  on('post', '/auth/logout', () => null)
  open('/deliverables')
  expect(await screen.findByText('Masuk ke ruang kerja')).toBeVisible()
})

test('a switch in the list names its row and can be undone', async () => {
  const sent: unknown[] = []
  let latest = row
  on('get', '/deliverables', () => ({ rows: [latest], total: 1 }))
  on('put', '/deliverables/4', async (request) => {
    const body = (await request.json()) as typeof row
    sent.push(body.is_active)
    latest = { ...row, is_active: body.is_active, version: latest.version + 1 }
    return latest
  })
  const user = open('/deliverables')
  await user.click(await screen.findByRole('switch', { name: 'Aktif' }))
  expect(await screen.findByText('Rencana uji dinonaktifkan.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Urungkan' }))
  await expect.poll(() => sent, { timeout: 10_000 }).toEqual([false, true])
}, 60_000)

test('an agency in use asks before it is switched off', async () => {
  const agency = { ...row, type: 'kota', province: '', ppn_collector: 'none', job_role_count: 0 }
  const change = ['view', 'change'].map((verb) => `instansi.${verb}`)
  on('get', '/auth/me', () => person({ permissions: change }))
  on('get', '/instansi', () => ({ rows: [agency], total: 1 }))
  const use = { name: 'Pengguna', count: 3, samples: [], is_part: false }
  on('get', '/instansi/4/usage', () => ({ rows: [use], total: 3 }))
  const user = open('/instansi')
  await user.click(await screen.findByRole('switch', { name: 'Aktif' }))
  const question = await screen.findByRole('dialog', { name: 'Nonaktifkan Rencana uji?' })
  expect(question).toHaveTextContent('Dipakai oleh 3 data.')
  await user.click(within(question).getByRole('button', { name: 'Batal' }))
}, 60_000)
