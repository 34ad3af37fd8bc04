import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Prospect } from '../../api/learning'
import type { CertificateRow } from '../../features/certificates/api'
import { WhyNoCertificate } from '../../features/certificates/WhyNoCertificate'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { Component } from './index'

const row = (number: string, more: Partial<CertificateRow> = {}): CertificateRow => ({
  number,
  item_id: 1,
  certsesi_id: null,
  type: 'attendance',
  title: `Sertifikat ${number}`,
  product_title: 'Kelas Data',
  status: 'valid',
  issued_at: '2026-10-01T09:00:00+07:00',
  valid_until: null,
  score: null,
  holder_name: 'Ani Wulandari',
  issuer: 'Duxi',
  signatory_name: 'Ratna',
  signatory_title: 'Pengampu',
  units: [],
  minutes: 1200,
  sessions_held: 6,
  sessions_attended: 5,
  heading: 'Sertifikat Penyelesaian',
  statement: 'telah menyelesaikan',
  accent: '#1d4ed8',
  verify_url: `https://duxi.example/verify-certificate?number=${number}`,
  pdf_url: `/pdf/${number}?key=k`,
  ...more,
})

const prospect: Prospect = {
  seat_uuid: 'seat-1',
  regcourse_id: 7,
  kind: 'oti',
  slug: 'kelas-data',
  title: 'Kelas Data Lanjut',
  is_over: true,
  certificate: 'Kelas Data Lanjut',
  missing: [{ label: 'Umpan balik', detail: 'Isi umpan balik kelas.' }],
}

let asked: string[] = []

const serve = (rows: CertificateRow[], prospects: Prospect[] = []) =>
  server.use(
    api.get('/my-certificates', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('type') ?? '')
      return ok({ rows, total: rows.length })
    }),
    api.get('/account/my-learning/certificates', () => ok(prospects)),
  )

beforeEach(() => {
  asked = []
})

test('certificates of one class are shown under its title, each with its file', async () => {
  serve([row('1'), row('3', { product_title: 'Lain' }), row('2', { type: 'competence' })])
  renderAt('/my-certificates', <Component />)
  const group = await screen.findByRole('region', { name: 'Kelas Data' })
  expect(within(group).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Lain' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Unduh PDF 2' })).toHaveAttribute(
    'href',
    '/pdf/2?key=k&download=true',
  )
  expect(asked).toEqual(['all'])
  expect(await axeViolations(document.body)).toEqual([])
})

test('without any one sees what leads to them, what is missing, and certifications', async () => {
  serve([], [prospect])
  renderAt('/my-certificates', <Component />)
  expect(await screen.findByRole('link', { name: 'Lihat sertifikasi' })).toHaveAttribute(
    'href',
    '/product/certification',
  )
  expect(await screen.findByRole('link', { name: 'Kelas Data Lanjut' })).toHaveAttribute(
    'href',
    '/oti/class/kelas-data/training?tab=clearance',
  )
  expect(screen.getByText('Isi umpan balik kelas.')).toBeInTheDocument()
})

test('what was taken back names no day until which it is valid, and has no file', async () => {
  serve([
    row('1', { status: 'revoked', valid_until: '2029-08-29T00:00:00+07:00' }),
    row('2', { product_title: 'Lain', valid_until: '2029-08-30T00:00:00+07:00' }),
  ])
  renderAt('/my-certificates', <Component />)
  await screen.findByRole('link', { name: 'Sertifikat 2' })
  const main = document.body
  expect(main).toHaveTextContent('berlaku sampai 30 Agu 2029')
  expect(main).not.toHaveTextContent('berlaku sampai 29 Agu 2029')
  expect(screen.queryByRole('link', { name: 'Unduh PDF 1' })).toBeNull()
})

test.each([
  [{}, 1],
  [{ is_over: false }, 0],
  [{ slug: 'kelas-lain' }, 0],
])('a class that is over says why there is no certificate: %o', async (more, count) => {
  serve([], [{ ...prospect, ...more }])
  renderAt('/', <WhyNoCertificate of="kelas-data" />)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryAllByText('Sertifikat belum terbit')).toHaveLength(count)
})

test('what was taken back is folded under what holds', async () => {
  serve([row('1'), row('2', { status: 'revoked' }), row('3', { status: 'replaced' })])
  renderAt('/my-certificates', <Component />)
  const fold = (await screen.findByText('2 versi lama')).closest('details')
  expect(fold).not.toHaveAttribute('open')
  expect(fold).toHaveTextContent('Sertifikat 2')
  expect(fold).not.toHaveTextContent('Sertifikat 1')
})

test('a certification on its way leads to its exam', async () => {
  serve([], [{ ...prospect, kind: 'certification' }])
  renderAt('/my-certificates', <Component />)
  expect(await screen.findByRole('link', { name: 'Buka ujian' })).toHaveAttribute(
    'href',
    '/certification/exam/7',
  )
})

test('who has none finds nothing to search in, but may undo what narrows the list', async () => {
  serve([])
  const { unmount } = renderAt('/my-certificates', <Component />)
  expect(await screen.findByText('Belum ada sertifikat')).toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  unmount()
  renderAt('/my-certificates?type=competence', <Component />)
  expect(await screen.findByText('Belum ada sertifikat')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toBeInTheDocument()
})
