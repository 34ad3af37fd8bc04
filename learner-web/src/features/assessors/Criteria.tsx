import { Trans } from '@lingui/react/macro'
import { MessageSquareText } from 'lucide-react'
import { formatNumber } from '../../lib/format'
import { UntranslatedText } from '../../ui/UntranslatedText'
import type { UnitAssessment } from './api'

type Criterion = UnitAssessment['criteria'][number]

/** What was earned by criterion, with the assessors' words. */
export function Criteria({ unit }: { unit: UnitAssessment }) {
  const score = formatNumber(unit.score ?? 0)
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <strong className="text-2xl text-strong tabular-nums">{score}</strong>
        <Trans>dari 100, batas kompeten {unit.passing_score}</Trans>
      </p>
      <ul className="grid gap-3">
        {unit.criteria.map((criterion) => (
          <CriterionRow key={criterion.name} criterion={criterion} />
        ))}
      </ul>
      {unit.comments.map((comment) => (
        <blockquote
          key={comment}
          className="flex gap-3 rounded-control bg-sunken p-4 text-sm text-strong"
        >
          <MessageSquareText aria-hidden className="mt-0.5 size-4.5 shrink-0 text-primary" />
          <span className="whitespace-pre-line">
            <UntranslatedText>{comment}</UntranslatedText>
          </span>
        </blockquote>
      ))}
    </div>
  )
}

function CriterionRow({ criterion }: { criterion: Criterion }) {
  const { name, level, points, most_points, notes } = criterion
  const share = most_points ? (100 * points) / most_points : 0
  const earned = `${formatNumber(points)} / ${formatNumber(most_points)}`
  return (
    <li className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold text-strong">
          <UntranslatedText>{name}</UntranslatedText>
        </span>
        <span dir="ltr" className="shrink-0 text-muted tabular-nums">
          {earned}
        </span>
      </p>
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ inlineSize: `${share}%` }}
        />
      </span>
      {level && (
        <p className="text-sm text-muted">
          <UntranslatedText>{level}</UntranslatedText>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-body">
          <UntranslatedText>{note}</UntranslatedText>
        </p>
      ))}
    </li>
  )
}
