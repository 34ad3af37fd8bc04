import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['classes.view'] }))
  on('get', '/classes/3', () => ({ id: 3, title: 'Kelas Contoh', sessions: [], can_manage: true }))
})

test('a step that was done without passing has a mark of its own', async () => {
  const states = ['completed', 'not_passed', 'open', 'locked'] as const
  const steps = states.map((title, at) => ({ uuid: `s${at}`, title, kind: 'quiz' }))
  const row = {
    seat_uuid: 'p',
    fullname: 'Budi Contoh',
    percent: 25,
    earned_percent: 50,
    reachable_percent: 100,
    is_at_risk: false,
    completed_at: null,
    steps: states,
  }
  on('get', '/classes/3/participants', () => ({ steps, rows: [row], total: 1 }))
  history.replaceState(null, '', '/backoffice/classes/3/show')
  render(<App />)
  const line = await screen.findByRole('row', { name: /Budi Contoh/ })
  const marks = within(line).getAllByRole('cell').slice(2)
  expect(marks.map((cell) => cell.querySelector('title')?.textContent)).toEqual([
    'Selesai',
    'Belum lulus',
    'Terbuka',
    'Terkunci',
  ])
  const drawings = marks.map((cell) => cell.querySelector('path')?.getAttribute('d'))
  expect(new Set(drawings).size).toBe(states.length)
})
