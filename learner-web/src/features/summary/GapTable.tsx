import { Plural, Trans } from '@lingui/react/macro'
import { ChevronDown, CircleCheck, CircleMinus } from 'lucide-react'
import type { AssessmentResult, UnitResult } from '../../api/types'
import { formatNumber } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { UnitNumber } from '../../ui/UnitNumber'
import { LevelBars } from '../levels/LevelBars'
import { firstGap } from './facts'

/** Each unit: the level reached, the level required, and what is missing between them. */
export function GapTable({ result }: { result: AssessmentResult }) {
  const { units, levels } = result
  const first = firstGap(result)
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
            <th scope="col">
              <Trans>Level</Trans>
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
              isAllAnswered={isAllAnswered(result)}
              isFirst={unit === first}
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
  isAllAnswered: boolean
  /** The unit that the plan begins with. */
  isFirst: boolean
}

const isAllAnswered = ({ answered, total, follow_ups_answered, follow_ups }: AssessmentResult) =>
  answered === total && follow_ups_answered === follow_ups

function UnitRow({ number, unit, levels, isAllAnswered, isFirst }: UnitRowProps) {
  const { uk_code, uk_name, achieved_level: achieved, required_level: required } = unit
  return (
    <tr className="grid break-inside-avoid gap-x-8 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] sm:grid-rows-[auto_1fr] desk:py-5 print:px-0 print:py-3">
      <th scope="row" className="flex gap-2.5 text-start font-normal">
        <UnitNumber number={number} />
        <span>
          <span className="block font-semibold text-strong">{uk_name}</span>
          <span className="mt-0.5 block text-xs text-muted">{uk_code}</span>
        </span>
      </th>
      <td className="row-start-2 ps-8.5">
        <Outcome unit={unit} />
      </td>
      <td className="max-sm:ps-8.5 sm:row-span-2">
        <LevelSentence unit={unit} levels={levels} />
        <LevelBars achieved={achieved} required={required} max={levels.length} />
        <Answers unit={unit} isAllAnswered={isAllAnswered} />
        <WhyThisLevel unit={unit} isOpen={isFirst} />
      </td>
    </tr>
  )
}

/** What the level says, in one sentence. */
function LevelSentence({ unit, levels }: Pick<UnitRowProps, 'unit' | 'levels'>) {
  const { achieved_level: achieved, required_level: required } = unit
  const name = levels.find(({ number }) => number === achieved)?.name
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
      </span>
    </span>
  )
}

interface AnswersProps {
  unit: UnitResult
  isAllAnswered: boolean
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

/** How many questions of the unit were answered right, partly right and wrong. */
function Answers({ unit: { right, partly, wrong }, isAllAnswered }: AnswersProps) {
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
        {isAllAnswered ? (
          <Plural value={wrong} other="# salah" />
        ) : (
          <Plural value={wrong} other="# salah atau kosong" />
        )}
      </span>
    </span>
  )
}

interface WhyThisLevelProps {
  unit: UnitResult
  isOpen: boolean
}

/** The points of the unit, and level by level why it was reached or not. On paper the points alone. */
function WhyThisLevel({ unit, isOpen }: WhyThisLevelProps) {
  return (
    <>
      <details open={isOpen} className="no-print group mt-3 text-sm">
        <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 font-semibold text-primary hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <Trans>Mengapa level ini?</Trans>
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </summary>
        <div className="mt-2.5 grid gap-1.5 text-muted">
          <Points unit={unit} />
          <Steps steps={unit.steps} />
        </div>
      </details>
      <span className="mt-1.5 hidden text-sm text-muted print:block">
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
        Ini {earned} dari {all} poin: {right} dari soal yang benar dan {partly} dari soal yang
        sebagian benar.
      </Trans>
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

function Steps({ steps }: Pick<UnitResult, 'steps'>) {
  if (steps.length === 0) return null
  return (
    <>
      <p>
        <Trans>Level ditentukan oleh soal tiap level, bukan oleh nilai unit:</Trans>
      </p>
      <ul className="grid gap-1.5">
        {steps.map(({ level, percent, questions, asked, text }) => (
          <li key={level}>
            <b className="text-strong">
              <Trans>Level {level}</Trans>
            </b>{' '}
            · {formatNumber(percent)}% · <Asked questions={questions} asked={asked} /> · {text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A level's questions; what their answers opened is told beside them, so that the levels add up to the unit. */
function Asked({ questions, asked }: Pick<UnitResult['steps'][number], 'questions' | 'asked'>) {
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
