import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { on } from '../test/server'
import { onSmallScreen } from '../test/smallScreen'

onSmallScreen()
beforeEach(() => writeTokens({ token: 't', secret_token: 's' }))

function open(path: string, permission: string) {
  on('get', '/auth/me', () => person({ permissions: [permission] }))
  window.history.replaceState(null, '', `/backoffice${path}`)
  render(<App />)
}

const seat = {
  uuid: 'seat-1',
  seat_number: 1,
  holder: 'Yohanes Kalembu',
  email: 'yohanes@contoh.example',
  bought_by: 'PT Contoh Karya',
  granted_at: '2026-11-20T09:00:00+07:00',
  status: 'active',
  has_started: false,
  is_waiting: true,
  checked_in_at: null,
  minutes_online: 12,
  registration_number: 'FR-1',
  registration_status: 'submitted',
  feedback_given: false,
  souvenir: 'Kaus',
}

test('a seat is a card on phones: everything of it is in sight', async () => {
  on('get', '/sold-products/5', () => ({ id: 5, title: 'Kelas A', seats: [seat], feedback: [] }))
  open('/sold-products/5/show', 'sold-products.view')
  const card = within(await screen.findByRole('list', { name: 'Peserta' })).getByRole('listitem')
  for (const said of ['Yohanes Kalembu', 'Belum mulai', '12 menit di ruang daring'])
    expect(within(card).getByText(said)).toBeVisible()
  expect(card).toHaveTextContent('Dibeli oleh PT Contoh Karya · suvenir Kaus')
  expect(card).toHaveTextContent('FR-1')
  expect(screen.queryByRole('table')).toBeNull()
})

test('instalments of one order are distinguished on phones, and say how late they are', async () => {
  const due = {
    company_id: 1,
    company_name: 'Koperasi Karya Bahari',
    order_id: 1,
    order_number: 'PSP/2026/09/0001',
    amount: 295000,
  }
  const rows = [
    { ...due, id: 1, number: 2, due_on: '2026-11-03', days_overdue: 26, is_overdue: true },
    { ...due, id: 2, number: 3, due_on: '2026-12-03', days_overdue: 0, is_overdue: false },
  ]
  on('get', '/company-instalments', () => ({ rows, total: 2 }))
  open('/company-instalments', 'company-instalments.view')
  const whose = (number: number) => new RegExp(`termin ${number} · Rp\\s295\\.000 · jatuh tempo `)
  expect(await screen.findByText(whose(2))).toHaveTextContent('3 Nov 2026, terlambat 26 hari')
  expect(screen.getByText(whose(3))).toHaveTextContent(/3 Des 2026$/)
})

test('the buttons of a list have their icons on phones, where react-admin shows nothing else', async () => {
  const company = {
    id: 1,
    company_id: 1,
    company_name: 'Koperasi',
    order_number: 'PSP/1',
    number: 1,
  }
  const row = { ...company, amount: 1, due_on: '2026-12-03', days_overdue: 0, is_overdue: false }
  on('get', '/company-instalments', () => ({ rows: [row], total: 1 }))
  on('get', '/auth/me', () =>
    person({ permissions: ['company-instalments.view', 'exports.add', 'exports.view'] }),
  )
  window.history.replaceState(null, '', '/backoffice/company-instalments')
  render(<App />)
  const button = await screen.findByRole('button', { name: 'Ekspor' })
  expect(button.querySelector('svg')).not.toBeNull()
})

test('the status of a record stands beside its name on phones, whatever its second line says', async () => {
  const order = { order_id: 'DX-1', affiliate_name: 'Ani', amount: 54054, status: 'held' }
  const row = { ...order, id: 1, suspicions: [], created_at: '2026-11-30T10:00:00+07:00' }
  on('get', '/commissions', () => ({ rows: [row], total: 1 }))
  open('/commissions', 'commissions.view')
  const item = (await screen.findByText('DX-1')).closest('li')
  expect(item).toHaveTextContent(/Ani · Rp\s54\.054/)
  expect(item?.querySelector('.MuiChip-root')).toBeVisible()
})

test('a second line does not repeat the name, and says what its numbers are', async () => {
  const tier = { id: 1, name: 'Perak', min_points: 500, earning_percent: 110, version: 1 }
  on('get', '/loyalty-tiers', () => ({ rows: [tier], total: 1 }))
  open('/loyalty-tiers', 'loyalty-tiers.view')
  const item = (await screen.findByText('Perak')).closest('li')
  expect(item).toHaveTextContent('PerakPoin paling sedikit 500 · Perolehan (%) 110')
})

test('a second line never repeats the name: a canned reply says its shortcut', async () => {
  const reply = { id: 1, shortcut: 'bayar', title: 'Cara membayar', content: 'Lewat QRIS.' }
  on('get', '/canned-replies', () => ({ rows: [reply], total: 1 }))
  open('/canned-replies', 'canned-replies.view')
  expect(await screen.findByText('/bayar')).toBeVisible()
  expect(screen.getAllByText('Cara membayar')).toHaveLength(1)
})

test('service hours are called by their day', async () => {
  const monday = { id: 1, weekday: 0, opens: '08:00:00', closes: '20:00:00' }
  on('get', '/business-hours', () => ({ rows: [monday], total: 1 }))
  open('/business-hours', 'business-hours.view')
  expect(await screen.findByText('Senin')).toBeVisible()
  expect(screen.getByText('08.00–20.00')).toBeVisible()
})

test('empty facts are one row of their names on phones', async () => {
  const word = { id: 1, word: 'gugatan', updated_at: null }
  on('get', '/handover-words/1', () => word)
  open('/handover-words/1/show', 'handover-words.view')
  expect(await screen.findByText('Belum ada')).toBeVisible()
  expect(screen.queryByText('–')).toBeNull()
})

test('a table of many columns is a list on phones, named by its first column', async () => {
  const unit = { unit_id: 3, code: 'U-3', name: 'Data', level: 2, level_name: 'Madya' }
  on('get', '/job-roles/1', () => ({ id: 1, code: 'AD', name: 'Analis Data', is_active: true }))
  on('get', '/job-roles/1/units', () => ({ rows: [{ ...unit, weight: 4, hours: 12 }], total: 1 }))
  open('/job-roles/1/show/units', 'job-roles.view')
  const list = await screen.findByRole('list', { name: 'Unit kompetensi' })
  const card = within(list).getByRole('listitem')
  expect(within(card).getByRole('link', { name: 'U-3 Data' })).toBeVisible()
  expect(within(card).getByText('Jam belajar').nextSibling).toHaveTextContent('12')
})
