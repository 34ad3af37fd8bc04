import { Trans } from '@lingui/react/macro'
import { CalendarDays, Clock, Landmark, MonitorPlay, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CertificationDetail } from '../../api/types'
import { paths } from '../../app/paths'
import { formatDate, formatDateRange, formatDuration } from '../../lib/format'
import { isSoldOut } from '../../lib/isSoldOut'
import { Link } from '../../ui/Link'
import { validity } from '../facts/common'
import { MODES } from '../facts/names'
import type { Fact, KindDetail } from '../kind'
import { audience, dateFact, left } from './facts'

export const certification: KindDetail<CertificationDetail> = {
  facts: (detail) => [
    ...examDate(detail),
    { icon: Clock, label: <Trans>Waktu ujian</Trans>, value: <ExamTime of={detail} /> },
    ...way(detail),
    ...meeting(detail),
    ...(detail.mode === '' ? [] : left(detail)),
    validity(detail.validity_months),
    ...audience(detail),
    { icon: Landmark, label: <Trans>Penerbit</Trans>, value: <Issuer of={detail} />, isWide: true },
  ],
}

/** Smaller, below the fact to which it belongs. */
const Detail = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)

function ExamTime({ of: { exam_minutes, passing_score } }: { of: CertificationDetail }) {
  return (
    <>
      {formatDuration(exam_minutes)}
      <Detail>
        <Trans>Nilai lulus {passing_score}</Trans>
      </Detail>
    </>
  )
}

/** How and where it is sat. */
function way({ mode, location_name }: CertificationDetail): Fact[] {
  if (mode === '') return []
  const value = (
    <>
      {MODES[mode]}
      {location_name && <Detail>{location_name}</Detail>}
    </>
  )
  return [{ icon: MonitorPlay, label: <Trans>Cara ujian</Trans>, value }]
}

/** The issuer with scheme and licence, and where certificates can be verified. */
function Issuer({ of: detail }: { of: CertificationDetail }) {
  const { issuer, issuer_licence: licence, scheme_code: scheme } = detail
  return (
    <>
      {issuer}
      <span className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-1 text-sm font-normal text-muted">
        <span>
          <Trans>
            Skema <span className="whitespace-nowrap">{scheme}</span>
          </Trans>
        </span>
        {licence && (
          <span>
            <Trans>
              Lisensi <span className="whitespace-nowrap">{licence}</span>
            </Trans>
          </span>
        )}
        <Link
          to={paths.verifyCertificate}
          className="inline-flex min-h-6 items-center font-medium text-primary hover:underline"
        >
          <Trans>Periksa sertifikat</Trans>
        </Link>
      </span>
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
