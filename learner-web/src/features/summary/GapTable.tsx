import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown, CircleCheck, CircleMinus } from 'lucide-react'
import type { AssessmentResult, UnitResult } from '../../api/types'
import { formatNumber } from '../../lib/format'
import { Chip } from '../../ui/Chip'
import { UnitNumber } from '../../ui/UnitNumber'
import { LevelBars } from '../levels/LevelBars'
import { Answers } from './Answers'
import { firstGap } from './facts'
import { LevelBefore } from './LevelBefore'
import { Reason } from './Reason'
import { Steps } from './Steps'

/** Each unit: the level reached, the level required, and what is missing between them. */
export function GapTable({ result }: { result: AssessmentResult }) {
  const { units } = result
  const first = firstGap(result)
  return (
    <table className="w-full">
      <caption className="sr-only">
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
          <th scope="col">
            <Trans>Level</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line border-line max-desk:border-t desk:border-s print:border-b">
        {units.map((unit, index) => (
          <UnitRow
            key={unit.uk_code}
            number={index + 1}
            unit={unit}
            result={result}
            isFirst={unit === first}
          />
        ))}
      </tbody>
    </table>
  )
}

interface UnitRowProps {
  number: number
  unit: UnitResult
  result: AssessmentResult
  /** The unit that the plan begins with. */
  isFirst: boolean
}

const isAllAnswered = ({ answered, total, follow_ups_answered, follow_ups }: AssessmentResult) =>
  answered === total && follow_ups_answered === follow_ups

function UnitRow({ number, unit, result, isFirst }: UnitRowProps) {
  const { uk_code, uk_name, achieved_level: achieved, required_level: required } = unit
  return (
    <tr className="grid break-inside-avoid gap-x-8 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] sm:grid-rows-[auto_1fr] desk:py-5 print:px-0 print:py-2">
      <th scope="row" className="flex gap-2.5 text-start font-normal">
        <UnitNumber number={number} />
        <span>
          <span className="block font-semibold text-strong">{uk_name}</span>
          <span className="mt-0.5 block text-xs text-muted">{uk_code}</span>
        </span>
      </th>
      <td className="row-start-2 grid content-start justify-items-start gap-2 ps-8.5">
        <Outcome unit={unit} />
        <LevelBefore result={result} unit={unit} />
      </td>
      <td className="max-sm:ps-8.5 sm:row-span-2">
        <LevelSentence unit={unit} levels={result.levels} />
        <LevelBars achieved={achieved} required={required} max={result.levels.length} />
        <Meaning unit={unit} levels={result.levels} />
        <Answers unit={unit} isAllAnswered={isAllAnswered(result)} />
        <WhyThisLevel unit={unit} passing={result.passing_percent} isOpen={isFirst} />
      </td>
    </tr>
  )
}

interface LevelSentenceProps extends Pick<AssessmentResult, 'levels'> {
  unit: UnitResult
}

/** What the level says, in one sentence. */
function LevelSentence({ unit, levels }: LevelSentenceProps) {
  const { achieved_level: achieved, required_level: required } = unit
  const nameOf = (level: number) => levels.find(({ number }) => number === level)?.name
  const [name, wanted] = [nameOf(achieved), nameOf(required)]
  return (
    <span className="mb-2.5 block text-ink">
      {achieved === 0 ? (
        <NotReached unit={unit} />
      ) : (
        <b className="text-strong">
          <Trans>Level {achieved}</Trans>
          {name && (
            <>
              {' '}
              (<bdi>{name}</bdi>)
            </>
          )}
        </b>
      )}
      <span className="block text-sm text-muted">
        <Trans>Disyaratkan level {required}</Trans>
        {wanted && required !== achieved && (
          <>
            {' '}
            (<bdi>{wanted}</bdi>)
          </>
        )}
      </span>
    </span>
  )
}

/** The description of the level. */
function Meaning({ unit: { achieved_level: achieved }, levels }: LevelSentenceProps) {
  const level = levels.find(({ number }) => number === achieved)
  if (!level) return null
  return (
    <span className="mt-2 block text-sm text-ink no-print">
      <bdi>{level.description}</bdi>
    </span>
  )
}

function NotReached({ unit: { right, partly, wrong } }: Pick<UnitRowProps, 'unit'>) {
  const count = right + partly + wrong
  if (count === 0) return <Trans>Belum mencapai level 1</Trans>
  return (
    <Trans>
      <b className="text-strong">Belum mencapai level 1</b>: {right} dari {count} soal benar
    </Trans>
  )
}

interface WhyThisLevelProps {
  unit: UnitResult
  /** From how many percent on a level is passed. */
  passing: number
  isOpen: boolean
}

/** Why the level was reached and no higher one: in one sentence, in points, and level by level. On paper without the last. */
function WhyThisLevel({ unit, passing, isOpen }: WhyThisLevelProps) {
  return (
    <>
      <details open={isOpen} className="no-print group mt-3 text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 font-semibold text-primary hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <Trans>Mengapa level ini?</Trans>
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </summary>
        <div className="mt-2.5 grid gap-1.5 text-muted">
          <Reason unit={unit} passing={passing} />
          <Points unit={unit} />
          <Steps steps={unit.steps} achieved={unit.achieved_level} />
        </div>
      </details>
      <span className="mt-1.5 hidden text-sm text-muted print:block">
        <Reason unit={unit} passing={passing} />
        <Points unit={unit} />
      </span>
    </>
  )
}

function Points({ unit }: { unit: UnitResult }) {
  const points = formatNumber(unit.score)
  return (
    <span>
      <Trans>Nilai unit {points} dari 100.</Trans> {unit.points_all > 0 && <Sum unit={unit} />}
    </span>
  )
}

/** The numbers that a reader can add up to the unit's score. */
function Sum({ unit }: { unit: UnitResult }) {
  const { points_right: right, points_partly: partly, points_lost: lost, points_all: all } = unit
  const earned = Math.max(0, right + partly - lost)
  const hasFollowUps = unit.steps.some(({ asked, questions }) => asked > questions)
  return (
    <>
      <Trans>
        Ini {earned} dari {all} poin.
      </Trans>
      {right > 0 && (
        <>
          {' '}
          <Trans>{right} poin dari jawaban benar.</Trans>
        </>
      )}
      {partly > 0 && (
        <>
          {' '}
          <Trans>{partly} poin dari jawaban sebagian benar.</Trans>
        </>
      )}
      {lost > 0 && (
        <>
          {' '}
          <Trans>Jawaban salah mengurangi {lost} poin.</Trans>
        </>
      )}
      {hasFollowUps && (
        <>
          {' '}
          <Trans>Poin soal lanjutan termasuk dalam soal yang membukanya.</Trans>
        </>
      )}
    </>
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
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 whitespace-nowrap">
      <Chip tone="warning" icon={CircleMinus}>
        <Trans>Belum kompeten</Trans>
      </Chip>
      <span className="text-sm font-semibold text-price tabular-nums">
        <Plural value={unit.gap} other="Kurang # level" />
      </span>
    </span>
  )
}
