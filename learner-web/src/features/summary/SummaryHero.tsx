import { Plural, Trans } from '@lingui/react/macro'
import { ArrowRight, BadgeCheck, PartyPopper, Printer, Share2, TrendingUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { formatDateTime, formatDuration } from '../../lib/format'
import { Button, LinkButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { isCompetent, minutesTaken } from './facts'
import { ScoreRing } from './ScoreRing'
import { ShareDialog } from './ShareDialog'

/** The moment of the result: whose it is, the score, and how many units are competent. */
export function SummaryHero({ result }: { result: AssessmentResult }) {
  return (
    <header className="relative isolate overflow-hidden rounded-card bg-[#0f3d3a] text-white print:overflow-visible print:rounded-none print:bg-transparent print:text-ink">
      <div aria-hidden className="no-print batik absolute inset-0 -z-10 text-white/6" />
      <div
        aria-hidden
        className="no-print absolute -end-24 -top-24 -z-10 size-96 rounded-full bg-[#2dd4bf]/20 blur-3xl"
      />
      <div className="grid items-center gap-x-10 gap-y-7 px-5 py-8 sm:px-9 sm:py-10 desk:grid-cols-[auto_1fr_auto] print:grid-cols-[1fr_auto] print:px-0 print:py-3">
        <div className="grid justify-items-center print:order-last">
          <ScoreRing score={result.score} />
        </div>
        <div className="grid gap-5 max-desk:justify-items-center max-desk:text-center print:justify-items-start print:gap-3 print:text-start">
          <Title result={result} />
          <UnitCount result={result} />
          <Actions result={result} />
        </div>
        {isCompetent(result) && <Certify role={result.job_role} />}
      </div>
      {result.is_free && (
        <p className="px-5 pb-6 text-sm text-white/85 sm:px-9 print:px-0 print:text-ink">
          <Trans>
            Cek ini menanyakan satu soal untuk tiap level.{' '}
            <Link
              to={to.jobRole(result.job_role.slug)}
              className="font-semibold text-white underline underline-offset-2 print:text-inherit print:no-underline"
            >
              Asesmen lengkap
            </Link>{' '}
            menanyakannya beberapa kali, sehingga hasilnya dapat dipertanggungjawabkan.
          </Trans>
        </p>
      )}
      <Facts result={result} />
    </header>
  )
}

function Title({ result }: { result: AssessmentResult }) {
  return (
    <div className="grid gap-2">
      <h1 className="text-3xl leading-tight text-white max-[20rem]:text-xl desk:text-4xl print:text-3xl print:text-strong">
        <span className="block text-lg font-semibold tracking-normal text-[#99f6e4] desk:text-xl print:text-lg print:text-primary">
          {result.is_free ? <Trans>Perkiraan awal</Trans> : <Trans>Hasil asesmen</Trans>}
        </span>
        {result.job_role.name}
      </h1>
      <p className="text-white/80 print:text-ink">
        {result.participant && (
          <>
            <b className="text-white print:text-lg print:text-strong">{result.participant}</b> ·{' '}
          </>
        )}
        {result.title}
      </p>
    </div>
  )
}

function UnitCount({ result }: { result: AssessmentResult }) {
  const competent = isCompetent(result)
  const Icon = competent ? BadgeCheck : TrendingUp
  const count = result.competent_count
  const all = result.units.length
  return (
    <p className="inline-flex items-center gap-3 justify-self-start rounded-full bg-white/12 py-2 ps-3 pe-5 font-semibold ring-1 ring-white/20 max-desk:justify-self-center print:justify-self-start print:bg-transparent print:p-0 print:ring-0">
      <Icon
        aria-hidden
        className={cn(
          'size-6',
          competent ? 'text-[#5eead4] print:text-success' : 'text-[#fdba74] print:text-price',
        )}
      />
      {count === 0 ? (
        <Trans>Belum ada unit yang kompeten</Trans>
      ) : (
        <Trans>
          {count} dari {all} unit kompeten
        </Trans>
      )}
    </p>
  )
}

/** What follows where nothing is missing: the proof of it. */
function Certify({ role: { name: role, slug } }: { role: AssessmentResult['job_role'] }) {
  return (
    <div className="grid gap-4 rounded-card bg-white/10 p-5 ring-1 ring-white/20 desk:max-w-76 print:order-last print:p-0 print:ring-0">
      <p className="flex items-start gap-3 font-semibold print:text-success">
        <PartyPopper aria-hidden className="mt-0.5 size-6 shrink-0 text-[#5eead4]" />
        <Trans>Selamat! Semua unit yang disyaratkan untuk {role} telah Anda kuasai.</Trans>
      </p>
      <LinkButton
        to={`${to.kind('certification')}?job_role=${slug}`}
        variant="ghost"
        className="no-print bg-white! text-[#0f3d3a]! hover:bg-[#ccfbf1]!"
      >
        <Trans>Buktikan dengan sertifikasi</Trans>
        <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
      </LinkButton>
    </div>
  )
}

const QUIET = 'text-white! ring-1 ring-white/35 hover:bg-white/12!'

/** Quiet, so that nothing here outshines what comes next. */
function Actions({ result }: { result: AssessmentResult }) {
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="no-print flex flex-wrap gap-3 max-desk:justify-center">
      <Button variant="ghost" onClick={() => setSharing(true)} className={QUIET}>
        <Share2 aria-hidden className="size-4.5" />
        <Trans>Bagikan</Trans>
      </Button>
      <Button variant="ghost" onClick={() => print()} className={QUIET}>
        <Printer aria-hidden className="size-4.5" />
        <Trans>Cetak</Trans>
      </Button>
      <ShareDialog result={result} open={isSharing} onClose={() => setSharing(false)} />
    </div>
  )
}

// How an attempt ends needs no word where its participant handed it in.
const endings: Record<AssessmentResult['end_reason'], ReactNode> = {
  submitted: null,
  timeout: <Trans>Waktu habis</Trans>,
  supervisor: <Trans>Diakhiri pengawas</Trans>,
}

function Facts({ result }: { result: AssessmentResult }) {
  const { answered, total, follow_ups_answered, follow_ups, duration_minutes, end_reason } = result
  // A supervisor's extra time and pauses make it longer than the exam is.
  const taken = minutesTaken(result)
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-t border-white/15 bg-black/15 px-5 py-5 text-sm sm:px-9 desk:grid-cols-4 print:grid-cols-4 print:border-b print:border-line print:bg-transparent print:px-0 print:py-3">
      <Fact label={<Trans context="time">Selesai</Trans>}>{formatDateTime(result.ended_at)}</Fact>
      <Fact label={<Trans>Waktu terpakai</Trans>}>
        <TimeTaken taken={taken} all={duration_minutes} />
      </Fact>
      <Fact label={<Trans>Soal dijawab</Trans>}>
        <Trans>
          {answered} dari {total}
        </Trans>
        {follow_ups > 0 && <FollowUps answered={follow_ups_answered} all={follow_ups} />}
      </Fact>
      {endings[end_reason] && (
        <Fact label={<Trans>Cara berakhir</Trans>}>{endings[end_reason]}</Fact>
      )}
    </dl>
  )
}

function TimeTaken({ taken, all }: { taken: number; all: number }) {
  if (taken === 0) return <Trans>Kurang dari 1 Menit</Trans>
  if (taken > all) return formatDuration(taken)
  return (
    <Trans>
      {formatDuration(taken)} dari {formatDuration(all)}
    </Trans>
  )
}

/** The questions that answers have opened, which the numbered ones do not count. */
function FollowUps({ answered, all }: { answered: number; all: number }) {
  return (
    <>
      {', '}
      {answered === all ? (
        <Plural value={all} other="ditambah # soal lanjutan" />
      ) : (
        <Plural value={all} other={`ditambah ${answered} dari # soal lanjutan`} />
      )}
    </>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-white/70 print:text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
