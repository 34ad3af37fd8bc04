import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { result } from '../../test/assessmentResult'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component as Summary } from './index'

const open = () =>
  renderAt('/assessment-summary/sesi-7', <Summary />, '/assessment-summary/:result')

const earlier = {
  sesi_uuid: 'sesi-1',
  title: 'Cek Kemampuan Analis Data',
  ended_at: '2026-12-01T08:00:00+07:00',
  score: 90,
  units: [{ uk_code: 'UK-1', achieved_level: 5, score: 100 }],
}

test.each([
  [false, /^Turun 17 poin/],
  [true, 'Dibandingkan dengan perkiraan awal'],
])('an earlier attempt is compared with (free: %s)', async (is_free, heading) => {
  server.use(
    api.get('/assessments/result', () => ok({ ...result, earlier: { ...earlier, is_free } })),
  )
  open()
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
  expect(screen.queryAllByText('1 unit turun level')).toHaveLength(is_free ? 0 : 1)
  expect(screen.getByRole('link', { name: /Ambil asesmen lagi · Rp\s?350\.000/ })).toHaveAttribute(
    'href',
    '/product/assessment/asesmen-analis-data',
  )
})

test('what costs nothing is taken again for free', async () => {
  server.use(api.get('/assessments/result', () => ok({ ...result, product_price: 0 })))
  open()
  expect(
    await screen.findByRole('link', { name: 'Ambil asesmen ini lagi (gratis)' }),
  ).toHaveAttribute('href', '/product/assessment/asesmen-analis-data')
  expect(screen.getByRole('link', { name: 'Ambil asesmen lagi · Gratis' })).toBeInTheDocument()
  expect(screen.queryByText(/Rp\s?0(?!\d)/)).toBeNull()
})

test('each unit says in numbers why it is shown at its level, and why a weak one below is no obstacle', async () => {
  const step = { questions: 2, asked: 2, text: 'Belum cukup.' }
  const steps = [
    { ...step, level: 1, right: 1, percent: 50, percent_upto: 50, reason: 'own_below' },
    { ...step, level: 2, right: 2, percent: 100, percent_upto: 75, reason: 'shown' },
    { ...step, level: 3, right: 0, percent: 0, percent_upto: 50, reason: 'own_below' },
  ]
  const units = [{ ...result.units[0], achieved_level: 2, steps }]
  server.use(api.get('/assessments/result', () => ok({ ...result, units })))
  open()
  const table = await screen.findByRole('table', { name: 'Capaian per unit' })
  expect(table).toHaveTextContent(
    'Level 2: 2 dari 2 soal benar, dan 75% dari semua soal sampai level itu (batasnya 60%). Level 3 belum lulus: 0 dari 2 soal benar.',
  )
  const [first] = within(table).getAllByRole('listitem')
  expect(first).toHaveTextContent('tidak menghalangi level 2')
})

test.each([
  [100, 0],
  [90, 1],
])('who has %i points in every unit is offered another attempt %i times', async (score, times) => {
  const units = result.units.map((unit) => ({ ...unit, score }))
  server.use(api.get('/assessments/result', () => ok({ ...result, units })))
  open()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('link', { name: /^Ambil asesmen lagi/ })).toHaveLength(times)
})

test('the level of the attempt before is shown at its unit', async () => {
  const before = { ...earlier, is_free: false }
  server.use(api.get('/assessments/result', () => ok({ ...result, earlier: before })))
  open()
  expect(await screen.findByRole('img', { name: 'Dari level 5 ke level 4' })).toBeInTheDocument()
})
