import { screen, waitFor, within } from '@testing-library/dom'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { writeTokens } from '../../api/tokens'
import { App } from '../../app/App'
import { person } from '../../test/people'
import { on } from '../../test/server'
import type { GradingDetail } from './labels'

const criterion = (name: string, best: number, good: number) => ({
  name,
  description: '',
  levels: [
    { name: 'Sangat baik', description: '', points: best },
    { name: 'Baik', description: '', points: good },
  ],
})
const grading: GradingDetail = {
  id: 'g-1',
  participant_name: 'Ani Wulandari',
  unit_name: 'Menelaah Data',
  unit_code: 'U.1',
  exam_title: 'Sertifikasi Data',
  method: 'written',
  role: 'first',
  state: 'ready',
  assessor_name: 'Fina Rahmadani',
  is_mine: true,
  meets_at: null,
  created_at: '2026-11-20T09:00:00+07:00',
  submitted_at: null,
  score: null,
  rubric_id: 7,
  instructions: '',
  criteria: [criterion('Ketepatan', 20, 15), criterion('Kejelasan', 10, 5)],
  passing_percent: 70,
  answers: [],
  place: '',
  appeal_reason: '',
  levels: [],
  notes: [],
  comment: '',
  others: [],
}

beforeEach(() => {
  writeTokens({ token: 't', secret_token: 's' })
})

test('a grade says its points, and is sent only once that is confirmed', async () => {
  let sent: unknown
  on('get', '/auth/me', () =>
    person({ fullname: 'Fina Rahmadani', permissions: ['gradings.view', 'gradings.grade'] }),
  )
  on('get', '/gradings/g-1', () => grading)
  on('post', '/gradings/g-1/submit', async (request) => {
    sent = await request.json()
    on('get', '/gradings/g-1', () => ({ ...grading, state: 'submitted' }))
    return grading
  })
  const others = [
    { ...grading, id: 'g-2', is_mine: false },
    { ...grading, id: 'g-3' },
  ]
  on('get', '/gradings', () => ({ rows: others, total: 2 }))
  history.replaceState(null, '', '/backoffice/gradings/g-1/show')
  render(<App />)
  const user = userEvent.setup()
  const [precise, clear] = await screen.findAllByRole('radiogroup')
  await user.click(within(precise as HTMLElement).getByLabelText(/^Baik/))
  await user.click(within(clear as HTMLElement).getByLabelText(/^Sangat baik/))
  expect(screen.getByText('25 dari 30 poin, skala 0–100')).toBeInTheDocument()
  expect(screen.getByText('83,33')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Kirim penilaian' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('25 dari 30 poin = 83,33, batas lulus 70.')
  expect(sent).toBeUndefined()
  await user.click(within(dialog).getByRole('button', { name: 'Kirim penilaian' }))
  await waitFor(() => expect(sent).toMatchObject({ levels: [1, 0] }))
  const outcome = await screen.findByText('Terkirim. Masih 1 penilaian menunggu Anda.')
  expect(outcome.closest('[role=alert]')).toHaveFocus()
  const next = await screen.findByRole('link', { name: 'Penilaian berikutnya' })
  expect(next).toHaveAttribute('href', '/backoffice/gradings/g-3/show')
})

test('staff reads why a grading has no assessor, and where to add one', async () => {
  on('get', '/auth/me', () =>
    person({ permissions: ['gradings.view', 'gradings.assign', 'rubrics.view', 'rubrics.change'] }),
  )
  const unassigned = { ...grading, state: 'unassigned', assessor_name: null, is_mine: false }
  on('get', '/gradings/g-1', () => unassigned)
  history.replaceState(null, '', '/backoffice/gradings/g-1/show')
  render(<App />)
  expect(await screen.findByText(/semua asesor rubrik ini sudah menilai/)).toBeVisible()
  expect(screen.getAllByText('Belum ada asesor')).not.toEqual([])
  const link = await screen.findByRole('link', { name: 'Buka rubrik' })
  expect(link).toHaveAttribute('href', '/backoffice/rubrics/7')
})

test.each([
  ['third', 'Dua penilaian sebelumnya terlalu berbeda. Hanya penilaian Anda yang berlaku.'],
  ['appeal', 'Penilaian Anda atas banding ini menggantikan yang lama dan bersifat akhir.'],
] as const)('who grades as %s reads that it decides', async (role, words) => {
  on('get', '/auth/me', () => person({ permissions: ['gradings.view', 'gradings.grade'] }))
  on('get', '/gradings/g-1', () => ({ ...grading, role }))
  history.replaceState(null, '', '/backoffice/gradings/g-1/show')
  render(<App />)
  expect(await screen.findByText(words)).toBeVisible()
})
