import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { MyAssessment } from '../../api/types'
import { CLOCK } from '../../features/assessment/testing'
import { deferred } from '../../test/deferred'
import { ownedExam } from '../../test/exams'
import { ownedItem } from '../../test/owned'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as MyLearning } from './index'

const row = (more: Partial<MyAssessment>): MyAssessment => ({
  item_id: 3,
  slug: 'asesmen-analis-data',
  title: 'Asesmen Analis Data',
  job_role: 'Analis Data',
  status: 'ready',
  sesi_id: null,
  sesi_uuid: null,
  time_end: null,
  answered: null,
  total: null,
  score: null,
  purchased_at: '2026-12-01T09:00:00+07:00',
  ended_at: null,
  competent_count: null,
  unit_count: 0,
  ...more,
})

const freeResult = {
  sesi_uuid: 'u-9',
  title: 'Cek Kemampuan Analis Data',
  job_role: 'Analis Data',
  score: 33.33,
  ended_at: '2026-12-01T09:10:00+07:00',
}

const serve = (rows: MyAssessment[], free: (typeof freeResult)[] = []) =>
  server.use(
    api.get('/assessments/my-assesment', () => ok({ rows, total: rows.length })),
    api.get('/assessments/my-free-results', () => ok({ rows: free, total: free.length })),
    api.get('/corporate/own-seats', () => ok({ rows: [] })),
  )

test.each([
  [row({}), 'Mulai asesmen', '/dataAssesment/start/3'],
  [row({ status: 'created', sesi_id: 7 }), 'Mulai asesmen', '/dataAssesment/start/3'],
  [
    row({ status: 'finished', sesi_uuid: 'u-7', score: 72.5, ended_at: CLOCK.time_end }),
    'Lihat hasil',
    '/dataAssesment/summary/u-7',
  ],
])('each standing has its next step', async (sitting, step, href) => {
  serve([sitting])
  renderAt('/my-learning?tab=asesmen', <MyLearning />)
  expect(await screen.findByRole('link', { name: step })).toHaveAttribute('href', href)
})

