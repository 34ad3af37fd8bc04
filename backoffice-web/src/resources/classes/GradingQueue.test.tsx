import { screen, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'
import type { GradingRow } from './types'

const submission: GradingRow = {
  uuid: 'one',
  version: 1,
  fullname: 'Budi Contoh',
  email: 'budi@contoh.example',
  assignment_title: 'Tabel yang bersih',
  number: 1,
  text: 'Tabel saya.',
  files: [],
  submitted_at: '2026-11-20T09:00:00+07:00',
  is_late: false,
  late_penalty_percent: 0,
  rubric: [
    { criterion: 'Jelas', points: 40 },
    { criterion: 'Lengkap', points: 60 },
  ],
  rubric_scores: [],
  maximum_score: 100,
  score: null,
  comment: '',
} as unknown as GradingRow

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['classes.view'] }))
  const other = { ...submission, uuid: 'two', fullname: 'Citra Contoh' }
  on('get', '/classes/3/submissions', () => ({ rows: [submission, other], total: 2 }))
  on('get', '/classes/3', () => ({ id: 3, title: 'Kelas Contoh', sessions: [], can_manage: true }))
})

test('no grade is given before every criterion has points, and none is lost by another choice', async () => {
  history.replaceState(null, '', '/backoffice/classes/3/show/tugas')
  render(<App />)
  const user = userEvent.setup()
  const clear = await screen.findByLabelText('Jelas (0–40)')
  expect(clear).toHaveValue(null)
  await user.type(clear, '30')
  expect(screen.getByRole('button', { name: 'Simpan nilai' })).toBeDisabled()
  await user.type(screen.getByLabelText('Lengkap (0–60)'), '50')
  expect(screen.getByRole('button', { name: 'Simpan nilai 80' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: /Citra Contoh/ }))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Tetap di sini' }))
  expect(clear).toHaveValue(30)
  await user.click(screen.getByRole('button', { name: /Citra Contoh/, hidden: true }))
  await user.click(await screen.findByRole('button', { name: 'Buang' }))
  expect(await screen.findByLabelText('Jelas (0–40)')).toHaveValue(null)
}, 60_000)
