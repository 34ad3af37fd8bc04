import { Trans } from '@lingui/react/macro'
import { ArrowRight, BadgeCheck, PartyPopper, Printer, Share2, TrendingUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AssessmentResult } from '../../api/types'
import { to } from '../../app/paths'
import { Button, LinkButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Confetti } from './Confetti'
import { certificationsOf, firstGap, isCompetent, strongest } from './facts'
import { ScoreRing } from './ScoreRing'
import { ShareDialog } from './ShareDialog'
import { SummaryFacts } from './SummaryFacts'

/** The top of the result: holder, score, competent units and first step. */
export function SummaryHero({ result }: { result: AssessmentResult }) {
  return (
    <header className="relative isolate overflow-hidden rounded-card bg-[#0f3d3a] text-white print:overflow-visible print:rounded-none print:bg-transparent print:text-ink">
      <div aria-hidden className="no-print batik absolute inset-0 -z-10 text-white/6" />
      <div
        aria-hidden
        className="no-print absolute -end-24 -top-24 -z-10 size-96 rounded-full bg-[#2dd4bf]/20 blur-3xl"
      />
      {isCompetent(result) && <Confetti />}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-5 px-5 py-6 print:gap-y-2 max-[20rem]:grid-cols-1 sm:gap-x-9 sm:px-9 sm:py-9 desk:grid-cols-[auto_1fr_auto] desk:gap-x-10 print:grid-cols-[1fr_auto] print:px-0 print:py-3">
        <div className="grid justify-items-center desk:row-span-2 print:col-start-2 print:row-span-2 print:row-start-1">
          <ScoreRing score={result.score} />
        </div>
        <Title result={result} />
        <div className="col-span-full grid gap-5 desk:col-span-1 desk:col-start-2 print:col-span-1 print:col-start-1">
          <Status result={result} />
          <Actions result={result} />
        </div>
        {isCompetent(result) && <Certify jobRole={result.job_role} />}
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
      <SummaryFacts result={result} />
    </header>
  )
}

function Title({ result }: { result: AssessmentResult }) {
  return (
    <div className="grid gap-1.5 desk:self-end print:col-start-1 print:row-start-1">
      <h1 className="text-2xl leading-tight text-balance text-white max-[22rem]:text-xl sm:text-3xl desk:text-4xl print:text-3xl print:text-strong">
        <span className="block text-base font-semibold tracking-normal text-[#99f6e4] desk:text-xl print:text-lg print:text-primary">
          {result.is_free ? <Trans>Perkiraan awal</Trans> : <Trans>Hasil asesmen</Trans>}
        </span>
        {result.job_role.name}
      </h1>
      <p className="text-white/80 max-sm:text-sm print:text-base print:text-ink">
        {result.participant && (
          <b className="text-white print:text-lg print:text-strong">{result.participant}</b>
        )}
        <span className={cn(result.participant !== '' && 'max-sm:hidden print:inline')}>
          {result.participant && ' · '}
          {result.title}
        </span>
      </p>
    </div>
  )
}

/** The number of competent units, and the unit to start with. */
function Status({ result }: { result: AssessmentResult }) {
  const competent = isCompetent(result)
  const Icon = competent ? BadgeCheck : TrendingUp
  const count = result.competent_count
  const all = result.units.length
  return (
    <div className="grid gap-1.5 desk:self-start">
      <p className="flex items-center gap-2.5 text-lg font-semibold print:text-strong">
        <Icon
          aria-hidden
          className={cn(
            'size-6 shrink-0',
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
      <p className="text-white/90 print:text-ink">
        <StrongAndFirst result={result} />
      </p>
    </div>
  )
}

function StrongAndFirst({ result }: { result: AssessmentResult }) {
  const strong = strongest(result)?.uk_name
  const first = firstGap(result)?.uk_name
  if (!first) return strong && <Trans>Anda paling kuat di {strong}.</Trans>
  if (!strong)
    return (
      <Trans>
        Inilah titik awal Anda. Mulailah dari <ToPlan>{first}</ToPlan>, lalu ukur lagi.
      </Trans>
    )
  return (
    <Trans>
      Anda paling kuat di {strong}. Mulailah dari <ToPlan>{first}</ToPlan>, lalu ukur lagi.
    </Trans>
  )
}

/** Down to the plan, which may lie below the fold. */
function ToPlan({ children }: { children?: ReactNode }) {
  return (
    <a
      href="#plan"
      className="font-semibold text-white underline underline-offset-2 print:text-inherit print:no-underline"
    >
      {children}
    </a>
  )
}

/** What follows where nothing is missing: the proof of it. */
function Certify({ jobRole }: { jobRole: AssessmentResult['job_role'] }) {
  const { name: role } = jobRole
  return (
    <div className="grid gap-4 rounded-card bg-white/10 p-5 ring-1 ring-white/20 max-desk:col-span-full desk:col-start-3 desk:row-span-2 desk:row-start-1 desk:max-w-76 print:order-last print:p-0 print:ring-0">
      <p className="flex items-start gap-3 font-semibold print:text-success">
        <PartyPopper
          aria-hidden
          className="mt-0.5 size-6 shrink-0 text-[#5eead4] print:text-success"
        />
        <Trans>Selamat! Semua unit yang disyaratkan untuk {role} telah Anda kuasai.</Trans>
      </p>
      <LinkButton
        to={certificationsOf(jobRole)}
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
    <div className="no-print flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
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
