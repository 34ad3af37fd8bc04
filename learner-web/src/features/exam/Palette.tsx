import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../ui/cx'
import type { ExamPlan } from './api'
import { searchOf } from './Overview'
import { parts } from './parts'
import { isAnswered, type Sheet } from './sheet'
import type { Spot } from './spots'

interface PaletteProps {
  plan: ExamPlan
  sheet: Sheet
  spots: readonly Spot[]
  current: Spot
  onPick?: () => void
}

/** Every question as a number: which are answered, which are doubtful, which one is shown. */
export function Palette({ plan, sheet, spots, current, onPick }: PaletteProps) {
  return (
    <div className="grid gap-5">
      {plan.sections.map(({ type }) => (
        <section key={type} className="grid gap-3">
          <h3 className="text-sm">
            {parts[type].name} · {parts[type].label}
          </h3>
          {plan.units
            .filter((unit) => unit.type === type)
            .map((unit) => (
              <div key={unit.uk_code} className="grid gap-1.5">
                <p className="truncate text-xs font-medium text-muted">{unit.uk_name}</p>
                <ol className="flex flex-wrap gap-2 desk:gap-1.5">
                  {spots
                    .filter((spot) => spot.unit === unit)
                    .map((spot) => (
                      <li key={spot.index}>
                        <Cell
                          spot={spot}
                          sheet={sheet}
                          isCurrent={spot === current}
                          onPick={onPick}
                        />
                      </li>
                    ))}
                </ol>
              </div>
            ))}
        </section>
      ))}
      <Legend />
    </div>
  )
}

interface CellProps {
  spot: Spot
  sheet: Sheet
  isCurrent: boolean
  onPick: (() => void) | undefined
}

const cell =
  'relative grid size-11 place-items-center rounded-control border-2 text-[15px] font-bold tabular-nums transition-colors'

function Cell({ spot, sheet, isCurrent, onPick }: CellProps) {
  const { t } = useLingui()
  const { number, soal_code } = spot.question
  const answered = isAnswered(sheet, spot.question)
  const flagged = sheet.flags.includes(soal_code)
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isCurrent) ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  const label = [
    t`Soal ${number}`,
    answered ? t`sudah dijawab` : t`belum dijawab`,
    flagged ? t`ditandai ragu` : '',
  ]
  return (
    <Link
      ref={ref}
      replace
      to={{ search: searchOf(spot) }}
      onClick={onPick}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={label.filter(Boolean).join(', ')}
      className={cx(
        cell,
        answered
          ? 'border-primary bg-primary text-on-primary'
          : 'border-line bg-surface text-ink hover:border-primary',
        isCurrent && 'ring-2 ring-primary ring-offset-2 ring-offset-surface',
      )}
    >
      {number}
      {flagged && <Mark />}
    </Link>
  )
}

function Mark() {
  return (
    <span className="absolute -end-1 -top-1 size-3.5 rounded-full border-2 border-surface bg-price" />
  )
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-4 text-xs font-medium text-muted">
      <li className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3.5 rounded bg-primary" />
        <Trans>Dijawab</Trans>
      </li>
      <li className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3.5 rounded border-2 border-field" />
        <Trans>Belum</Trans>
      </li>
      <li className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3.5 rounded-full bg-price" />
        <Trans>Ragu-ragu</Trans>
      </li>
    </ul>
  )
}
