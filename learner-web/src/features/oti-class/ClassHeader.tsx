import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, PartyPopper } from 'lucide-react'
import { formatDateRange } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Progress } from '../../ui/Progress'
import { TitleText } from '../../ui/TitleText'
import { WhyNoCertificate } from '../certificates/WhyNoCertificate'
import type { Journey, Step } from './api'
import { actionOf, STEP_STYLES } from './stepStyles'

interface ClassHeaderProps {
  journey: Journey
  onOpen: (step: Step) => void
}

/** How far one is, and the one thing to do next. */
export function ClassHeader({ journey, onOpen }: ClassHeaderProps) {
  const next = journey.steps.find(({ uuid }) => uuid === journey.next_step_uuid)
  return (
    <Card className="grid gap-5 p-5 sm:p-6">
      <div className="grid gap-1.5">
        <h1 className="text-2xl text-balance desk:text-3xl">
          <TitleText>{journey.title}</TitleText>
        </h1>
        {journey.starts_at && journey.ends_at && (
          <p className="text-muted">{formatDateRange(journey.starts_at, journey.ends_at)}</p>
        )}
      </div>
      {journey.steps.length > 0 && <Done percent={journey.percent} />}
      {journey.is_completed ? <Completed /> : next && <NextStep step={next} onOpen={onOpen} />}
      <WhyNoCertificate of={journey.slug} />
    </Card>
  )
}

function Done({ percent }: { percent: number }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <p className="flex justify-between text-sm">
        <span className="font-semibold text-strong">
          <Trans>Progres Anda</Trans>
        </span>
        <span className="tabular-nums text-muted">{percent}%</span>
      </p>
      <Progress label={t`Progres Anda`} value={percent} max={100} />
    </div>
  )
}

function Completed() {
  return (
    <p className="flex items-center gap-3 rounded-control bg-success-tint p-4 font-semibold text-success">
      <PartyPopper aria-hidden className="size-6 shrink-0" />
      <Trans>Selamat! Anda telah menyelesaikan kelas ini.</Trans>
    </p>
  )
}

function NextStep({ step, onOpen }: { step: Step; onOpen: (step: Step) => void }) {
  const { icon: Icon } = STEP_STYLES[step.kind]
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-control bg-primary-tint p-4">
      <Icon aria-hidden className="size-6 shrink-0 text-primary" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="block text-xs font-semibold text-primary">
          {step.state === 'not_passed' ? (
            <Trans>Belum lulus</Trans>
          ) : (
            <Trans>Langkah berikutnya</Trans>
          )}
        </span>
        <span className="font-semibold text-strong">
          <TitleText>{step.title}</TitleText>
        </span>
      </p>
      <Button onClick={() => onOpen(step)} className="max-sm:w-full">
        {actionOf(step)}
        <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
      </Button>
    </div>
  )
}
