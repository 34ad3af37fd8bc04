import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import {
  ArrowRight,
  Clock3,
  FileQuestion,
  type LucideIcon,
  MonitorSmartphone,
  Repeat1,
  Save,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AssessmentSession } from '../../api/types'
import { to } from '../../app/paths'
import { formatClock, formatDuration } from '../../lib/format'
import { useCountdown } from '../../lib/useCountdown'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { stickyBar } from '../../ui/control'
import { Checkbox } from '../../ui/Field'
import { startSession } from './api'
import { isExtended } from './isExtended'
import { RESUME } from './questionRefs'

interface SessionIntroProps {
  session: AssessmentSession
  /** The way back to where one came from. */
  back?: ReactNode
}

/**
 * An attempt's facts and rules, and the button that starts its clock. On phones the parts form one column,
 * so that the button can stick to the edge of the screen.
 */
export function SessionIntro({ session, back }: SessionIntroProps) {
  const isRunning = session.status === 'running'
  return (
    <div className="page flex max-w-5xl flex-col gap-5 pt-5">
      {back}
      <Hero session={session} />
      <div className="max-desk:contents desk:grid desk:grid-cols-[minmax(0,1fr)_26rem] desk:items-start desk:gap-6">
        <div className="max-desk:contents desk:sticky desk:top-24 desk:grid desk:gap-4">
          {isRunning ? <Resume session={session} /> : <Begin session={session} />}
        </div>
        <Units units={session.units} />
      </div>
    </div>
  )
}

