import { screen, waitFor } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { person } from '../test/people'
import { on } from '../test/server'
import { line } from '../test/sidebar'
import { Styled } from '../test/styled'
import { App } from './App'

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
  localStorage.clear()
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['batches.view', ...permissions] }))
  on('get', '/batches', () => ({ rows: [], total: 0 }))
  on('get', '/deliverables', () => ({ rows: [row], total: 1 }))
  const rows = [line(1, 'batches', 'Batch'), line(2, 'deliverables', 'Deliverable')]
  on('get', '/sidebar', () => ({ rows, total: 2 }))
})

const open = (path: string) => {
  window.history.replaceState(null, '', `/backoffice${path}`)
  // Elements that cannot be reached are hidden by their style.
  render(
    <Styled>
      <App />
    </Styled>,
  )
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Deliverable' })

test('a line of the menu leads to the heading of its page, from where arrows reach the rows', async () => {
  open('/batches')
  const link = await screen.findByRole('link', { name: 'Deliverable' })
  // In jsdom only, the hidden column menu's search takes the focus afterwards.
  const focused: EventTarget[] = []
  document.addEventListener('focusin', ({ target }) => target && focused.push(target))
  await userEvent.click(link)
  const first = await screen.findByRole('link', { name: 'Rencana uji' })
  const title = await heading()
  await waitFor(() => expect(focused).toContain(title))
  title.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
})

test('the skip link leads into the content', async () => {
  open('/deliverables')
  await screen.findByRole('link', { name: 'Rencana uji' })
  await userEvent.click(screen.getByRole('button', { name: 'Lewati ke isi' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a row is chosen by its name; until then the buttons for chosen rows are out of reach', async () => {
  open('/deliverables')
  const choose = await screen.findByRole('checkbox', { name: 'Pilih Rencana uji' })
  expect(screen.queryByRole('button', { name: 'Hapus' })).not.toBeInTheDocument()
  await userEvent.click(choose)
  expect(await screen.findByRole('button', { name: 'Hapus' })).toBeVisible()
})
