import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BadgeCheck, CalendarDays, Clock, Landmark, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CertificationDetail } from '../../api/types'
import { paths } from '../../app/paths'
import { formatDate, formatDateRange, formatDuration } from '../../lib/format'
import { isSoldOut } from '../../lib/isSoldOut'
import { Link } from '../../ui/Link'
import { scheme } from '../facts/certification'
import { validity } from '../facts/common'
import type { Fact, KindDetail } from '../kind'
import { audience, classFacts, dateFact } from './facts'
import { sampleCertificate } from './sections'

export const certification: KindDetail<CertificationDetail> = {
  unitsTitle: msg`Unit kompetensi yang diujikan`,
  facts: (detail) => [
    scheme(detail),
    { icon: Landmark, label: <Trans>Penerbit</Trans>, value: <Issuer of={detail} /> },
    validity(detail.validity_months),
    {
      icon: Clock,
      label: <Trans>Waktu ujian</Trans>,
      value: formatDuration(detail.exam_minutes),
    },
    {
      icon: BadgeCheck,
      label: <Trans>Nilai lulus</Trans>,
      value: detail.passing_score,
    },
    ...examDate(detail),
    ...meeting(detail),
    ...(detail.mode === '' ? audience(detail) : classFacts(detail, <Trans>Cara ujian</Trans>)),
  ],
  sections: ({ steps, documents, sample_certificate, units }) => [
    {
      as: 'list',
      mark: 'number',
      title: <Trans>Alur sertifikasi</Trans>,
      short: msg`Alur`,
      items: steps,
    },
    {
      as: 'list',
      mark: 'check',
      title: <Trans>Berkas yang diserahkan</Trans>,
      short: msg`Berkas`,
      items: documents,
    },
    sampleCertificate(sample_certificate, units),
  ],
}

/** The issuer with its licence, and where certificates can be verified. */
function Issuer({ of: { issuer, issuer_licence: licence } }: { of: CertificationDetail }) {
  return (
    <>
      {issuer}
      {licence && (
        <span className="block text-sm font-normal text-muted">
          <Trans>
            Lisensi <span className="whitespace-nowrap">{licence}</span>
          </Trans>
        </span>
      )}
      <Link
        to={paths.verifyCertificate}
        className="block text-sm font-medium text-primary hover:underline"
      >
        <Trans>Periksa sertifikat</Trans>
      </Link>
    </>
  )
}

/** When the exam takes place: on a fixed day, or at any time while it is open to buyers. */
function examDate(detail: CertificationDetail): Fact[] {
  if (detail.starts_at) return dateFact(detail)
  // Sold out replaces every other state.
  if (!detail.exam_window && isSoldOut(detail)) return []
  return [{ icon: CalendarDays, label: <Trans>Jadwal ujian</Trans>, value: windowText(detail) }]
}

/** Parts assessed in person; their slots are offered after the exam. */
function meeting({ exam_window }: CertificationDetail): Fact[] {
  if (!exam_window?.meets_assessor) return []
  return [
    {
      icon: Users,
      label: <Trans>Bertemu asesor</Trans>,
      value: <Trans>Jadwalnya Anda pilih setelah ujian</Trans>,
    },
  ]
}

function windowText({ exam_window }: CertificationDetail): ReactNode {
  if (!exam_window) return <Trans>Belum ada yang dibuka</Trans>
  const { opens_at, closes_at } = exam_window
  const closes = closes_at && formatDate(closes_at)
  if (opens_at && new Date(opens_at) > new Date()) {
    if (closes_at) return formatDateRange(opens_at, closes_at)
    const opens = formatDate(opens_at)
    return <Trans>Mulai {opens}</Trans>
  }
  if (closes) return <Trans>Kapan saja sampai {closes}</Trans>
  return <Trans>Kapan saja setelah membeli</Trans>
}
