import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { envelope, on } from '../test/server'

const task = {
  id: 4,
  title: 'Telepon peserta',
  note: '',
  assignee_id: 7,
  assignee_name: 'Fina Rahmadani',
  created_by_name: 'Dewi Anjarsari',
  status: 'open',
  priority: 3,
  due_on: '2026-11-20',
  is_overdue: true,
  repeats: 'none',
  remind_at: null,
  link_resource: '',
  link_id: '',
  link_label: '',
  link_path: '',
  closes_with_refund: false,
  closed_at: null,
  closed_by_name: null,
  created_at: '2026-11-20T09:00:00+07:00',
  updated_at: '2026-11-20T09:00:00+07:00',
  deleted_at: null,
  version: 2,
}
const nothing = {
  person_id: 7,
  today: '2026-11-22',
  overdue: [],
  due_today: [],
  coming: [],
  unread: [],
}
const permissions = ['tasks.view', 'tasks.add', 'tasks.change']

beforeEach(() => {
  history.replaceState(null, '', '/backoffice/tasks/board')
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions }))
  on('get', '/my-day', () => nothing)
  on('get', '/tasks', (request) => {
    const isClosed = new URL(request.url).searchParams.get('filterRules')?.includes('done')
    return isClosed ? { rows: [], total: 0 } : { rows: [task], total: 1 }
  })
})

const column = async (name: RegExp) => await screen.findByRole('region', { name })

test('a task is moved with the version that was seen', async () => {
  const sent: unknown[] = []
  on('post', '/tasks/4/move', async (request) => {
    sent.push(await request.json())
    return null
  })
  render(<App />)
  const open = await column(/^Akan dikerjakan \(1\)/)
  expect(within(open).getByText(/^Terlambat/)).toBeVisible()
  await userEvent.click(within(open).getByRole('button', { name: 'Pindahkan Telepon peserta' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Menunggu' }))
  expect(await screen.findByText('Dipindahkan: Telepon peserta')).toBeVisible()
  within(open).getByRole('link', { name: 'Telepon peserta' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(sent).toEqual([
    { status: 'waiting', version: 2 },
    { status: 'doing', version: 2 },
  ])
})

test('who comes second reads what happened', async () => {
  const sentence = 'Data ini sudah diubah oleh orang lain. Muat ulang lalu coba lagi.'
  on('post', '/tasks/4/move', () => envelope(null, 409, sentence))
  render(<App />)
  const open = await column(/^Akan dikerjakan/)
  await userEvent.click(within(open).getByRole('button', { name: 'Pindahkan Telepon peserta' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Selesai' }))
  expect(await screen.findByText(sentence)).toBeVisible()
})
