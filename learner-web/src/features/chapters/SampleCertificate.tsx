import { Trans } from '@lingui/react/macro'
import type { RequiredUnit, SampleCertificate as Sample } from '../../api/types'
import { paths } from '../../app/paths'
import { CertificatePaper } from '../certificates/CertificatePaper'

/** An invented holder. */
const HOLDER = 'Sekar Arum Lestari'
const NUMBER = 'DX-CONTOH-0000'

interface SampleCertificateProps {
  sample: Sample
  units: readonly RequiredUnit[]
}

/** How the certificate will look that the product gives, with an invented holder. */
export function SampleCertificate({ sample, units }: SampleCertificateProps) {
  return (
    <div className="grid gap-3">
      <CertificatePaper isSample certificate={filledIn(sample, units)} />
      <p className="text-sm text-muted">
        <Trans>
          Nama, nomor, dan tanggalnya contoh. Sertifikat Anda memuat kode QR yang dapat diperiksa
          siapa pun.
        </Trans>
      </p>
    </div>
  )
}

function filledIn(sample: Sample, units: readonly RequiredUnit[]) {
  const isCompetence = sample.type === 'competence'
  return {
    ...sample,
    number: NUMBER,
    holder_name: HOLDER,
    issued_at: new Date().toISOString(),
    valid_until: sample.validity_months ? monthsFromNow(sample.validity_months) : null,
    status: 'valid' as const,
    score: null,
    sessions_held: sample.sessions,
    sessions_attended: sample.sessions,
    verify_url: new URL(paths.verifyCertificate, location.origin).href,
    units: isCompetence ? units.map(awarded) : [],
  }
}

const awarded = ({ uk_code: code, uk_name: name }: RequiredUnit) => ({
  code,
  name,
  competent: true,
  score: 100,
})

function monthsFromNow(months: number): string {
  const day = new Date()
  day.setMonth(day.getMonth() + months)
  return day.toISOString().slice(0, 10)
}
