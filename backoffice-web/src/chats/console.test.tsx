import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import '../dashboard/ChatPanel'
import { FakeSocket } from '../test/fakeSocket'
import { person } from '../test/people'
import { on } from '../test/server'
import './ChatConsole'
import type { Agent, Conversation, InboxRow, Message, Panel } from './types'

const agus = { id: 1, uuid: 'u', fullname: 'Agus Ramdhani' }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const conversation: Conversation = {
  uuid: 'c-1',
  status: 'open',
  agent_name: agus.fullname,
  last_sequence: 2,
  visitor_read: 1,
  agent_read: 2,
  total_unread: 1,
  preview: 'Halo',
  end_allowed_at: minutesAgo(9),
  created_at: minutesAgo(10),
  last_message_at: minutesAgo(7),
  ended_at: null,
  is_rated: false,
  visitor_name: 'Sari Utami',
  visitor_email: 'sari@contoh.example',
  visitor_phone: '',
  is_member: false,
  is_online: true,
  page_url: '/market',
  assignee: agus,
  team: null,
  priority: 2,
  tags: [],
  agent_unread: 0,
  queued_at: minutesAgo(9),
  waiting_since: null,
  snoozed_until: null,
  position: null,
  feedback: null,
}
const message = (sequence: number, sender: Message['sender']): Message => ({
  uuid: `m-${sequence}`,
  conversation_uuid: 'c-1',
  sequence,
  content: `Pesan ${sequence}`,
  cards: [],
  file_url: null,
  user_name: sender === 'agent' ? agus.fullname : 'Sari Utami',
  type: 'text',
  datetime: minutesAgo(8),
  is_bot: false,
  is_mine: false,
  sender,
  client_id: null,
})
const panel: Panel = {
  fullname: 'Sari Utami',
  email: 'sari@contoh.example',
  phone: '',
  is_member: false,
  is_verified: false,
  member_since: null,
  locale: 'id',
  organisation: '',
  page_url: '/market',
  user_agent: '',
  last_seen_at: null,
  contact_id: null,
  orders: null,
  classes: null,
  attempts: null,
  certificates: null,
  previous: [],
}
const colleague = (id: number, fullname: string, status: Agent['status']): Agent => ({
  id,
  uuid: `a-${id}`,
  fullname,
  username: fullname.toLowerCase(),
  status,
  open_count: 1,
})
const row = (changes: Partial<InboxRow>): InboxRow => ({ ...conversation, passage: '', ...changes })

function serve(rows: InboxRow[] = []) {
  const counts = { mine: rows.length, unassigned: 0, all: rows.length, resolved: 0 }
  on('get', '/chats/:uuid', ({ url }) => ({
    conversation: { ...conversation, uuid: url.split('/').at(-1) },
    messages: [message(1, 'visitor'), message(2, 'agent')],
    has_more: false,
    notes: [],
    events: [],
    is_blocked: false,
  }))
  on('get', '/chats', () => ({ rows, total: rows.length, counts }))
  on('get', '/chats/unread', () => ({ count: 0 }))
  on('get', '/chats/presence', () => ({ status: 'online', capacity: 5, auto_assign: false }))
  on('get', '/chats/:uuid/panel', () => panel)
  on('get', '/chats/choices', () => ({
    agents: [colleague(2, 'Dewi', 'offline'), colleague(3, 'Tono', 'away')],
    teams: [],
    tags: [],
  }))
}

async function openConsole(path = '/chats/c-1') {
  window.history.replaceState(null, '', `/backoffice${path}`)
  render(<App />)
  return await screen.findByRole('region', { name: 'Kotak masuk' })
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ fullname: agus.fullname, permissions: ['chats.view'] }))
  serve()
})

test('only agents on duty can be chosen for a transfer', async () => {
  await openConsole()
  await userEvent.click(await screen.findByRole('button', { name: 'Tindakan lain' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Teruskan…' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Kepada' }))
  const [first, second] = await screen.findAllByRole('option', { name: /percakapan/ })
  expect(first).toHaveTextContent('Tono · Istirahat · 1 percakapan')
  expect(first).not.toHaveAttribute('aria-disabled')
  expect(second).toHaveTextContent('Dewi · Tidak bertugas · 1 percakapan')
  expect(second).toHaveAttribute('aria-disabled', 'true')
})

