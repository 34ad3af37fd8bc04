import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { result } from '../../test/assessmentResult'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component as Summary } from './index'

const open = () =>
  renderAt('/dataAssesment/summary/sesi-7', <Summary />, '/dataAssesment/summary/:result')

test('the result is shown in numbers and in words', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  open()
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Hasil asesmen Analis Data' }),
  ).toBeInTheDocument()
  expect(document.title).toBe('Summary :: Analis Data | Duxi')
  expect(screen.getByRole('img', { name: 'Skor 73 dari 100' })).toBeInTheDocument()
  expect(screen.getByText('1 dari 2 unit kompeten')).toBeInTheDocument()
  expect(screen.getByText('Waktu habis')).toBeInTheDocument()
  expect(screen.getByText('42 Menit dari 1 Jam')).toBeInTheDocument()
})

test('one sentence says where one is strong and what comes first, and three steps lead on', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  open()
  const sentence = await screen.findByText(/^Anda paling kuat di Mengumpulkan Data/)
  expect(sentence).toHaveTextContent('Mulailah dari Menelaah Data, lalu ukur lagi.')
  expect(within(sentence).getByRole('link')).toHaveAttribute('href', '#plan')
  const again = screen.getByRole('link', { name: /^Ambil asesmen ini lagi/ })
  const steps = within(again.closest('ol') as HTMLElement).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1. BelajarPelatihan Penelaahan',
    expect.stringMatching(/^2\. Ukur lagiAmbil asesmen ini lagi \(Rp\s350\.000\)/),
    expect.stringMatching(/^3\. Buktikan.*sertifikasi Analis Data/),
  ])
  expect(screen.getByRole('link', { name: 'sertifikasi Analis Data' })).toHaveAttribute(
    'href',
    '/product/certification?job_role=analis-data',
  )
})

test('with nothing left to close the plan gives way to praise', async () => {
  const units = result.units.map((unit) => ({
    ...unit,
    achieved_level: 3,
    gap: 0,
    competent: true,
  }))
  server.use(api.get('/assessments/result', () => ok({ ...result, units, competent_count: 2 })))
  const { container } = open()
  expect(await screen.findByText(/^Selamat! Semua unit/)).toBeInTheDocument()
  expect(container.querySelector('.confetti')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelector('#plan')).toBeNull()
})

test('a level has a description', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  open()
  const table = await screen.findByRole('table', { name: 'Capaian per unit' })
  const [, met, missed] = within(table).getAllByRole('row')
  expect(met).toHaveTextContent('Arti Ahli')
  expect(missed).toHaveTextContent('Disyaratkan level 3 (Mahir)')
})

test('two dates of the first training are equal choices, the nearer first', async () => {
  const other_date = {
    slug: 'menelaah-2',
    starts_at: '2027-01-03T02:00:00Z',
    price: 900_000,
    mode: 'offline' as const,
  }
  const suggestions = result.suggestions.map((one) => ({
    ...one,
    starts_at: '2027-02-08T02:00:00Z',
    other_date,
  }))
  server.use(api.get('/assessments/result', () => ok({ ...result, suggestions })))
  open()
  const dates = await screen.findAllByRole('link', { name: /2027/ })
  expect(dates.map((date) => [date.textContent, date.getAttribute('href')])).toEqual([
    [
      expect.stringMatching(/^3\sJanuari 2027Tatap mukaRp\s900\.000$/),
      '/product/training/menelaah-2',
    ],
    [expect.stringMatching(/^8\sFebruari 2027Rp\s750\.000$/), '/product/training/menelaah-data'],
  ])
})

test('a suggestion that the plan has named is not listed once more', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  open()
  expect(await screen.findAllByRole('link', { name: 'Pelatihan Penelaahan' })).toHaveLength(1)
})

test('seconds are no minute, and questions that answers opened are shown beside the others', async () => {
  const ended_at = '2026-12-01T09:00:20+07:00'
  server.use(api.get('/assessments/result', () => ok({ ...result, ended_at })))
  open()
  expect(await screen.findByText('Kurang dari 1 Menit')).toBeInTheDocument()
  expect(screen.getByText('30 dari 32, ditambah 3 dari 4 soal lanjutan')).toBeInTheDocument()
})

test('a weak score is not put into the words that are shared', async () => {
  server.use(api.get('/assessments/result', () => ok({ ...result, score: 20 })))
  open()
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Bagikan' }))
  expect(screen.getByRole('textbox', { name: 'Kata-kata' })).toHaveValue(
    'Saya baru saja mengukur kemampuan Analis Data di Duxi.',
  )
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
  ['submitted', 0],
  ['supervisor', 1],
] as const)('an attempt ended by someone else says so: %s', async (end_reason, count) => {
  server.use(api.get('/assessments/result', () => ok({ ...result, end_reason })))
  open()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByText('Cara berakhir')).toHaveLength(count)
  expect(screen.queryAllByText('Diakhiri pengawas')).toHaveLength(count)
})

