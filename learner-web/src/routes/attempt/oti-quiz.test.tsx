import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { attemptSessions } from '../../api/attemptSessions'
import { EndedQuiz } from '../../features/oti-class/EndedQuiz'
import { examIntro } from '../../test/exams'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as Quiz } from './oti-quiz'

const BASE = '/oti/kelas/quizzes/q-1'
const start = '2026-12-01T09:00:00+07:00'
const clock = { attempt_uuid: 'a-2', time_start: start, time_now: start, is_paused: false }

const attemptOf = (attempt_uuid: string, score: number, ended_at: string) => ({
  attempt_uuid,
  answered: 1,
  total: 1,
  status: 'finished' as const,
  score,
  passed: score >= 60,
  started_at: start,
  ended_at,
})
const earlier = attemptOf('a-1', 40, '2026-11-30T09:10:00+07:00')
const latest = attemptOf('a-2', 90, '2026-12-01T09:10:00+07:00')

const product = { slug: 'kelas', title: 'Kelas' }
let history = [earlier]
let timeEnd = ''

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  history = [earlier]
  timeEnd = '2026-12-01T09:20:00+07:00'
  attemptSessions.open('oti-quiz', { token: 'rahasia', of: BASE })
  server.use(
    api.get('/exams/q-1', () =>
      ok({ ...examIntro, uuid: 'q-1', kind: 'oti-quiz', title: 'Kuis data', product, history }),
    ),
    api.get(`${BASE}/timer`, () => ok({ ...clock, time_end: timeEnd })),
    api.get(`${BASE}/questions`, () => ok({ rows: [questionRow] })),
    api.post(`${BASE}/finish`, () => {
      history = [earlier, latest]
      return ok(null, 'Sesi quiz anda telah berakhir')
    }),
  )
})

const questionRow = {
  ques_uuid: 'c',
  ques_number: 1,
  ques_text: 'Apa itu data?',
  is_text: false,
  multiple_answer: 'no' as const,
  answers: [{ answ_uuid: 'c1', answ_text: 'Fakta', answ_selected: 'no' as const }],
  answ_text: '',
  flag: 'no' as const,
  revision: 0,
  category: 'Bagian satu',
}

async function expectResult() {
  const result = await screen.findByRole('status')
  expect(await within(result).findByText('Kuis data')).toBeInTheDocument()
  expect(result).toHaveTextContent('90%')
  expect(result).toHaveTextContent('Lulus')
}

const enter = () =>
  renderRoutes('/oti/class/kelas/quiz/q-1', {
    '/oti/class/:slug/quiz/:uuid': <Quiz />,
    '/oti/class/:slug/training': <EndedQuiz />,
  })

test('who ends a quiz returns to the class and reads the result there', async () => {
  const router = enter()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }))
  await user.click(await screen.findByRole('button', { name: 'Ya, selesaikan' }))
  await expectResult()
  expect(router.state.location.pathname).toBe('/oti/class/kelas/training')
})

test('the end of the time leads to the result as well', async () => {
  timeEnd = start
  enter()
  await expectResult()
})
