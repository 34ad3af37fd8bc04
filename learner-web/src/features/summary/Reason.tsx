import { Trans } from '@lingui/react/macro'
import type { UnitResult } from '../../api/types'
import { formatNumber } from '../../lib/format'

type Step = UnitResult['steps'][number]

interface ReasonProps {
  unit: UnitResult
  /** From how many percent on a level is passed. */
  passing: number
}

/** Why the unit has its level and not a higher one, with the deciding numbers. */
export function Reason({ unit: { steps, achieved_level: achieved }, passing }: ReasonProps) {
  const reached = steps.find(({ level }) => level === achieved)
  const missed = steps.find(({ level }) => level > achieved)
  if (!reached && !missed) return null
  return (
    <span className="block text-ink">
      {reached && <Reached step={reached} passing={passing} />} {missed && <Missed step={missed} />}
    </span>
  )
}

function Reached({ step, passing }: { step: Step; passing: number }) {
  const { level, right, questions } = step
  const together = formatNumber(step.percent_upto)
  return (
    <Trans>
      Level {level}: {right} dari {questions} soal benar, dan {together}% dari semua soal sampai
      level itu (batasnya {passing}%).
    </Trans>
  )
}

function Missed({ step: { level, right, questions, reason, text } }: { step: Step }) {
  if (reason === 'own_below')
    return (
      <Trans>
        Level {level} belum lulus: {right} dari {questions} soal benar.
      </Trans>
    )
  return (
    <Trans>
      Level {level} belum: {right} dari {questions} soal benar. {text}
    </Trans>
  )
}
