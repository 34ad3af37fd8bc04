import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowRight,
  CalendarClock,
  CirclePlay,
  ClipboardCheck,
  type LucideIcon,
  RotateCcw,
  Timer,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { competenceQuery, myCertificationsQuery } from '../../api/certifications'
import type { Results } from '../../api/contract'
import { pathTo, to } from '../../app/paths'
import { formatDate, formatDuration } from '../../lib/format'
import { useNow } from '../../lib/useNow'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip, type Tone } from '../../ui/Chip'
import { FactLine } from '../../ui/FactLine'
import { Link } from '../../ui/Link'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'
import { WindowSentence } from '../exam-window/WindowSentence'
import { isAhead } from '../exam-window/window'
import { ScoreOfHundred } from './ScoreOfHundred'

type Row = Results<'GET', '/certifications/my-cert'>['rows'][number]

interface Status {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
}

const STATUSES: Readonly<Record<Row['status'], Status>> = {
  ready: { icon: CirclePlay, tone: 'primary', label: <Trans>Siap diujikan</Trans> },
  running: { icon: Timer, tone: 'warning', label: <Trans>Sedang berlangsung</Trans> },
  grading: { icon: CalendarClock, tone: 'info', label: <Trans>Menunggu penilaian</Trans> },
  passed: { icon: ClipboardCheck, tone: 'success', label: <Trans>Kompeten</Trans> },
  failed: { icon: RotateCcw, tone: 'neutral', label: <Trans>Belum kompeten</Trans> },
  unavailable: { icon: CalendarClock, tone: 'neutral', label: <Trans>Ujian menyusul</Trans> },
}

/** Its exam opens later. */
const SCHEDULED: Status = { icon: CalendarClock, tone: 'info', label: <Trans>Terjadwal</Trans> }

/** The tab of certifications: ready, running and finished ones. */
export function MyCertifications() {
  const query = useQuery(myCertificationsQuery())
  return (
    <QueryView
      query={query}
      pending={<Skeleton className="h-32 w-full rounded-card" />}
      empty={<NoCertifications />}
    >
      {({ rows }) => (
        <ul className="grid gap-4">
          {rows.map((row) => (
            <li key={row.memcert_id}>
              <CertificationCard row={row} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function CertificationCard({ row }: { row: Row }) {
  const now = useNow()
  const isLater = mayStart(row) && isAhead(row.opens_at, now)
  const { icon, tone, label } = isLater && row.status === 'ready' ? SCHEDULED : STATUSES[row.status]
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4 p-4 sm:p-5">
      <div className="grid min-w-0 flex-1 basis-72 gap-1.5">
        <span>
          <Chip tone={tone} icon={icon}>
            {label}
          </Chip>
        </span>
        <h2 className="text-lg">
          <TitleText>{row.title}</TitleText>
        </h2>
        <p className="text-sm text-muted">
          <When row={row} />
        </p>
        {row.status !== 'unavailable' && <ExamFacts row={row} />}
        {mayStart(row) && (
          <p className="text-sm font-semibold text-strong empty:hidden">
            <WindowSentence window={row} now={now} />
          </p>
        )}
        <ValidCertificateLink itemId={row.item_id} />
      </div>
      {row.status !== 'unavailable' && (
        <div className="flex items-center gap-5 max-sm:w-full max-sm:justify-between">
          <Score row={row} />
          <LinkButton
            to={pathTo('certificationExam', { id: row.memcert_id })}
            variant={isPressing(row) && !isLater ? 'primary' : 'secondary'}
            className="max-sm:not-first:ms-auto max-sm:only:w-full"
          >
            {isLater ? <Trans>Lihat rincian</Trans> : <Step row={row} />}
            <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

/** What can only be looked at is not. */
const isPressing = (row: Row) => row.status === 'running' || mayStart(row)

const mayStart = ({ status, attempts_left: left }: Row) =>
  status === 'ready' || (status === 'failed' && left !== 0)

/** Of the last attempt, once it is decided. */
function Score({ row: { status, score } }: { row: Row }) {
  if (score === null || (status !== 'passed' && status !== 'failed')) return null
  return (
    <ScoreOfHundred score={score}>
      <Trans>Skor</Trans>
    </ScoreOfHundred>
  )
}

/** Which attempt the card is about. */
function When({ row: { ended_at, purchased_at } }: { row: Row }) {
  const when = formatDate(ended_at ?? purchased_at)
  return ended_at ? (
    <Trans>
      Ujian <bdi>{when}</bdi>
    </Trans>
  ) : (
    <Trans>
      Milik Anda sejak <bdi>{when}</bdi>
    </Trans>
  )
}

/** Where and how long it is sat, and how often still. */
function ExamFacts({ row }: { row: Row }) {
  const left = row.attempts_left
  return (
    <p className="text-sm text-muted">
      <FactLine>
        <Trans>Ujian daring</Trans>
        {row.duration_minutes !== null && formatDuration(row.duration_minutes)}
        {left !== null && row.status !== 'passed' && (
          <Plural value={left} other="Sisa # percobaan" />
        )}
      </FactLine>
    </p>
  )
}

/** An earlier attempt may have given a certificate that holds on. */
function ValidCertificateLink({ itemId }: { itemId: number }) {
  const { data } = useQuery(competenceQuery())
  const held = data?.rows.find((one) => one.item_id === itemId && one.status === 'valid')
  if (!held) return null
  const when = formatDate(held.issued_at)
  const until = held.valid_until ? formatDate(held.valid_until) : ''
  return (
    <p className="text-sm">
      <Link
        to={pathTo('myCertificate', { number: held.number })}
        className="font-semibold text-primary hover:underline"
      >
        {until ? (
          <Trans>
            Sertifikat berlaku sampai <bdi>{until}</bdi>
          </Trans>
        ) : (
          <Trans>
            Sertifikat dari <bdi>{when}</bdi> tetap berlaku
          </Trans>
        )}
      </Link>
    </p>
  )
}

function Step({ row: { status, attempts_left: left } }: { row: Row }) {
  if (status === 'running') return <Trans>Lanjutkan</Trans>
  if (status === 'ready') return <Trans>Buka ujian</Trans>
  if (status === 'grading') return <Trans>Lihat status</Trans>
  if (status === 'failed' && left !== null && left > 0) return <Trans>Ujian ulang</Trans>
  return <Trans>Lihat hasil</Trans>
}

function NoCertifications() {
  return (
    <EmptyState
      title={<Trans>Belum ada sertifikasi</Trans>}
      action={
        <LinkButton to={to.kind('certification')}>
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      <Trans>Buktikan kemampuan Anda lewat ujian lembaga sertifikasi.</Trans>
    </EmptyState>
  )
}
