import { expect, test } from 'vitest'
import { linkedInAddress } from './linkedIn'

const certificate = {
  title: 'Analis Data & SPBE',
  issuer: 'Duxi',
  issued_at: '2026-09-30T18:30:00Z',
  valid_until: null,
  number: 'DX-KOM-2026-000001',
  verify_url: 'https://duxi.contoh.example/verify-certificate?number=DX-KOM-2026-000001',
}

const valuesOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('names the certificate, its issuer, its month in Jakarta and where it is verified', () => {
  expect(valuesOf(linkedInAddress(certificate))).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Analis Data & SPBE',
    organizationName: 'Duxi',
    issueYear: '2026',
    issueMonth: '10',
    certId: certificate.number,
    certUrl: certificate.verify_url,
  })
})

test('says until when it holds, where it does not hold for ever', () => {
  const until = { ...certificate, valid_until: '2029-01-15T00:00:00Z' }
  expect(valuesOf(linkedInAddress(until))).toMatchObject({
    expirationYear: '2029',
    expirationMonth: '1',
  })
})
