import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { attemptSessions } from '../../api/attemptSessions'
import { CLOCK, question } from '../../features/assessment/testing'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as Section } from './section'

const SECTION = '/dataAssesment/section/7'
const PROGRESS = { total: 2, answered: 2, follow_ups_answered: 0, follow_ups: 1 }
const UNIT = { uk_code: 'UK-1', uk_name: 'Unit satu', ...PROGRESS, unfinished: ['Q-2'] }
const answered = [1, 2].map((n) =>
  question(n, { has_child: true, user_jwb_id: n * 10 + 1, revision: 1 }),
)

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  attemptSessions.open('assessment', { token: 'sesi', of: '7' })
  server.use(
    api.get('/assessments/get-section', () =>
      ok({
        sesi_id: 7,
        sesi_uuid: 'sesi-7',
        title: 'Asesmen Analis Data',
        job_role: { slug: 'analis-data', name: 'Analis Data' },
        sections: [{ type: 'nested', ...PROGRESS }],
        ...PROGRESS,
        ...CLOCK,
      }),
    ),
    api.get('/assessments/get-unitkom', () => ok({ rows: [UNIT], total: 1 })),
    api.get('/assessments/get-question', () => ok({ ...UNIT, soal: answered })),
    api.get('/assessments/get-timer', () => ok(CLOCK)),
  )
})

test('a question below which a follow-up is missing is not done', async () => {
  const router = renderRoutes(SECTION, { '/dataAssesment/section/:sesi_id': <Section /> })
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
      'href',
      `${SECTION}?soal=Q-2`,
    ),
  )
  await act(() => router.navigate(`${SECTION}?soal=Q-1`))
  const cell = { name: 'Soal 2, ada soal lanjutan yang belum dijawab' }
  expect(await screen.findByRole('button', cell)).toBeInTheDocument()
  expect(screen.getByText('Lanjutan belum dijawab')).toBeInTheDocument()
})
