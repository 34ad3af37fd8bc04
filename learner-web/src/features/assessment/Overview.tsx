import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, CircleCheck, Flag } from 'lucide-react'
import type { QuestionType } from '../../api/types'
import { Button, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { type AttemptState, followUpsOf, progressOf } from '../attempt/attemptState'
import type { Question } from '../attempt/types'
import type { AssessmentRoom, AssessmentUnit } from './kind'
import { parts } from './parts'
import { type QuestionRef, searchOf } from './questionRefs'
import type { UnitCounts } from './useUnitCounts'

interface OverviewProps {
  room: AssessmentRoom
  state: AttemptState
  counts: (unit: AssessmentUnit) => UnitCounts
  /** Answered, and so is whatever that answer opened. */
  isDone: (question: Question) => boolean
  resume: QuestionRef | null
  onFinish: () => void
}

/** The two parts of the exam with their units, and where to go on. */
export function Overview({ room, state, counts, isDone, resume, onFinish }: OverviewProps) {
  const { answered, total } = progressOf(state)
  const followUps = followUpsOf(state)
  const isComplete = answered + followUps.answered === total + followUps.total
  return (
    <div className="page grid max-w-4xl gap-6 py-6 desk:py-10">
      <header className="grid gap-4">
        <h1 className="text-2xl desk:text-3xl">{room.title}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="text-muted">
            <Trans>
              <b className="text-lg text-strong tabular-nums">{answered}</b> dari {total} soal
              dijawab
            </Trans>
            {followUps.total > 0 && (
              <>
                {' '}
                <Trans>
                  dan {followUps.answered} dari {followUps.total} soal lanjutan
                </Trans>
              </>
            )}
            {state.flags.length > 0 && (
              <span className="ms-3 inline-flex items-center gap-1.5 font-semibold text-warning">
                <Flag aria-hidden className="size-4" />
                <Plural value={state.flags.length} other="# ditandai" />
              </span>
            )}
          </p>
          <div className="flex flex-1 flex-wrap justify-end gap-3 max-sm:w-full max-sm:flex-none max-sm:*:flex-1">
            <Button variant={isComplete ? 'primary' : 'secondary'} onClick={onFinish}>
              <Trans>Selesaikan</Trans>
            </Button>
            {resume && !isComplete && (
              <LinkButton to={{ search: searchOf(resume.question) }}>
                {answered === 0 ? <Trans>Mulai menjawab</Trans> : <Trans>Lanjutkan</Trans>}
                <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
              </LinkButton>
            )}
          </div>
        </div>
      </header>
      {room.parts.map((type) => (
        <PartCard
          key={type}
          type={type}
          units={room.sections.filter((unit) => unit.type === type)}
          counts={counts}
          isDone={isDone}
        />
      ))}
    </div>
  )
}

interface PartCardProps extends Pick<OverviewProps, 'counts' | 'isDone'> {
  type: QuestionType
  units: readonly AssessmentUnit[]
}

function PartCard({ type, units, counts, isDone }: PartCardProps) {
  const { icon: Icon, title, hint } = parts[type]
  return (
    <Card className="overflow-hidden">
      <header className="flex items-center gap-4 bg-primary-tint px-5 py-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary text-on-primary">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <div>
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-muted">{hint}</p>
        </div>
      </header>
      <ol className="divide-y divide-line">
        {units.map((unit) => (
          <UnitRow key={unit.code} unit={unit} count={counts(unit)} isDone={isDone} />
        ))}
      </ol>
    </Card>
  )
}

interface UnitRowProps extends Pick<OverviewProps, 'isDone'> {
  unit: AssessmentUnit
  count: UnitCounts
}

function UnitRow({ unit, count, isDone }: UnitRowProps) {
  const { t } = useLingui()
  const open = unit.questions.find((question) => !isDone(question)) ?? unit.questions[0]
  const { followUps } = count
  const isComplete = count.answered + followUps.answered >= count.total + followUps.total
  if (!open) return null
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-5 py-4 transition-colors hover:bg-sunken">
      <div className="min-w-0">
        <p className="text-xs font-semibold text-muted">{unit.uk_code}</p>
        <Link
          to={{ search: searchOf(open) }}
          className="font-semibold text-strong before:absolute before:inset-0"
        >
          {unit.name}
        </Link>
      </div>
      <p className="flex items-center gap-2 text-sm font-semibold tabular-nums">
        {isComplete && <CircleCheck aria-hidden className="size-5 text-success" />}
        <span aria-hidden>
          {count.answered}/{count.total}
        </span>
        {followUps.total > 0 && (
          <span className="font-medium text-muted">
            <Trans>
              lanjutan {followUps.answered}/{followUps.total}
            </Trans>
          </span>
        )}
      </p>
      <div className="col-span-2">
        <Progress label={t`Soal dijawab`} value={count.answered} max={count.total} />
      </div>
    </li>
  )
}
