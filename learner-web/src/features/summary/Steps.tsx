import { Plural, Trans } from '@lingui/react/macro'
import type { UnitResult } from '../../api/types'
import { formatNumber } from '../../lib/format'

type Step = UnitResult['steps'][number]

interface StepsProps {
  steps: readonly Step[]
  /** The level of the unit. */
  achieved: number
}

/** Level by level what its questions gave, and why it was reached or not. */
export function Steps({ steps, achieved }: StepsProps) {
  if (steps.length === 0) return null
  return (
    <>
      <p>
        <Trans>Level ditentukan oleh soal tiap level, bukan oleh nilai unit:</Trans>
      </p>
      <ul className="grid gap-1.5">
        {steps.map((step) => (
          <li key={step.level}>
            <StepLine step={step} achieved={achieved} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface StepLineProps {
  step: Step
  achieved: number
}

function StepLine({ step, achieved }: StepLineProps) {
  const { level, percent } = step
  return (
    <>
      <b className="text-strong">
        <Trans>Level {level}</Trans>
      </b>{' '}
      · {formatNumber(percent)}% · <Asked {...step} /> · <Why step={step} achieved={achieved} />
    </>
  )
}

/** A weak level below the reached one does not matter, which is stated. */
function Why({ step: { level, reason, text }, achieved }: StepLineProps) {
  if (level >= achieved && reason === 'own_below') return <Trans>Belum lulus</Trans>
  if (level >= achieved || reason === 'shown') return text
  return (
    <Trans>
      Nilainya di bawah batas lulus, tetapi tidak menghalangi level {achieved}: yang dihitung semua
      soal sampai level itu.
    </Trans>
  )
}

/** A level's questions; follow-ups are shown beside them, so that the levels add up to the unit. */
function Asked({ questions, asked }: Pick<Step, 'questions' | 'asked'>) {
  const followUps = Math.max(0, asked - questions)
  return (
    <>
      <Plural value={questions} other="# soal" />
      {followUps > 0 && (
        <>
          {' '}
          <Plural value={followUps} other="dan # lanjutannya" />
        </>
      )}
    </>
  )
}
