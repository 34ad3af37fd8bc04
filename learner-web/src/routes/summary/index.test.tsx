import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AssessmentResult } from '../../api/types'
import { cardBase } from '../../test/products'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as Summary } from './index'

const result: AssessmentResult = {
  sesi_uuid: 'sesi-7',
  sesi_id: 7,
  title: 'Asesmen Analis Data',
  is_free: false,
  product_slug: 'asesmen-analis-data',
  passing_percent: 60,
  floor_percent: 40,
  earlier: null,
  share_image_url: '/share/result/abc.png',
  job_role: { slug: 'analis-data', name: 'Analis Data' },
  participant: 'Ani Wulandari',
  batch_name: 'Gelombang 1',
  started_at: '2026-12-01T09:00:00+07:00',
  ended_at: '2026-12-01T09:42:10+07:00',
  end_reason: 'timeout',
  duration_minutes: 60,
  answered: 30,
  follow_ups_answered: 3,
  follow_ups: 4,
  total: 32,
  score: 72.5,
  competent_count: 1,
  units: [
    {
      uk_code: 'UK-1',
      uk_name: 'Mengumpulkan Data',
      score: 90,
      achieved_level: 4,
      required_level: 3,
      gap: 0,
      competent: true,
      steps: [],
      right: 4,
      partly: 1,
      wrong: 2,
    },
    {
      uk_code: 'UK-2',
      uk_name: 'Menelaah Data',
      score: 55,
      achieved_level: 1,
      required_level: 3,
      gap: 2,
      competent: false,
      steps: [],
      right: 4,
      partly: 1,
      wrong: 2,
    },
  ],
  levels: ['Dasar', 'Terampil', 'Mahir', 'Ahli', 'Pakar'].map((name, index) => ({
    number: index + 1,
    name,
    description: `Arti ${name}`,
  })),
  suggestions: [
    {
      ...cardBase,
      item_id: 9,
      product_id: 2,
      kind: 'training',
      slug: 'menelaah-data',
      title: 'Pelatihan Penelaahan',
      price: 750_000,
      uk_codes: ['UK-2'],
    },
  ],
}

const open = () =>
  renderAt('/dataAssesment/summary/sesi-7', <Summary />, '/dataAssesment/summary/:result')

test('the result stands there in numbers and in words', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Hasil asesmen Analis Data' }),
  ).toBeInTheDocument()
  expect(document.title).toBe('Summary :: Analis Data | Duxi')
  expect(screen.getByRole('img', { name: 'Skor 72,5 dari 100' })).toBeInTheDocument()
  expect(screen.getByText('1 dari 2 unit kompeten')).toBeInTheDocument()
  expect(screen.getByText('Waktu habis')).toBeInTheDocument()
  expect(screen.getByText('42 Menit dari 1 Jam')).toBeInTheDocument()
})

test('on paper it names the site and what each level means, and every sheet its address', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  const { container } = open()
  const meanings = await screen.findByRole('region', { name: 'Arti tiap level' })
  expect(within(meanings).getByText('Arti Pakar')).toBeInTheDocument()
  expect(meanings).toHaveClass('hidden', 'print:block')
  const sheet = container.querySelector('style')?.textContent
  expect(sheet).toContain(`@bottom-left { content: "${location.origin}${location.pathname}"`)
})

test.each([
  ['submitted', 'Diselesaikan peserta'],
  ['supervisor', 'Diakhiri pengawas'],
] as const)('a result that was %s says so', async (end_reason, words) => {
  server.use(api.get('/assessments/result', () => ok({ ...result, end_reason })))
  open()
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('each unit has its outcome, and each suggestion the units it closes', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  open()
  const table = await screen.findByRole('table', { name: 'Capaian per unit' })
  const [, met, missed] = within(table).getAllByRole('row')
  expect(met).toHaveTextContent('Kompeten')
  expect(missed).toHaveTextContent('Belum kompeten')
  expect(missed).toHaveTextContent('Kurang 2 level')
  const [first, second] = screen.getAllByRole('link', { name: 'Pelatihan Penelaahan' })
  expect(screen.getByRole('heading', { name: 'Mulai dari Menelaah Data' })).toBeInTheDocument()
  expect(first).toHaveAttribute('href', '/product/training/menelaah-data')
  const card = second?.closest('li')
  expect(card).toHaveTextContent('Menelaah Data')
  expect(card).not.toHaveTextContent('Mengumpulkan Data')
})

test('a result that is not there, or not mine, leads back to my learning', async () => {
  server.use(api.get('/assessments/result', () => failed(404, 'Tidak ditemukan.')))
  open()
  expect(await screen.findByText('Hasil asesmen tidak ditemukan')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Belajar saya' })).toHaveAttribute('href', '/my-learning')
})

test('who was given extra time is not told the duration that it went beyond', async () => {
  server.use(api.get('/assessments/result', () => ok({ ...result, duration_minutes: 30 })))
  open()
  expect(await screen.findByText('42 Menit')).toBeInTheDocument()
})

const earlier = {
  sesi_uuid: 'sesi-1',
  title: 'Cek Kemampuan Analis Data',
  ended_at: '2026-12-01T08:00:00+07:00',
  score: 90,
  units: [{ uk_code: 'UK-1', achieved_level: 5, score: 100 }],
}

test.each([
  [false, /^Turun 17,5 poin/],
  [true, 'Dibandingkan dengan perkiraan awal'],
])('an earlier attempt is compared with (free: %s)', async (is_free, heading) => {
  server.use(
    api.get('/assessments/result', () => ok({ ...result, earlier: { ...earlier, is_free } })),
  )
  renderAt('/assessment-summary/sesi-7', <Summary />, '/assessment-summary/:result')
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Ambil asesmen lagi/ })).toHaveAttribute(
    'href',
    '/product/assessment/asesmen-analis-data',
  )
})
