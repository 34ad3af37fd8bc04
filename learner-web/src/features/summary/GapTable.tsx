import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, CircleMinus } from 'lucide-react'
import type { AssessmentResult, UnitResult } from '../../api/types'
import { formatNumber } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { UnitNumber } from '../../ui/UnitNumber'
import { shownScore } from './facts'
import { LevelBars } from './LevelBars'

/** Each unit: the level reached, the level required, and what is missing between them. */
export function GapTable({ result: { units, levels, is_free } }: { result: AssessmentResult }) {
  return (
    <Card className="overflow-hidden print:overflow-visible print:rounded-none print:border-0">
      <table className="w-full">
        <caption className="px-5 pt-5 pb-3 text-start text-lg font-bold text-strong print:px-0 print:pt-0 print:break-after-avoid">
          <Trans>Capaian per unit</Trans>
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <Trans>Unit kompetensi</Trans>
            </th>
            <th scope="col">
              <Trans>Hasil</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line print:border-b">
          {units.map((unit, index) => (
            <UnitRow
              key={unit.uk_code}
              number={index + 1}
              unit={unit}
              levels={levels}
              isEstimate={is_free}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface UnitRowProps {
  number: number
  unit: UnitResult
  levels: AssessmentResult['levels']
  isEstimate: boolean
}

function UnitRow({ number, unit, levels, isEstimate }: UnitRowProps) {
  const { uk_code, uk_name, achieved_level: achieved, required_level: required } = unit
  const score = formatNumber(shownScore(unit.score, isEstimate))
  return (
    <tr className="break-inside-avoid align-top max-sm:grid">
      <th
        scope="row"
        className="w-full px-5 py-4 text-start font-normal max-sm:pb-2.5 print:py-3 print:ps-0"
      >
        <span className="flex items-center gap-2.5 font-semibold text-strong">
          <UnitNumber number={number} />
          {uk_name}
        </span>
        <span className="mt-0.5 mb-3 block ps-8.5 text-xs text-muted">
          <Trans>
            {uk_code} · skor {score}
          </Trans>
        </span>
        <LevelBars achieved={achieved} required={required} max={levels.length} />
        <span className="mt-2 block text-sm text-muted">
          {achieved === 0 ? (
            <Trans>
              <b className="text-strong">Belum mencapai level 1</b> · disyaratkan level {required}
            </Trans>
          ) : (
            <Trans>
              Tercapai <b className="text-strong">level {achieved}</b> · disyaratkan level{' '}
              {required}
            </Trans>
          )}
        </span>
        <Answers unit={unit} />
        <WhyThisLevel steps={unit.steps} isOpen={isEstimate && !unit.competent} />
      </th>
      <td className="py-4 pe-5 text-end max-sm:px-5 max-sm:pt-0 max-sm:text-start print:py-3 print:pe-0">
        <Outcome unit={unit} />
      </td>
    </tr>
  )
}

/** How many questions of the unit were answered right, partly right and wrong. */
function Answers({ unit: { right, partly, wrong } }: { unit: UnitResult }) {
  if (right + partly + wrong === 0) return null
  return (
    <span className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink tabular-nums">
      <span>
        <Plural value={right} other="# benar" />
      </span>
      {partly > 0 && (
        <span>
          <Plural value={partly} other="# sebagian benar" />
        </span>
      )}
      <span>
        <Plural value={wrong} other="# salah atau kosong" />
      </span>
    </span>
  )
}

/** Level by level, why it was reached or not. */
function WhyThisLevel({ steps, isOpen }: Pick<UnitResult, 'steps'> & { isOpen: boolean }) {
  if (steps.length === 0) return null
  return (
    <details open={isOpen} className="no-print mt-2 text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold text-primary">
        <Trans>Mengapa level ini?</Trans>
      </summary>
      <ul className="mt-2 grid gap-1.5">
        {steps.map(({ level, percent, asked, text }) => (
          <li key={level} className="text-muted">
            <b className="text-strong">
              <Trans>Level {level}</Trans>
            </b>{' '}
            · {formatNumber(percent)}% · <Plural value={asked} other="# soal" /> · {text}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Outcome({ unit }: { unit: UnitResult }) {
  if (unit.competent)
    return (
      <Chip tone="success" icon={CircleCheck}>
        <Trans>Kompeten</Trans>
      </Chip>
    )
  return (
    <span className="flex gap-x-3 gap-y-1.5 whitespace-nowrap max-sm:items-center sm:flex-col sm:items-end">
      <Chip tone="warning" icon={CircleMinus}>
        <Trans>Belum kompeten</Trans>
      </Chip>
      <span className="text-sm font-semibold text-price tabular-nums">
        <Plural value={unit.gap} other="Kurang # level" />
      </span>
    </span>
  )
}
