import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { envelope, on } from '../../test/server'

const contact = {
  id: 4,
  name: 'Ani Wulandari',
  kind: 'person',
  email: 'ani@contoh.example',
  phone: '',
  organisation: '',
  position: '',
  locale: 'id',
  tags: [],
  owner_id: null,
  owner_name: null,
  source: 'account',
  has_account: true,
  gets_news: true,
  is_suppressed: false,
  merged_count: 0,
  created_at: '2026-11-20T09:00:00+07:00',
  updated_at: '2026-11-20T09:00:00+07:00',
  version: 1,
}
const orders = { name: 'orders', label: 'Pesanan', icon: 'receipt' }
const notes = { name: 'notes', label: 'Catatan', icon: 'note' }
const entry = (number: number, source: typeof orders, title: string, path = '') => ({
  key: `${source.name}:${number}`,
  at: '2026-11-20T09:00:00+07:00',
  source,
  title,
  text: '',
  path,
})

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  const verbs = ['view', 'change', 'delete', 'start', 'pause', 'resume', 'cancel']
  const permissions = [
    ...['contacts.view', 'contacts.change', 'segments.view', 'segments.add'],
    ...verbs.map((verb) => `broadcasts.${verb}`),
  ]
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/contacts/4', () => contact)
})

const open = (path: string) => {
  history.replaceState(null, '', `/backoffice${path}`)
  render(<App />)
}

test('the timeline goes on at its cursor, and by one source', async () => {
  const asked: string[] = []
  on('get', '/contacts/4/timeline', ({ url }) => {
    const { searchParams } = new URL(url)
    asked.push([...searchParams].map(([name, value]) => `${name}=${value}`).join('&'))
    const isNext = searchParams.has('cursor')
    const first = entry(1, orders, 'Pesanan DX-1', '/orders/DX-1/show')
    const entries = isNext ? [entry(2, notes, 'Dewi')] : [first]
    return { entries, next_cursor: isNext ? '' : 'c1', sources: [orders, notes] }
  })
  open('/contacts/4/show/timeline')
  const first = await screen.findByRole('link', { name: 'Pesanan DX-1' })
  expect(first).toHaveAttribute('href', expect.stringMatching(/\/orders\/DX-1\/show$/))
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan yang lebih lama' }))
  expect(await screen.findByText('Dewi')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Tampilkan yang lebih lama' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Catatan', pressed: false }))
  await screen.findByRole('button', { name: 'Catatan', pressed: true })
  expect(asked).toEqual(['', 'cursor=c1', 'source=notes'])
})

test('a merge shows what it would take over before it is made', async () => {
  const other = { ...contact, id: 9, name: 'Ani W.', email: 'ani.w@contoh.example' }
  const sent: unknown[] = []
  on('get', '/contacts/4/duplicates', () => [other])
  on('get', '/contacts/4/merge-preview', ({ url }) => {
    expect(new URL(url).searchParams.get('other_id')).toBe('9')
    const fields = [{ field: 'organisation', value: 'Bank Contoh' }]
    return { survivor: contact, merged: other, fields, tags: ['pameran'] }
  })
  on('post', '/contacts/4/merge', async (request) => {
    sent.push(await request.json())
    return envelope({ ...contact, version: 2 })
  })
  open('/contacts/4/show/duplicates')
  await userEvent.click(await screen.findByRole('button', { name: 'Gabungkan Ani W.' }))
  const dialog = await screen.findByRole('dialog', { name: 'Gabungkan Ani W.' })
  expect(await within(dialog).findByText('Bank Contoh')).toBeVisible()
  expect(within(dialog).getByText('pameran')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Gabungkan' }))
  await expect.poll(() => sent).toEqual([{ other_id: 9 }])
})

test('a segment is counted without what is not complete yet', async () => {
  const asked: unknown[] = []
  on('get', '/segment-conditions', () => ({
    conditions: [
      { name: 'has_gaps', label: 'Asesmennya menunjukkan celah', input: 'yes' },
      { name: 'created_within', label: 'Dikenal sejak (hari)', input: 'days' },
    ],
    tags: [],
  }))
  on('post', '/segment-counts', async (request) => {
    asked.push(await request.json())
    const sample = [{ id: 4, name: contact.name, email: contact.email }]
    return { total: 7, mailable: 4, sample }
  })
  open('/segments/create')
  expect(await screen.findByText('7 kontak cocok')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tambah syarat' }))
  await userEvent.click(screen.getByRole('combobox', { name: /^Syarat/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Dikenal sejak (hari)' }))
  const days = await screen.findByRole('spinbutton', { name: /^Hari/ })
  expect(asked).toEqual([{ conditions: [] }])
  await userEvent.type(days, '7')
  const whole = { name: 'created_within', value: 7, is_negated: false }
  await expect.poll(() => asked.at(-1)).toEqual({ conditions: [whole] })
})

const broadcast = (status: string) => ({
  id: 2,
  name: 'Tutup celah',
  template_id: 1,
  template_name: 'Tutup celah Anda',
  segment_id: 1,
  segment_name: 'Semua',
  status,
  recipient_count: 10,
  done: 10,
  started_by_name: 'Dewi Anjarsari',
  created_at: '2026-11-20T09:00:00+07:00',
  started_at: null,
  finished_at: null,
  updated_at: '2026-11-20T09:00:00+07:00',
  version: 1,
})

test.each([
  ['draft', ['Kirim sekarang', 'Hapus']],
  ['sending', ['Jeda', 'Batalkan siaran']],
  ['finished', []],
])('what can be done with a broadcast that is %s', async (status, expected) => {
  on('get', '/broadcasts/2', () => broadcast(status))
  on('get', '/mail-templates', () => ({ rows: [], total: 0 }))
  on('get', '/segments', () => ({ rows: [], total: 0 }))
  open('/broadcasts/2/show')
  await screen.findByRole('tab', { name: 'Hasil' })
  const verbs = ['Kirim sekarang', 'Jeda', 'Lanjutkan', 'Batalkan siaran', 'Hapus']
  if (expected[0]) await screen.findByRole('button', { name: expected[0] })
  const shown = verbs.filter((name) => screen.queryByRole('button', { name }))
  expect(shown).toEqual(expected)
  expect(screen.queryAllByRole('link', { name: 'Ubah' })).toHaveLength(status === 'draft' ? 1 : 0)
})
