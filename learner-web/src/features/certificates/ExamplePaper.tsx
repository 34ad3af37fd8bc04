import { Trans } from '@lingui/react/macro'
import { paths } from '../../app/paths'
import { CertificatePaper, type OnPaper } from './CertificatePaper'

// Invented, and in the language of the document.
const EXAMPLE: Omit<OnPaper, 'verify_url'> = {
  // Never issued: numbers begin with 1.
  number: 'DX-KOM-2026-000000',
  type: 'competence',
  heading: 'Sertifikat Kompetensi',
  statement: 'dinyatakan kompeten pada',
  title: 'Analis Data',
  holder_name: 'Sekar Arum Lestari',
  issuer: 'Duxi',
  accent: '#0f766e',
  signatory_name: 'Mira Anggraini',
  signatory_title: 'Kepala asesmen dan sertifikasi',
  status: 'valid',
  issued_at: '2026-03-02T09:00:00+07:00',
  valid_until: '2029-03-02',
  score: null,
  minutes: null,
  sessions_held: null,
  sessions_attended: null,
  units: [],
}

/** The head of a certificate, to find the number on: an example, marked as one. */
export function ExamplePaper() {
  const verify_url = new URL(paths.verifyCertificate, location.origin).href
  return (
    <div className="grid w-full max-w-md gap-2.5 desk:w-112">
      <div
        aria-hidden
        className="max-h-72 overflow-hidden mask-[linear-gradient(#000_65%,transparent)] desk:max-h-88"
      >
        <CertificatePaper isSample certificate={{ ...EXAMPLE, verify_url }} />
      </div>
      <p className="text-center text-sm text-teal-50">
        <Trans>Nomornya tertulis di bawah judul.</Trans>
      </p>
    </div>
  )
}
