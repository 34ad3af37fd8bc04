import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { VerifiedCertificate } from '../../features/certificates/api'
import { aPlainSite } from '../../test/auth'
import { fakeCaptcha } from '../../test/commerce'
import { renderAt } from '../../test/render'
import { api, ok, server } from '../../test/server'
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
  const answer = await screen.findByText(/^Asli dan berlaku/)
  const field = screen.getByRole('textbox', { name: 'Nomor sertifikat' })
  expect(field).toHaveValue('DX-1')
  expect(isAnswerFirst(answer, field)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Periksa' }))
  const again = await screen.findByText(/^Asli dan berlaku/)
  const page = within(document.body)
  expect(isAnswerFirst(again, page.getByRole('textbox', { name: 'Nomor sertifikat' }))).toBe(false)
})