test('where there is no room beside the conversation, a button shows who the visitor is', async () => {
  await openConsole()
  const buttons = await screen.findAllByRole('button', { name: 'Pengunjung' })
  await userEvent.click(buttons[0] as HTMLElement)
  const about = await screen.findByRole('dialog', { name: 'Pengunjung' })
  expect(await within(about).findByText('Pengunjung, belum terbukti')).toBeVisible()
})

test('taking a conversation focuses the composer', async () => {
  let assignee: typeof agus | null = null
  serve()
  on('get', '/chats/:uuid', () => ({
    conversation: { ...conversation, status: assignee ? 'open' : 'queued', assignee, position: 1 },
    messages: [message(1, 'visitor')],
    has_more: false,
    notes: [],
    events: [],
    is_blocked: false,
  }))
  on('post', '/chats/:uuid/claim', () => {
    assignee = agus
    return conversation
  })
  await openConsole()
  await userEvent.click(await screen.findByRole('button', { name: 'Ambil' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Balasan|Catatan/ })).toHaveFocus(),
  )
})

test('the last reply says when the visitor has read it', async () => {
  await openConsole()
  const thread = await screen.findByRole('log', { name: 'Pesan' })
  expect(within(thread).getByText('Terkirim')).toBeVisible()
  act(() => {
    FakeSocket.last?.tell('read', { conversation_uuid: 'c-1', sequence: 2, reader: 'visitor' })
  })
  expect(await within(thread).findByText('Dibaca')).toBeVisible()
})

test('a lost connection is shown above the composer', async () => {
  await openConsole()
  await screen.findByRole('log', { name: 'Pesan' })
  expect(screen.queryByText(/Koneksi terputus/)).toBeNull()
  await act(async () => FakeSocket.last?.greet())
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(await screen.findByText(/Koneksi terputus/)).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
})

test('rows say who waits for an answer, and leave out the name of the agent who looks', async () => {
  serve([
    row({ uuid: 'c-2', visitor_name: 'Menunggu', waiting_since: minutesAgo(7) }),
    row({ uuid: 'c-3', visitor_name: 'Baru saja', waiting_since: minutesAgo(0) }),
    row({ uuid: 'c-4', visitor_name: 'Tertunda', status: 'snoozed' }),
    row({ uuid: 'c-5', visitor_name: 'Rekan', assignee: { id: 2, uuid: 'x', fullname: 'Dewi' } }),
  ])
  const inbox = await openConsole('/chats')
  const rowOf = async (name: RegExp) => await within(inbox).findByRole('button', { name })
  expect(await rowOf(/^Menunggu/)).toHaveTextContent('Menunggu 7 m')
  expect(await rowOf(/^Baru saja/)).toHaveTextContent('Menunggu < 1 m')
  expect(await rowOf(/^Tertunda/)).toHaveTextContent('Ditunda')
  expect(await rowOf(/^Rekan/)).toHaveTextContent('Dewi')
  expect(await rowOf(/^Menunggu/)).not.toHaveTextContent('Agus')
})

test("the head says that the conversation is one's own instead of one's name", async () => {
  await openConsole()
  const pane = await screen.findByRole('region', { name: 'Percakapan dengan Sari Utami' })
  expect(await within(pane).findByText('Anda tangani')).toBeVisible()
  expect(within(pane).queryByText(agus.fullname)).toBeNull()
})

test('the inbox opens on own conversations with unread messages', async () => {
  serve([row({ uuid: 'c-2', visitor_name: 'Belum dibaca', agent_unread: 2 })])
  const inbox = await openConsole('/chats')
  expect(await within(inbox).findByRole('button', { name: /^Belum dibaca/ })).toBeVisible()
  expect(within(inbox).getByRole('tab', { name: /^Saya/ })).toHaveAttribute('aria-selected', 'true')
})