function Hero({ session }: { session: AssessmentSession }) {
  const { title, job_role, batch_name, duration_minutes, question_count, units } = session
  return (
    <header className="relative isolate grid gap-x-10 gap-y-4 overflow-hidden rounded-card bg-[#0f3d3a] px-5 py-5 text-white max-[20rem]:px-4 sm:px-8 sm:py-6 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center">
      <div aria-hidden className="batik absolute inset-0 -z-10 text-white/6" />
      <div>
        <p className="text-sm font-semibold text-[#99f6e4]">{job_role.name}</p>
        <h1 className="mt-1 text-2xl wrap-anywhere text-white max-[20rem]:text-xl desk:text-3xl">
          {title}
        </h1>
        {batch_name !== title && (
          <p className="mt-1.5 text-sm text-white/75">
            <Trans>Kelompok peserta Anda: {batch_name}</Trans>
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_auto_auto] gap-3 max-[20rem]:grid-cols-1 sm:grid-cols-3 desk:gap-8">
        <Fact value={formatDuration(duration_minutes)} label={<Trans>Waktu</Trans>} />
        <Fact value={question_count} label={<Trans>Soal</Trans>} />
        <Fact value={units.length} label={<Trans>Unit kompetensi</Trans>} />
      </dl>
    </header>
  )
}

function Fact({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5">
      <dt className="text-xs font-medium text-white/75 sm:text-sm">{label}</dt>
      <dd className="text-lg font-bold whitespace-nowrap tabular-nums sm:text-2xl">{value}</dd>
    </div>
  )
}

function Units({ units }: Pick<AssessmentSession, 'units'>) {
  return (
    <Card className="overflow-hidden desk:order-first">
      <h2 className="px-5 pt-5 pb-3 text-lg">
        <Trans>Yang akan diukur</Trans>
      </h2>
      <ol className="divide-y divide-line">
        {units.map(({ uk_code, uk_name, question_count }, index) => (
          <li
            key={uk_code}
            className="flex items-center gap-x-4 gap-y-1 px-5 py-3.5 max-[20rem]:flex-wrap"
          >
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-tint text-sm font-bold text-primary tabular-nums max-[20rem]:hidden"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 max-[20rem]:basis-full">
              <p className="font-semibold wrap-anywhere text-strong">{uk_name}</p>
              <p className="text-xs text-muted">{uk_code}</p>
            </div>
            <span className="text-sm whitespace-nowrap text-muted tabular-nums">
              <Plural value={question_count} other="# soal" />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Rules({ duration_minutes, is_paid }: AssessmentSession) {
  const duration = formatDuration(duration_minutes)
  return (
    <ul className="grid gap-2.5 text-sm">
      <Rule icon={Clock3}>
        <Trans>
          Waktu {duration} berjalan sejak Anda mulai dan <b>tidak berhenti</b> saat peramban
          ditutup.
        </Trans>
      </Rule>
      <Rule icon={Save}>
        <Trans>
          Setiap jawaban langsung tersimpan dan dapat diubah sampai selesai, kecuali bila soal
          lanjutannya sudah Anda buka.
        </Trans>
      </Rule>
      <Rule icon={MonitorSmartphone}>
        <Trans>Hanya satu perangkat pada satu waktu; perangkat terakhir yang berlaku.</Trans>
      </Rule>
      <Rule icon={FileQuestion}>
        <Trans>Pada soal bertingkat, jawaban Anda dapat membuka soal lanjutan.</Trans>
      </Rule>
      <Rule icon={Repeat1}>
        {is_paid ? (
          <Trans>
            Asesmen ini dikerjakan satu kali per pengambilan. Begitu dimulai, dananya tidak dapat
            diminta kembali; untuk mengulang, beli sekali lagi.
          </Trans>
        ) : (
          <Trans>
            Asesmen ini dikerjakan satu kali per pengambilan; sesudahnya dapat diambil lagi.
          </Trans>
        )}
      </Rule>
    </ul>
  )
}

function Rule({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  )
}

function useStart({ sesi_id }: AssessmentSession) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const room = to.section(sesi_id)
  const search = `?soal=${RESUME}`
  return useMutation({
    mutationFn: () => startSession(sesi_id),
    onSuccess: () => navigate({ pathname: room, search }, { replace: pathname === room }),
  })
}

/** What is to be done; on phones a bar at the edge of the screen. */
function StartBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-bar
      className={cn(
        stickyBar,
        'order-last grid gap-2.5 max-[20rem]:static desk:static desk:mx-0 desk:border-0 desk:bg-transparent desk:p-0',
      )}
    >
      {children}
    </div>
  )
}

function Begin({ session }: { session: AssessmentSession }) {
  const [honest, setHonest] = useState(false)
  const start = useStart(session)
  return (
    <>
      <Card className="grid gap-4 p-5 max-[20rem]:p-3">
        <h2 className="text-lg">
          <Trans>Sebelum mulai</Trans>
        </h2>
        <Rules {...session} />
      </Card>
      <StartBar>
        <Checkbox
          className="rounded-control bg-sunken px-3.5 py-2.5"
          checked={honest}
          onChange={(event) => setHonest(event.target.checked)}
          label={
            <Trans>Saya akan mengerjakan sendiri dengan jujur, tanpa bantuan orang lain.</Trans>
          }
        />
        <Button
          size="lg"
          block
          disabled={!honest}
          busy={start.isPending || start.isSuccess}
          onClick={() => start.mutate()}
        >
          <Trans>Mulai asesmen</Trans>
          <ArrowRight aria-hidden className="size-5 max-[20rem]:hidden rtl:rotate-180" />
        </Button>
      </StartBar>
    </>
  )
}

function Resume({ session }: { session: AssessmentSession }) {
  const { t } = useLingui()
  const start = useStart(session)
  const { seconds } = useCountdown(session.time_end ?? session.time_now, session.time_now)
  return (
    <>
      <Card className="grid justify-items-start gap-2 p-5 max-[20rem]:p-3">
        <Chip tone="warning" icon={Clock3}>
          <Trans>Sedang berlangsung</Trans>
        </Chip>
        <h2 className="text-lg">
          <Trans>Asesmen Anda masih berjalan</Trans>
        </h2>
        <p className="text-muted">
          <Trans>Jawaban yang tersimpan tetap ada. Lanjutkan sebelum waktunya habis.</Trans>
        </p>
        <p
          role="timer"
          aria-label={t`Sisa waktu`}
          className="text-4xl font-bold tracking-tight text-strong tabular-nums max-[20rem]:text-3xl"
        >
          {formatClock(seconds)}
        </p>
        {isExtended(session) && (
          <p className="text-sm text-muted">
            <Trans>Batas waktu sesi ini sudah diperpanjang.</Trans>
          </p>
        )}
      </Card>
      <StartBar>
        <Button
          size="lg"
          block
          busy={start.isPending || start.isSuccess}
          onClick={() => start.mutate()}
        >
          <Trans>Lanjutkan</Trans>
          <ArrowRight aria-hidden className="size-5 max-[20rem]:hidden rtl:rotate-180" />
        </Button>
      </StartBar>
    </>
  )
}
