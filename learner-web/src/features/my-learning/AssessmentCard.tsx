import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowRight,
  CirclePlay,
  ClipboardCheck,
  ClipboardList,
  type LucideIcon,
  Timer,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { AssessmentSession, MyAssessment } from '../../api/types'
import { to } from '../../app/paths'
import { formatDate, formatDuration } from '../../lib/format'
import { formatTimeLeft } from '../../lib/timeLeft'
import { useCountdown } from '../../lib/useCountdown'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip, type Tone } from '../../ui/Chip'
import { FactLine } from '../../ui/FactLine'
import { TitleText } from '../../ui/TitleText'
import { sessionQuery } from '../assessment/api'
import { isExtended } from '../assessment/isExtended'
import { ScoreOfHundred } from './ScoreOfHundred'

interface Status {
  icon: LucideIcon
  tone: Tone
  label: ReactNode
  step: ReactNode
  href: (row: MyAssessment) => string
}

const start = ({ item_id }: MyAssessment) => to.assessmentStart(item_id)

const STATUSES: Readonly<Record<MyAssessment['status'], Status>> = {
  ready: {
    icon: ClipboardList,
    tone: 'primary',
    label: <Trans>Siap dimulai</Trans>,
    step: <Trans>Mulai asesmen</Trans>,
    href: start,
  },
  created: {
    icon: CirclePlay,
    tone: 'info',
    label: <Trans>Sesi siap</Trans>,
    step: <Trans>Mulai asesmen</Trans>,
    href: start,
  },
  running: {
    icon: Timer,
    tone: 'warning',
    label: <Trans>Sedang berlangsung</Trans>,
    step: <Trans>Lanjutkan</Trans>,
    href: ({ sesi_id }) => to.section(sesi_id ?? 0),
  },
  finished: {
    icon: ClipboardCheck,
    tone: 'success',
    label: <Trans>Selesai</Trans>,
    step: <Trans>Lihat hasil</Trans>,
    href: ({ sesi_uuid }) => to.summary(sesi_uuid ?? ''),
  },
}

/** One of the user's assessments: its status and next step. */
export function AssessmentCard({ row }: { row: MyAssessment }) {
  const { icon, tone, label, step, href } = STATUSES[row.status]
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
          <FactLine>
            {row.job_role}
            <When row={row} />
          </FactLine>
        </p>
      </div>
      <div className="flex items-center gap-5 max-sm:w-full max-sm:justify-between">
        <Highlight row={row} />
        <LinkButton
          to={href(row)}
          variant={row.status === 'finished' ? 'secondary' : 'primary'}
          className="max-sm:not-first:ms-auto max-sm:only:w-full"
        >
          {step}
          <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
        </LinkButton>
      </div>
    </Card>
  )
}

function When({ row }: { row: MyAssessment }) {
  const since = formatDate(row.purchased_at)
  const ended = row.ended_at ? formatDate(row.ended_at) : ''
  const { answered, total } = row
  if (row.status === 'running' && total)
    return (
      <Trans>
        {answered} dari {total} soal dijawab
      </Trans>
    )
  return ended ? (
    <Trans>
      Selesai <bdi>{ended}</bdi>
    </Trans>
  ) : (
    <Trans>
      Milik Anda sejak <bdi>{since}</bdi>
    </Trans>
  )
}

function Highlight({ row }: { row: MyAssessment }) {
  if (row.status === 'running' && row.sesi_id !== null) return <TimeLeft sesiId={row.sesi_id} />
  if (row.score === null) return null
  const [count, all] = [row.competent_count, row.unit_count]
  return (
    <ScoreOfHundred score={row.score}>
      {all ? (
        <Trans>
          {count} dari {all} unit kompeten
        </Trans>
      ) : (
        <Trans>Skor</Trans>
      )}
    </ScoreOfHundred>
  )
}

// The list does not carry the server's clock; the session does.
function TimeLeft({ sesiId }: { sesiId: number }) {
  const session = useQuery(sessionQuery(sesiId)).data
  if (!session?.time_end) return <span className="h-11 w-24" />
  return <Countdown session={session} end={session.time_end} />
}

function Countdown({ session, end }: { session: AssessmentSession; end: string }) {
  const { t } = useLingui()
  const { seconds } = useCountdown(end, session.time_now)
  const duration = formatDuration(session.duration_minutes)
  return (
    <p className="grid text-end max-sm:text-start">
      <span
        role="timer"
        aria-label={t`Sisa waktu`}
        className="text-lg leading-tight font-bold text-warning tabular-nums"
      >
        {formatTimeLeft(seconds)}
      </span>
      <span className="text-xs text-muted">
        <Trans>Sisa waktu</Trans>
      </span>
      {isExtended(session) && (
        <span className="text-xs text-muted">
          <Trans>
            Diperpanjang dari <bdi>{duration}</bdi>
          </Trans>
        </span>
      )}
    </p>
  )
}