test('a draft outlives a look at another conversation, and Escape closes suggestions alone', async () => {
  serve([row({ uuid: 'c-1' }), row({ uuid: 'c-2', visitor_name: 'Budi' })])
  const inbox = await openConsole()
  await userEvent.click(await screen.findByRole('button', { name: 'Catatan internal' }))
  const note = () => screen.findByRole('textbox', { name: 'Catatan internal' })
  await userEvent.type(await note(), 'Cek pesanan @dew')
  expect(await screen.findByRole('button', { name: /@dewi/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /@dewi/ })).toBeNull()
  expect(await note()).toHaveValue('Cek pesanan @dew')
  await userEvent.click(within(inbox).getByRole('button', { name: /^Budi/ }))
  expect(await screen.findByRole('textbox', { name: 'Balasan' })).toHaveValue('')
  await userEvent.click(within(inbox).getByRole('button', { name: /^Sari/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Catatan internal' }))
  expect(await note()).toHaveValue('Cek pesanan @dew')
})

test("the dashboard of an agent has their conversations among today's numbers", async () => {
  const totals = {
    conversations: 3,
    by_bot: 1,
    handed_over: 2,
    rated: 1,
    average: 5,
    csat: 100,
    first_reply_seconds: 60,
    handling_seconds: 90,
  }
  on('get', '/auth/me', () => person({ permissions: ['chats.view', 'chat-report.view'] }))
  on('get', '/chat-report', () => ({ totals, by_day: [], ratings: [], agents: [], reviews: [] }))
  on('get', '/dashboard/overview', () => ({
    figures: [{ label: 'Percakapan saya', note: 'sedang berjalan', path: '/chats', value: 4 }],
    enrolments_by_day: null,
    coming: null,
  }))
  serve([row({ uuid: 'c-2' })])
  window.history.replaceState(null, '', '/backoffice/')
  render(<App />)
  expect(await screen.findByText('Penilaian diterima')).toBeVisible()
  expect(screen.getAllByText('Percakapan saya')).toHaveLength(1)
  expect(screen.getByRole('link', { name: /Percakapan saya/ })).toHaveAttribute(
    'href',
    '/backoffice/chats',
  )
})

test('a conversation that is given to the agent is reported once, and not the one on the screen', async () => {
  serve([row({ uuid: 'c-1' })])
  await openConsole()
  await act(async () => FakeSocket.last?.greet())
  await screen.findByText('Anda tangani')
  const tell = (uuid: string, visitor_name: string) =>
    act(async () =>
      FakeSocket.last?.tell('conversation', { ...conversation, uuid, visitor_name, tags: ['x'] }),
    )
  await tell('c-1', 'Sari Utami')
  await tell('c-2', 'Yoga Pratama')
  expect(await screen.findByText('Percakapan Yoga Pratama diberikan kepada Anda.')).toBeVisible()
  expect(screen.queryByText(/Percakapan Sari Utami diberikan/)).toBeNull()
})

test('the head says until when it is put aside, and that the visitor is blocked', async () => {
  const page = { messages: [], has_more: false, notes: [], events: [], is_blocked: true }
  const snoozed_until = `${new Date().getFullYear()}-12-24T09:00:00+07:00`
  on('get', '/chats/:uuid', () => ({
    ...page,
    conversation: { ...conversation, status: 'snoozed', snoozed_until },
  }))
  await openConsole()
  expect(await screen.findByText('Ditunda sampai 24 Des 09.00')).toBeVisible()
  expect(screen.getByText('Diblokir')).toBeVisible()
})

test('the count in the menu follows what agents claim', async () => {
  const work = vi.fn(() => ({ rows: [], total: 0 }))
  on('get', '/work', work)
  await openConsole()
  await act(async () => FakeSocket.last?.greet())
  await waitFor(() => expect(work).toHaveBeenCalled())
  const before = work.mock.calls.length
  await act(async () => FakeSocket.last?.tell('conversation', conversation))
  await waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(before))
}, 30_000)
