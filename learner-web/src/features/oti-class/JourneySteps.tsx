import { Trans } from '@lingui/react/macro'
import { Check, Lock, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime, formatNumber } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { InIndonesian } from '../../ui/InIndonesian'
import { EmptyState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { Journey, Step } from './api'
import { actionOf, canBeDone, STEP_STYLES } from './stepStyles'

interface JourneyStepsProps {
  journey: Journey
  onOpen: (step: Step) => void
}

/** The steps of a class from first to last, along one line. */
export function JourneySteps({ journey, onOpen }: JourneyStepsProps) {
  if (journey.steps.length === 0) return <NoSteps />
  return (
    <ol className="grid">
      {journey.steps.map((step) => (
        <StepRow
          key={step.uuid}
          step={step}
          isNext={step.uuid === journey.next_step_uuid}
          onOpen={onOpen}
        />
      ))}
    </ol>
  )
}

function NoSteps() {
  return (
    <EmptyState title={<Trans>Langkah kelas belum tersedia</Trans>}>
      <Trans>Langkah-langkahnya muncul di sini begitu pengajar menyusunnya.</Trans>
    </EmptyState>
  )
}

interface StepRowProps {
  step: Step
  isNext: boolean
  onOpen: (step: Step) => void
}

/** What is still to be seen of a step that was done. */
const AGAIN: Partial<Record<Step['kind'], ReactNode>> = {
  quiz: <Trans>Lihat hasil</Trans>,
  assignment: <Trans>Lihat tugas</Trans>,
  documentation: <Trans>Lihat foto</Trans>,
}

const isDone = ({ state }: Step) => state === 'completed' || state === 'not_passed'

const canBeSeenAgain = (step: Step) => isDone(step) && Boolean(step.url || AGAIN[step.kind])

function variantOf(step: Step, isNext: boolean) {
  if (!canBeDone(step)) return 'ghost'
  return isNext ? 'primary' : 'secondary'
}

function StepRow({ step, isNext, onOpen }: StepRowProps) {
  const action = actionOf(step)
  return (
    <li className="relative flex gap-4 pb-6 before:absolute before:start-5 before:top-11 before:bottom-1 before:w-px before:bg-line last:pb-0 last:before:hidden">
      <Marker step={step} isNext={isNext} />
      <div className="grid min-w-0 flex-1 gap-2 pt-1.5 sm:grid-cols-[1fr_auto] sm:gap-4">
        <div className="grid content-start gap-1">
          <h2 className={cn('text-base', step.state === 'locked' ? 'text-muted' : 'text-strong')}>
            <TitleText>{step.title}</TitleText>
          </h2>
          {step.text && (
            <>
              <p className="text-sm text-muted">
                <UntranslatedText language={step.text_language}>{step.text}</UntranslatedText>
              </p>
              <InIndonesian language={step.text_language} />
            </>
          )}
          <Note step={step} />
        </div>
        {(canBeDone(step) || canBeSeenAgain(step)) && (
          // One button before and after, so that who has opened the step keeps the focus.
          <Button
            size="sm"
            variant={variantOf(step, isNext)}
            className={cn(
              'min-h-11 self-start max-sm:justify-self-start',
              !canBeDone(step) && 'max-sm:-ms-3.5',
            )}
            onClick={() => onOpen(step)}
          >
            {canBeDone(step) ? action : (AGAIN[step.kind] ?? action)}
          </Button>
        )}
      </div>
    </li>
  )
}

const MARKERS = {
  completed: 'bg-success-tint text-success',
  not_passed: 'bg-warning-tint text-warning',
  open: 'bg-primary-tint text-primary',
  locked: 'bg-sunken text-muted',
} as const

const MARKER_ICONS: Partial<Record<Step['state'], LucideIcon>> = {
  completed: Check,
  not_passed: RotateCcw,
  locked: Lock,
}

function Marker({ step, isNext }: { step: Step; isNext: boolean }) {
  const Icon = MARKER_ICONS[step.state] ?? STEP_STYLES[step.kind].icon
  return (
    <span
      className={cn(
        'grid size-10 shrink-0 place-items-center rounded-full',
        MARKERS[step.state],
        isNext && 'ring-2 ring-primary ring-offset-2 ring-offset-canvas',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  )
}

function Note({ step }: { step: Step }) {
  if (step.state === 'completed') return <CompletedNote step={step} />
  if (step.state === 'not_passed') return <NotPassedNote step={step} />
  if (step.locked_because === 'missed')
    return (
      <p className="text-sm text-warning">
        <Trans>Sesi ini sudah berakhir tanpa kehadiran Anda tercatat.</Trans>
      </p>
    )
  if (step.locked_because === 'not_yet' && step.opens_at) {
    const when = formatDateTime(step.opens_at)
    return (
      <p className="text-sm text-muted">
        {step.kind === 'presence' ? (
          <Trans>Presensi dibuka {when}</Trans>
        ) : (
          <Trans>Terbuka pada {when}</Trans>
        )}
      </p>
    )
  }
  if (step.locked_because === 'step_before') {
    const title = step.waits_for
    return (
      <p className="text-sm text-muted">
        <Trans>Selesaikan dahulu: {title}</Trans>
      </p>
    )
  }
  return step.is_required ? null : (
    <span>
      <Chip>
        <Trans>Opsional</Trans>
      </Chip>
    </span>
  )
}

function CompletedNote({ step: { completed_at: at, score } }: { step: Step }) {
  const when = at ? formatDateTime(at) : ''
  return (
    <p className="text-sm text-success">
      {when ? <Trans>Selesai {when}</Trans> : <Trans>Selesai</Trans>}
      {score !== null && (
        <>
          {' · '}
          <Score of={score} />
        </>
      )}
    </p>
  )
}

function NotPassedNote({ step }: { step: Step }) {
  return (
    <p className="text-sm text-warning">
      <Trans>Belum lulus</Trans>
      {step.score !== null && (
        <>
          {' · '}
          <Score of={step.score} />
        </>
      )}
      {!step.can_retry && (
        <span className="block">
          <Trans>Kesempatan sudah habis. Hubungi pengajar Anda.</Trans>
        </span>
      )}
    </p>
  )
}

function Score({ of }: { of: number }) {
  const score = formatNumber(of)
  return <Trans>Nilai {score}%</Trans>
}
