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

/** Who issues it by which licence, and where anybody can look a certificate up. */
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

/** When one may sit it: on the day that is set, or while the exam stands open to those who bought it. */
function examDate(detail: CertificationDetail): Fact[] {
  if (detail.starts_at) return dateFact(detail)
  // What is sold out is in one state, not in two.
  if (!detail.exam_window && isSoldOut(detail)) return []
  return [{ icon: CalendarDays, label: <Trans>Jadwal ujian</Trans>, value: windowText(detail) }]
}

/** What is shown to an assessor in person: its slots are offered once the exam has been sat. */
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
