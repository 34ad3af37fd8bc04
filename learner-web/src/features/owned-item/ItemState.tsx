import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OwnedItem } from '../../api/learning'
import { formatScore } from '../../lib/formatScore'
import { Progress } from '../../ui/Progress'
import { OfHundred } from '../my-learning/OfHundred'

const AssessmentProgress = lazy(async () => ({
  default: (await import('../my-learning/AssessmentProgress')).AssessmentProgress,
}))

/** How far one is: the score of what was measured, the answers of what is being measured, the progress of what is gone through. */
export function ItemState({ item }: { item: OwnedItem }) {
  const { t } = useLingui()
  const { next_step: step, sesi_id: sesiId, score, progress, phase } = item
  if (step === 'continue_assessment' && sesiId !== null)
    return (
      <p className="font-semibold text-strong">
        <Suspense>
          <AssessmentProgress sesiId={sesiId} />
        </Suspense>
      </p>
    )
  if (step === 'see_result' && score !== null)
    return <Bar label={t`Skor`} value={score} shown={<OfHundred score={formatScore(score)} />} />
  if (progress === null || phase === 'coming') return null
  return <Bar label={t`Progres Anda`} value={progress} shown={`${progress}%`} />
}

interface BarProps {
  label: string
  value: number
  shown: ReactNode
}

function Bar({ label, value, shown }: BarProps) {
  return (
    <div className="grid max-w-md gap-1.5">
      <p className="flex justify-between gap-4 text-sm">
        <span className="text-muted">{label}</span>
        <b className="text-strong tabular-nums">{shown}</b>
      </p>
      <Progress label={label} value={value} max={100} />
    </div>
  )
}
