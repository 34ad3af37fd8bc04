import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../../ui/cn'
import { type AttemptState, isAnswered } from './attemptState'
import type { AttemptSection, Question } from './types'

export interface MapState {
  sections: readonly AttemptSection[]
  state: AttemptState
  /** Answered, but not everything that its answer opened. */
  isUnfinished?: ((question: Question) => boolean) | undefined
}

interface QuestionMapProps extends MapState {
  current: Question
  onPick: (question: Question) => void
}

type CellState = 'open' | 'unfinished' | 'answered'

function cellStateOf(question: Question, { state, isUnfinished }: MapState): CellState {
  if (!isAnswered(state, question.id)) return 'open'
  return isUnfinished?.(question) ? 'unfinished' : 'answered'
}

/** Every question as a number: which are answered, which are flagged, which one is shown. */
export function QuestionMap({ current, onPick, ...map }: QuestionMapProps) {
  const { sections, state } = map
  return (
    <div className="grid gap-5">
      {sections.map(({ code, name, part, questions }, at) => (
        <section key={code} className="grid gap-2">
          {part && part !== sections[at - 1]?.part && <h3 className="text-sm">{part}</h3>}
          {part ? (
            <p dir="auto" className="truncate text-xs font-medium text-muted rtl:text-right">
              {name}
            </p>
          ) : (
            name && <h3 className="text-sm">{name}</h3>
          )}
          <ol className="flex flex-wrap gap-2 pb-1.5 sm:max-desk:grid sm:max-desk:w-fit sm:max-desk:grid-cols-10 desk:gap-x-1.5">
            {questions.map((question) => (
              <li key={question.id}>
                <Cell
                  number={question.number}
                  cellState={cellStateOf(question, map)}
                  flagged={state.flags.includes(question.id)}
                  isCurrent={question === current}
                  onPick={() => onPick(question)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface CellProps {
  number: number
  cellState: CellState
  flagged: boolean
  isCurrent: boolean
  onPick: () => void
}

const LOOK: Readonly<Record<CellState, string>> = {
  open: 'border-line bg-surface text-ink hover:border-primary',
  unfinished: 'border-dashed border-primary bg-primary-tint text-primary',
  answered: 'border-primary bg-primary text-on-primary',
}

// A bar below, so that it differs from the ring of the focus.
const CURRENT =
  'after:absolute after:inset-x-0.5 after:-bottom-[7px] after:h-[3px] after:rounded-full after:bg-strong'

function Cell({ number, cellState, flagged, isCurrent, onPick }: CellProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  const words: Readonly<Record<CellState, string>> = {
    open: t`belum dijawab`,
    unfinished: t`ada soal lanjutan yang belum dijawab`,
    answered: t`sudah dijawab`,
  }
  const label = [t`Soal ${number}`, words[cellState], flagged ? t`ditandai` : '']
  return (
    <button
      ref={ref}
      type="button"
      onClick={onPick}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={label.filter(Boolean).join(', ')}
      className={cn(
        'relative grid size-11 scroll-m-3 place-items-center rounded-control border-2 text-[15px] font-bold tabular-nums transition-colors disabled:opacity-60',
        LOOK[cellState],
        isCurrent && CURRENT,
      )}
    >
      {number}
      {flagged && (
        <span className="absolute -end-1 -top-1 size-3.5 rounded-full border-2 border-surface bg-price" />
      )}
    </button>
  )
}

/** The legend of the map, outside the scrolling area. */
export function MapLegend(map: MapState) {
  const hasUnfinished = map.sections.some(({ questions }) =>
    questions.some((question) => cellStateOf(question, map) === 'unfinished'),
  )
  return (
    <ul className="flex w-full flex-wrap gap-x-4 gap-y-1.5 text-xs font-medium text-muted">
      <Mark look="h-[3px] rounded-full bg-strong">
        <Trans>Soal ini</Trans>
      </Mark>
      <Mark look="h-3.5 rounded bg-primary">
        <Trans>Dijawab</Trans>
      </Mark>
      {hasUnfinished && (
        <Mark look={`h-3.5 rounded border-2 ${LOOK.unfinished}`}>
          <Trans>Lanjutan belum dijawab</Trans>
        </Mark>
      )}
      <Mark look="h-3.5 rounded border-2 border-field">
        <Trans>Belum</Trans>
      </Mark>
      <Mark look="h-3.5 rounded-full bg-price">
        <Trans>Ditandai</Trans>
      </Mark>
    </ul>
  )
}

function Mark({ look, children }: { look: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <span className={`w-3.5 ${look}`} />
      {children}
    </li>
  )
}