test('the level leads, and the points are in the fold, open for the first unit alone', async () => {
  const units = result.units.map((unit) => (unit.competent ? unit : { ...unit, achieved_level: 0 }))
  server.use(api.get('/assessments/result', () => ok({ ...result, units })))
  open()
  const table = await screen.findByRole('table', { name: 'Capaian per unit' })
  const [, met, missed] = within(table).getAllByRole('row')
  expect(missed).toHaveTextContent('Belum mencapai level 1: 4 dari 7 soal benar')
  expect(missed).toHaveTextContent('2 salah atau kosong')
  expect(met).toHaveTextContent('Level 4 (Ahli)')
  expect(met?.querySelector('details')).not.toHaveAttribute('open')
  expect(missed?.querySelector('details')).toHaveAttribute('open')
  expect(missed?.querySelector('details')).toHaveTextContent(
    'Nilai unit 55 dari 100. Ini 440 dari 800 poin. 400 poin dari jawaban benar. 40 poin dari jawaban sebagian benar.',
  )
  expect(missed).not.toHaveTextContent(/Jawaban salah|soal lanjutan/)
})

test('the questions of the levels add up to those of the unit; follow-ups are shown beside them', async () => {
  const step = { percent: 50, percent_upto: 50, reason: 'own_below', text: 'Belum cukup.' }
  const steps = [
    { ...step, level: 1, questions: 4, asked: 4 },
    { ...step, level: 2, questions: 3, asked: 5 },
  ]
  const units = result.units.map((unit) => ({
    ...unit,
    achieved_level: 0,
    points_lost: 25,
    steps,
  }))
  server.use(api.get('/assessments/result', () => ok({ ...result, units })))
  open()
  const table = await screen.findByRole('table', { name: 'Capaian per unit' })
  const [first] = within(table).getAllByRole('list')
  expect(table).toHaveTextContent('4 dari 7 soal benar')
  expect(table).toHaveTextContent(
    'Ini 415 dari 800 poin. 400 poin dari jawaban benar. 40 poin dari jawaban sebagian benar. Jawaban salah mengurangi 25 poin. Poin soal lanjutan termasuk dalam soal yang membukanya.',
  )
  expect(first).toHaveTextContent(
    'Level 1 · 50% · 4 soal · Belum lulusLevel 2 · 50% · 3 soal dan 2 lanjutannya · Belum lulus',
  )
})

test('nothing is called empty where all was answered', async () => {
  const whole = { answered: 32, total: 32, follow_ups_answered: 4, follow_ups: 4 }
  server.use(api.get('/assessments/result', () => ok({ ...result, ...whole })))
  open()
  const table = await screen.findByRole('table', { name: 'Capaian per unit' })
  expect(within(table).getAllByText('2 salah')).toHaveLength(2)
})

test('the picture has the name only for who ticks it, and the words are their own', async () => {
  server.use(api.get('/assessments/result', () => ok(result)))
  open()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Bagikan' }))
  const picture = screen.getByRole('img', { name: 'Gambar hasil yang dibagikan' })
  expect(picture).toHaveAttribute('src', '/share/result/abc.png')
  await user.click(screen.getByRole('checkbox', { name: 'Tampilkan nama saya' }))
  expect(picture).toHaveAttribute('src', '/share/result/abcn.png')
  const words = screen.getByRole('textbox', { name: 'Kata-kata' })
  expect(words).toHaveValue('Skor saya 73 pada asesmen Analis Data di Duxi.')
  await user.clear(words)
  await user.type(words, 'Halo')
  const whatsapp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=Halo%20http/)
})

test('each unit has its outcome, and each suggestion the units it closes', async () => {
  const suggestions = result.suggestions.flatMap((one) => [
    one,
    { ...one, item_id: 10, slug: 'lain', title: 'Pelatihan lain' },
  ])
  server.use(api.get('/assessments/result', () => ok({ ...result, suggestions })))
  open()
  const table = await screen.findByRole('table', { name: 'Capaian per unit' })
  const [, met, missed] = within(table).getAllByRole('row')
  expect(met).toHaveTextContent('Kompeten')
  expect(missed).toHaveTextContent('Belum kompeten')
  expect(missed).toHaveTextContent('Kurang 2 level')
  const [first] = screen.getAllByRole('link', { name: 'Pelatihan Penelaahan' })
  expect(screen.getByRole('heading', { name: 'Mulai dari Menelaah Data' })).toBeInTheDocument()
  expect(first).toHaveAttribute('href', '/product/training/menelaah-data')
  const card = screen.getByRole('link', { name: 'Pelatihan lain' }).closest('li')
  expect(card).toHaveTextContent('Menelaah Data')
  expect(card).not.toHaveTextContent('Mengumpulkan Data')
})

test('a result that is not there, or not mine, leads back to my learning', async () => {
  server.use(api.get('/assessments/result', () => failed(404, 'Tidak ditemukan.')))
  open()
  expect(await screen.findByText('Hasil asesmen tidak ditemukan')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Belajar saya' })).toHaveAttribute('href', '/my-learning')
})

test('who was given extra time is not shown the duration that it went beyond', async () => {
  server.use(api.get('/assessments/result', () => ok({ ...result, duration_minutes: 30 })))
  open()
  expect(await screen.findByText('42 Menit')).toBeInTheDocument()
})
