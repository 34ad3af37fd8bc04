import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { attemptSessions } from '../../api/attemptSessions'
import { CLOCK } from '../../features/assessment/testing'
import { renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as Start } from './start'

const open = () =>
  renderRoutes('/dataAssesment/start/3', {
    '/dataAssesment/start/:item_id': <Start />,
    '/dataAssesment/section/:sesi_id': <p>Ruang</p>,
  })

test('the clock starts only after the promise to be honest', async () => {
  server.use(
    api.post('/assessments/create-session', () => ok({ sesi_id: 7, sesi_uuid: 'u-7' })),
    api.get('/assessments/session', () =>
      ok({
        sesi_id: 7,
        sesi_uuid: 'u-7',
        status: 'created',
        title: 'Asesmen Analis Data',
        job_role: { slug: 'analis-data', name: 'Analis Data' },
        batch_name: 'Gelombang 1',
        duration_minutes: 90,
        question_count: 32,
        units: [{ uk_code: 'UK-1', uk_name: 'Mengumpulkan Data', question_count: 32 }],
        is_paid: true,
        started_at: null,
        time_end: null,
        time_now: CLOCK.time_now,
      }),
    ),
    api.post('/assessments/start', () => ok({ token: 'ruang', sesi_id: 7, ...CLOCK })),
  )
  const user = userEvent.setup()
  open()
  const start = await screen.findByRole('button', { name: 'Mulai asesmen' })
  expect(start).toBeDisabled()
  expect(start.closest('[data-sticky-bar]')).toContainElement(screen.getByRole('checkbox'))
  expect(screen.getByText('1 Jam 30 Menit')).toBeInTheDocument()
  expect(screen.getByText('Kelompok peserta Anda: Gelombang 1')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Belajar saya' })).toHaveAttribute(
    'href',
    '/my-learning?tab=asesmen',
  )
  expect(
    screen.getByText(/satu kali per pengambilan.*untuk mengulang, beli sekali lagi/),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox'))
  await user.click(start)
  expect(await screen.findByText('Ruang')).toBeInTheDocument()
  expect(attemptSessions.get('assessment')).toEqual({ token: 'ruang', of: '7' })
  attemptSessions.close('assessment')
})

test('what is not bought is offered', async () => {
  server.use(
    api.post('/assessments/create-session', () =>
      failed(404, 'Anda belum memiliki asesmen ini. Silakan beli terlebih dahulu.'),
    ),
  )
  open()
  expect(await screen.findByText(/Anda belum memiliki asesmen ini/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Jelajahi asesmen' })).toBeInTheDocument()
})
