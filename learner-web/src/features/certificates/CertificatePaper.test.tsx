import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { CertificatePaper, type OnPaper } from './CertificatePaper'

const onPaper = (more: Partial<OnPaper> = {}): OnPaper => ({
  number: 'DX-HDR-2026-000003',
  type: 'attendance',
  title: 'Kelas Data',
  status: 'valid',
  issued_at: '2026-10-01T09:00:00+07:00',
  valid_until: null,
  score: null,
  holder_name: 'Ani Wulandari',
  issuer: 'LSP Uji',
  signatory_name: 'Dr. Uji',
  signatory_title: 'Ketua',
  units: [],
  minutes: 1230,
  sessions_held: 6,
  sessions_attended: 5,
  heading: 'Sertifikat Penyelesaian',
  statement: 'telah menyelesaikan',
  accent: '#1d4ed8',
  verify_url: 'https://duxi.example/verify-certificate?number=DX-HDR-2026-000003',
  ...more,
})

test('it says what the document says, in its language', () => {
  renderAt('/', <CertificatePaper certificate={onPaper()} />)
  const paper = screen.getByRole('figure', { name: 'Sertifikat DX-HDR-2026-000003' })
  expect(paper).toHaveAttribute('lang', 'id')
  expect(paper).toHaveTextContent('selama 20 jam 30 menit · hadir 5 dari 6 sesi')
  expect(paper).toHaveTextContent('duxi.example/verify-certificate')
  expect(paper).toHaveTextContent('Diterbitkan 1 Oktober 2026')
  expect(paper).not.toHaveTextContent('Berlaku sampai')
  expect(within(paper).getByRole('img', { name: /Kode QR/ })).toBeInTheDocument()
})

test('of what was not kept it says nothing', () => {
  const nothing = { minutes: null, sessions_held: null, sessions_attended: null }
  renderAt('/', <CertificatePaper certificate={onPaper(nothing)} />)
  expect(screen.getByRole('figure')).not.toHaveTextContent(/selama|hadir/)
})

test.each([
  [{ certificate: onPaper({ status: 'revoked' }) }, 'DICABUT'],
  [{ certificate: onPaper({ status: 'replaced' }) }, 'DIGANTI'],
  [{ certificate: onPaper(), isSample: true }, 'CONTOH'],
])('samples and revoked certificates have a stamp', (props, stamp) => {
  renderAt('/', <CertificatePaper {...props} />)
  expect(screen.getByText(stamp)).toBeInTheDocument()
})

test('a thumbnail has no code and nothing to read', () => {
  renderAt('/', <CertificatePaper certificate={onPaper()} isThumbnail />)
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})
