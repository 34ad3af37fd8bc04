import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '../../api/session'
import { freeAttempt } from '../../features/free-assessment/freeAttempt'
import { aProfile } from '../../test/account'
import { aPlainSite } from '../../test/auth'
import { axeViolations } from '../../test/axe'
import { renderAt, renderRoutes } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { toast, toasts } from '../../ui/toast'
import { Component as SignIn } from '../auth/sign-in'
import { Component as SignUp } from '../auth/sign-up'
import { Component as Attempt } from './attempt'
import { Component as List } from './index'
import { Component as Result } from './result'

const UUID = '6f0d3c1e-8f0a-4c59-9d8e-000000000001'
const row = {
  uuid: UUID,
  title: 'Cek Kemampuan Analis Data',
  job_role: { slug: 'analis-data', name: 'Analis Data' },
  job_role_family: 'Data dan Analitik',
  duration_minutes: 10,
  question_count: 9,
  units: ['Mengumpulkan Data', 'Menelaah Data'],
}

beforeEach(() => {
  localStorage.clear()
  server.use(api.get('/public/free-assessments', () => ok({ rows: [row], total: 1 })))
})

afterEach(() => {
  session.close()
  toast.clear()
})

test('each role leads to its check', async () => {
  const { container } = renderAt('/free-assessment', <List />)
  expect(await screen.findByRole('link', { name: 'Analis Data' })).toHaveAttribute(
    'href',
    '/free-assessment/analis-data',
  )
  expect(container.querySelector('.lucide-chart-column')).toBeInTheDocument()
  expect(screen.getByText('9 soal · 10 Menit')).toBeInTheDocument()
  expect(await axeViolations(container)).toEqual([])
}, 20_000)

test('the introduction says what comes, and asks for no account', async () => {
  renderAt('/free-assessment/analis-data', <Attempt />, '/free-assessment/:slug')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cek Kemampuan Analis Data' }),
  ).toBeInTheDocument()
  expect(screen.getByText('9 soal pilihan ganda')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mulai sekarang' })).toBeEnabled()
})

test('a role without a check leads to the others', async () => {
  renderAt('/free-assessment/arsitek', <Attempt />, '/free-assessment/:slug')
  expect(await screen.findByRole('link', { name: 'Pilih peran lain' })).toHaveAttribute(
    'href',
    '/free-assessment',
  )
})

test('a result is asked for with its token alone; one that is gone offers another check', async () => {
  const tokens: (string | null)[] = []
  server.use(
    api.get(`/public/free-assessments/analis-data/${UUID}/result`, ({ request }) => {
      tokens.push(request.headers.get('X-Free-Assessment-Authorization'))
      return failed(496, 'Sesi asesmen anda telah berakhir')
    }),
  )
  freeAttempt.set({ slug: 'analis-data', uuid: UUID, token: 'rahasia' })
  renderAt('/free-assessment/analis-data/result', <Result />, '/free-assessment/:slug/result')
  expect(await screen.findByText('Hasil ini sudah tidak tersedia')).toBeInTheDocument()
  expect(tokens).toEqual(['Bearer rahasia'])
  expect(screen.getByRole('link', { name: 'Cek kemampuan lagi' })).toHaveAttribute(
    'href',
    '/free-assessment',
  )
})

test('after sign-in the result is kept, with a message', async () => {
  server.use(api.post('/public/free-assessments/claim', () => ok({ sesi_uuid: UUID })))
  freeAttempt.set({ slug: 'analis-data', uuid: UUID, token: 'rahasia' })
  server.use(api.post('/auth/me', () => ok(aProfile())))
  session.open({ token: 't', secret_token: 's' }, false)
  renderRoutes('/free-assessment/analis-data/result', {
    '/free-assessment/:slug/result': <Result />,
    '/dataAssesment/summary/:result': <p>Ringkasan</p>,
  })
  expect(await screen.findByText('Ringkasan')).toBeInTheDocument()
  expect(toasts.get().map(({ text }) => text)).toEqual([
    'Hasil tersimpan. Anda menemukannya lagi di Belajar saya.',
  ])
  expect(freeAttempt.get()).toBeNull()
})

test('an account that comes back after saving is led to its own results', async () => {
  server.use(api.post('/auth/me', () => ok(aProfile())))
  session.open({ token: 't', secret_token: 's' }, false)
  renderAt('/free-assessment/analis-data/result', <Result />, '/free-assessment/:slug/result')
  expect(await screen.findByRole('link', { name: 'Ke Belajar saya' })).toHaveAttribute(
    'href',
    '/my-learning',
  )
  expect(screen.queryByText('Hasil ini sudah tidak tersedia')).toBeNull()
})

test.each([
  ['/signUp', SignUp],
  ['/signIn', SignIn],
])('on the way there %s says that the result is kept', async (path, Page) => {
  freeAttempt.set({ slug: 'analis-data', uuid: UUID, token: 'rahasia' })
  server.use(aPlainSite())
  const sentence = /hasil cek kemampuan Anda langsung tersimpan/
  const other = renderAt(`${path}?next=/my-learning`, <Page />)
  expect(screen.queryByText(sentence)).toBeNull()
  other.unmount()
  renderAt(`${path}?next=/free-assessment/analis-data/result`, <Page />)
  expect(await screen.findByText(sentence)).toBeInTheDocument()
})
