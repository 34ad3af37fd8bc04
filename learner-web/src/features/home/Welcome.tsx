import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck, Compass, Play, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { freeResultsQuery, latestAssessmentsQuery } from '../../api/assessments'
import { meQuery } from '../../api/queries'
import type { MyAssessment } from '../../api/types'
import { to } from '../../app/paths'
import { formatDate, formatDateTime, formatNumber, formatTime, jakartaDay } from '../../lib/format'
import { Banner } from '../../ui/Banner'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import { useTodayEvents } from '../my-learning/useTodayEvents'
import { type DayPart, dayPart, latestResult, nextStep } from './nextStep'

const GREETING: Record<DayPart, ReactNode> = {
  morning: <Trans>Selamat pagi</Trans>,
  noon: <Trans>Selamat siang</Trans>,
  afternoon: <Trans>Selamat sore</Trans>,
  night: <Trans>Selamat malam</Trans>,
}

/** Greets the learner. */
export function Welcome() {
  const name = useQuery(meQuery()).data?.fullname.split(' ')[0]
  return (
    <Banner
      isLow
      title={
        <>
          {GREETING[dayPart(new Date().getHours())]}
          {name && <Trans>, {name}</Trans>}
        </>
      }
      lead={<Lead {...useLearningStatus()} />}
    />
  )
}

function useLearningStatus(): LearningStatus {
  const { data, isPending } = useQuery(latestAssessmentsQuery())
  const rows = data?.rows ?? []
  const [next, latest] = [nextStep(rows), latestResult(rows)]
  const free = useQuery({ ...freeResultsQuery(), enabled: !(isPending || next || latest) })
  return {
    isPending: isPending || free.isLoading,
    next,
    latest: latest ?? free.data?.rows[0] ?? null,
    running: rows.filter(({ status }) => status === 'running').length,
  }
}

interface LearningStatus {
  isPending: boolean
  next: MyAssessment | null
  /** The latest result of an assessment, or else of a claimed free one. */
  latest: Result | null
  running: number
}

type Result = Pick<MyAssessment, 'title' | 'score' | 'sesi_uuid' | 'ended_at'>

/** Today's events, or else the learner's progress. */
function Lead({ next, latest, running }: LearningStatus) {
  const events = useTodayEvents().data?.length ?? 0
  if (events + running > 0)
    return (
      <>
        {events > 0 && <Plural value={events} other="# kegiatan hari ini" />}
        {events > 0 && running > 0 && ', '}
        {running > 0 && <Plural value={running} other="# asesmen berjalan" />}
      </>
    )
  if (next) return <Trans>Asesmen Anda siap dikerjakan.</Trans>
  if (latest) return <Trans>Anda sudah tahu di mana Anda berdiri. Lihat langkah berikutnya.</Trans>
  return <Trans>Mulai dari asesmen yang sesuai dengan peran Anda.</Trans>
}

const card = 'rise grid content-between gap-4 p-4 sm:p-5'
/** Full width on narrow cards only. */
const ACTION = 'sm:justify-self-start'

/** The assessment to continue, the latest result, or the first step. */
export function GoOn() {
  const { isPending, next, latest } = useLearningStatus()
  if (isPending) return <Skeleton className="min-h-44 rounded-card" />
  if (next) return <Continue row={next} />
  return latest ? <LatestResult row={latest} /> : <FirstStep />
}

function LatestResult({ row }: { row: Result }) {
  const score = formatNumber(Math.round(row.score ?? 0))
  return (
    <Card className={card}>
      <div className="grid gap-1">
        <p className="text-[13px] font-bold text-primary">
          <Trans>Hasil terakhir Anda</Trans>
        </p>
        <h2 className="text-lg">{row.title}</h2>
        <p className="text-sm text-muted">
          <Trans>Skor {score} dari 100</Trans>
          {row.ended_at && ` · ${formatDate(row.ended_at)}`}
        </p>
      </div>
      <LinkButton to={to.summary(row.sesi_uuid ?? '')} className={ACTION}>
        <Compass aria-hidden className="size-4.5" />
        <Trans>Lihat hasil dan langkah berikutnya</Trans>
      </LinkButton>
    </Card>
  )
}

function Continue({ row }: { row: MyAssessment }) {
  const running = row.status === 'running'
  const target =
    running && row.sesi_id !== null ? to.section(row.sesi_id) : to.assessmentStart(row.item_id)
  return (
    <Card className={card}>
      <div className="grid gap-1">
        <p className="text-[13px] font-bold text-primary">
          <Trans>Lanjutkan</Trans>
        </p>
        <h2 className="text-lg">{row.title}</h2>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          {running && <Timer aria-hidden className="size-4" />}
          <Remaining row={row} />
        </p>
      </div>
      <LinkButton to={target} className={ACTION}>
        <Play aria-hidden className="size-4.5" />
        {running ? <Trans>Lanjutkan asesmen</Trans> : <Trans>Mulai asesmen</Trans>}
      </LinkButton>
    </Card>
  )
}

function Remaining({ row }: { row: MyAssessment }) {
  if (row.status !== 'running' || row.time_end === null)
    return <Trans>Sudah Anda miliki dan siap dikerjakan</Trans>
  const isToday = jakartaDay(new Date(row.time_end)) === jakartaDay()
  const end = isToday ? formatTime(row.time_end) : formatDateTime(row.time_end)
  if (isToday) return <Trans>Sedang berjalan, berakhir pukul {end}</Trans>
  return <Trans>Sedang berjalan, berakhir {end}</Trans>
}

function FirstStep() {
  return (
    <Card className={card}>
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Trans>Ukur kemampuan Anda hari ini</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>Mulai 25 menit: lihat kompetensi mana yang sudah kuat.</Trans>
        </p>
      </div>
      <LinkButton to={to.kind('assessment')} className={ACTION}>
        <ClipboardCheck aria-hidden className="size-4.5" />
        <Trans>Pilih asesmen</Trans>
      </LinkButton>
    </Card>
  )
}
