import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { VerifiedCertificate } from '../../features/certificates/api'
import { aPlainSite } from '../../test/auth'
import { axeViolations } from '../../test/axe'
import { fakeCaptcha } from '../../test/commerce'
import { renderAt } from '../../test/render'
import { api, failed, ok, server } from '../../test/server'
import { Component } from './verify'

const certificate: VerifiedCertificate = {
  number: 'DX-1',
  type: 'competence',
  title: 'Analis Data',
  product_title: 'Sertifikasi Analis Data',
  holder_name: 'Ani',
  issuer: 'Duxi',
  signatory_name: 'Budi',
  signatory_title: 'Ketua',
  status: 'valid',
  status_reason: '',
  status_at: null,
  replaced_by: null,
  issued_at: '2026-10-01T09:00:00+07:00',
  valid_until: null,
  units: [],
  minutes: 1200,
  sessions_held: 6,
  sessions_attended: 5,
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const isAnswerFirst = (answer: Element, form: Element) =>
  answer.compareDocumentPosition(form) === Node.DOCUMENT_POSITION_FOLLOWING

test('who has scanned the code reads the answer first, who types keeps the form above', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(
    aPlainSite(),
    api.post('/public/verify-certificate', () => ok(certificate)),
  )
  renderAt('/verify-certificate?number=DX-1', <Component />)
  const answer = await screen.findByText('Asli dan berlaku')
  const field = screen.getByRole('textbox', { name: 'Nomor sertifikat' })
  expect(field).toHaveValue('DX-1')
  expect(isAnswerFirst(answer, field)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }))
  const again = await screen.findByText('Asli dan berlaku')
  const page = within(document.body)
  expect(isAnswerFirst(again, page.getByRole('textbox', { name: 'Nomor sertifikat' }))).toBe(false)
})

test('a glance says whose it is, how long was learnt and how often, and from when', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(
    aPlainSite(),
    api.post('/public/verify-certificate', () => ok(certificate)),
  )
  renderAt('/verify-certificate?number=DX-1', <Component />)
  const card = within(await screen.findByRole('article'))
  for (const part of ['Ani', 'Analis Data', '1 Oktober 2026', '20 Jam', '5 dari 6 sesi', 'Duxi']) {
    expect(card.getByText(part)).toBeInTheDocument()
  }
  expect(screen.getByRole('button', { name: 'Cetak hasil pemeriksaan' })).toBeInTheDocument()
})

test('a number that was typed otherwise than printed is asked as printed; an unknown one gets help', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  const asked: unknown[] = []
  server.use(
    aPlainSite(),
    api.post('/public/verify-certificate', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()).get('cert_number'))
      return failed(404, 'Nomor sertifikat tidak ditemukan. Periksa kembali penulisannya.')
    }),
  )
  renderAt('/verify-certificate', <Component />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Nomor sertifikat' }), 'dx kom 2o26 12')
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }))
  expect(await screen.findByRole('heading', { name: 'Nomornya belum cocok?' })).toBeInTheDocument()
  expect(asked).toEqual(['DX-KOM-2026-000012'])
  expect(screen.getByRole('textbox', { name: 'Nomor sertifikat' })).toHaveValue(
    'DX-KOM-2026-000012',
  )
})

test('who has no number yet reads where it is, and what the answers mean', async () => {
  renderAt('/verify-certificate', <Component />)
  expect(await screen.findByText('Nomornya tertulis di bawah judul.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Asli dan berlaku' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat sertifikasi' })).toHaveAttribute(
    'href',
    '/product/certification',
  )
  expect(await axeViolations(document.body)).toEqual([])
})

test('the field keeps the focus, and shows the number as it is printed', async () => {
  vi.stubGlobal('grecaptcha', fakeCaptcha())
  server.use(
    aPlainSite(),
    api.post('/public/verify-certificate', () => ok(certificate)),
  )
  renderAt('/verify-certificate', <Component />)
  const field = screen.getByRole('textbox', { name: 'Nomor sertifikat' })
  await userEvent.type(field, ' dx-1 {Enter}')
  await screen.findByText('Asli dan berlaku')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('DX-1')
})