test('a running one counts down by the server’s clock', async () => {
  serve([row({ status: 'running', sesi_id: 7, time_end: CLOCK.time_end, answered: 12, total: 40 })])
  server.use(api.get('/assessments/session', () => ok({ sesi_id: 7, ...CLOCK })))
  renderAt('/my-learning?tab=asesmen', <MyLearning />)
  expect(await screen.findByRole('timer')).toHaveTextContent('1 jam')
  expect(screen.getByText(/12 dari 40 soal dijawab/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lanjutkan' })).toHaveAttribute(
    'href',
    '/dataAssesment/section/7',
  )
})

test.each([
  ['2026-12-01T10:00:00+07:00', 0],
  ['2026-12-02T09:00:00+07:00', 1],
])('a running one until %s says whether its time was extended', async (time_end, count) => {
  serve([row({ status: 'running', sesi_id: 7, time_end })])
  const started_at = CLOCK.time_start
  server.use(
    api.get('/assessments/session', () =>
      ok({ ...CLOCK, started_at, time_end, duration_minutes: 60 }),
    ),
  )
  renderAt('/my-learning?tab=asesmen', <MyLearning />)
  await screen.findByRole('timer')
  expect(screen.queryAllByText('1 Jam', { selector: 'bdi' })).toHaveLength(count)
})

test('without any the catalogue is next', async () => {
  serve([])
  renderAt('/my-learning?tab=asesmen', <MyLearning />)
  expect(await screen.findByRole('link', { name: 'Jelajahi katalog' })).toHaveAttribute(
    'href',
    '/product/assessment',
  )
})

test.each([
  ['/my-learning', true],
  ['/my-learning?phase=past&kind=assessment', true],
  ['/my-learning?phase=coming', false],
])('at %s what was kept of free assessments is shown: %s', async (address, isShown) => {
  serve([], [freeResult])
  server.use(
    api.get('/account/my-learning', () => ok({ rows: [], total: 0 })),
    api.get('/account/my-learning/events', () => ok([])),
  )
  renderAt(address, <MyLearning />)
  if (isShown) {
    expect(await screen.findByText('33')).toBeInTheDocument()
    expect(screen.queryByText(/Belum ada yang Anda miliki|Tidak ada yang cocok/)).toBeNull()
  } else {
    expect(await screen.findByText('Tidak ada yang cocok')).toBeInTheDocument()
    expect(screen.queryByText('33')).toBeNull()
  }
})

test('a form that is to be filled in comes before everything else', async () => {
  serve([])
  const waiting = {
    ...ownedItem,
    title: 'Kelas Data',
    next_step: 'fill_registration',
    registration_number: 'REG-1',
  } as const
  server.use(
    api.get('/account/my-learning', ({ request }) =>
      new URL(request.url).searchParams.get('filterRules')?.includes('waits_for')
        ? ok({ rows: [waiting], total: 1 })
        : ok({ rows: [], total: 0 }),
    ),
    api.get('/account/my-learning/events', () => ok([])),
  )
  renderAt('/my-learning', <MyLearning />)
  const section = await screen.findByRole('region', { name: 'Menunggu Anda' })
  expect(within(section).getByRole('link', { name: 'Isi pendaftaran' })).toHaveAttribute(
    'href',
    '/form-registration/REG-1',
  )
})

test('a seat of a company is used where it waits, and stays until its product has come', async () => {
  serve([])
  const product = { item_id: 6, kind: 'training', slug: 'kelas', title: 'Kelas Daring' } as const
  const seats = [{ ...product, uuid: 's-1', company: 'PT Contoh' }]
  const { promise: held, resolve: release } = deferred()
  server.use(
    api.get('/account/my-learning', async () => {
      if (!seats.length) await held
      return ok({ rows: [], total: 0 })
    }),
    api.get('/account/my-learning/events', () => ok([])),
    api.get('/corporate/own-seats', () => ok({ rows: seats })),
    api.post('/corporate/seats/s-1/use', () => {
      seats.pop()
      return ok(null, 'Anda terdaftar.')
    }),
  )
  renderAt(
    '/my-learning',
    <main id="main" tabIndex={-1}>
      <MyLearning />
    </main>,
  )
  const section = await screen.findByRole('region', { name: 'Menunggu Anda' })
  expect(await within(section).findByText('Kursi dari PT Contoh, hanya untuk Anda')).toBeVisible()
  await userEvent.click(within(section).getByRole('button', { name: 'Pakai kursi' }))
  await expect.poll(() => seats).toEqual([])
  expect(section).toBeInTheDocument()
  release()
  await waitFor(() => expect(section).not.toBeInTheDocument())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('an exam that opens later says when, and cannot be begun yet', async () => {
  serve([])
  const certification = {
    ...ownedExam,
    opens_at: '2099-12-01T09:00:00+07:00',
    closes_at: '2099-12-01T11:00:00+07:00',
  }
  server.use(
    api.get('/certifications/my-cert', () => ok({ rows: [certification], total: 1 })),
    api.get('/my-certificates', () => ok({ rows: [], total: 0 })),
  )
  renderAt('/my-learning?tab=sertifikasi', <MyLearning />)
  expect(await screen.findByText(/^Dapat dimulai dari Sel, 1 Des 2099/)).toBeVisible()
  expect(screen.getByText('Terjadwal')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat rincian' })).toHaveAttribute(
    'href',
    '/certification/exam/1',
  )
})

test('the result of a free assessment that was kept is found here', async () => {
  serve([], [freeResult])
  renderAt('/my-learning?tab=asesmen', <MyLearning />)
  expect(await screen.findByRole('heading', { name: 'Hasil cek gratis' })).toBeInTheDocument()
  expect(screen.getByText('33')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat hasil' })).toHaveAttribute(
    'href',
    '/dataAssesment/summary/u-9',
  )
  expect(screen.queryByText('Belum ada asesmen')).toBeNull()
})

test('what takes place today appears once, with its next step', async () => {
  serve([])
  const now = new Date().toISOString()
  const event = (uuid: string, title: string) => ({
    uuid,
    kind: 'webinar' as const,
    slug: uuid,
    title,
    session_title: 'Sesi pertama',
    starts_at: now,
    ends_at: now,
    place: null,
    has_room: true,
    room_opens_at: null,
    day: 1,
    days: 1,
  })
  const item = { ...ownedItem, uuid: 'seat-1', title: 'Surel Jebakan' }
  server.use(
    api.get('/account/my-learning', ({ request }) =>
      ok(request.url.includes('waits_for') ? { rows: [], total: 0 } : { rows: [item], total: 1 }),
    ),
    api.get('/account/my-learning/events', () =>
      ok([event('seat-1', 'Surel Jebakan'), event('seat-2', 'Di halaman lain')]),
    ),
  )
  renderAt('/my-learning', <MyLearning />)
  expect(await screen.findAllByText('Surel Jebakan')).toHaveLength(1)
  expect(screen.getAllByText('Sesi pertama')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Buka kelas' })).toBeInTheDocument()
  expect(screen.getByText('Di halaman lain')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Berlangsung' })).toBeNull()
})

test('who owns nothing has no tabs, and two ways to begin', async () => {
  serve([])
  server.use(
    api.get('/account/my-learning', () => ok({ rows: [], total: 0 })),
    api.get('/account/my-learning/events', () => ok([])),
  )
  renderAt('/my-learning', <MyLearning />)
  expect(await screen.findByText('Belum ada yang Anda miliki')).toBeInTheDocument()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { name: 'Cek kemampuan gratis' })).toHaveAttribute(
    'href',
    '/free-assessment',
  )
})
