import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, type LucideIcon, Target } from 'lucide-react'
import { type Statistic, statisticQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { formatNumber } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { LevelScale } from '../levels/LevelScale'
import { LEVELS, LevelSteps } from '../levels/LevelSteps'
import { ResultHistory } from './ResultHistory'

/** What was learned: hours by competency unit, and the levels where they were measured. */
export function Statistics() {
  return (
    <QueryView
      query={useQuery(statisticQuery())}
      pending={<ListSkeleton count={4} className="grid gap-4" item="h-20 rounded-card" />}
    >
      {(data) =>
        data.dimensions.length || data.other_hours || data.results.length ? (
          <Chart data={data} />
        ) : (
          <NoStatistics />
        )
      }
    </QueryView>
  )
}

function Chart({ data }: { data: Statistic }) {
  const { t } = useLingui()
  const measured = data.dimensions.filter(({ level }) => level !== null)
  const learnt = data.dimensions.filter(({ hours }) => hours > 0)
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-3 gap-3 sm:gap-5">
        <Figure icon={Clock} name={t`Jam belajar`} value={formatNumber(data.hours)} />
        <Figure icon={CircleCheck} name={t`Produk selesai`} value={formatNumber(data.products)} />
        <Figure
          icon={Target}
          name={t`Unit dipelajari atau diukur`}
          value={formatNumber(data.units)}
        />
      </dl>
      <div className="grid items-start gap-5 desk:grid-cols-2">
        {measured.length > 0 && <Levels units={[...measured].sort(byGap)} />}
        <div className="grid gap-5 empty:hidden">
          {data.results.length > 0 && <ResultHistory results={data.results} />}
          {(learnt.length > 0 || data.other_hours > 0) && (
            <HoursByUnit units={learnt} other={data.other_hours} />
          )}
        </div>
      </div>
    </div>
  )
}

type Unit = Statistic['dimensions'][number]

const gapOf = ({ level, required_level }: Unit) => (required_level ?? LEVELS) - (level ?? 0)
const byGap = (one: Unit, other: Unit) => gapOf(other) - gapOf(one)

function Levels({ units }: { units: readonly Unit[] }) {
  const reached = units.filter(
    ({ level, required_level }) => (level ?? 0) >= (required_level ?? LEVELS),
  )
  const { length: all } = units
  const { length: count } = reached
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          <Trans>Level yang terukur</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>
            {count} dari {all} unit yang diukur sudah kompeten
          </Trans>
        </p>
      </div>
      <ul className="divide-y divide-line">
        {units.map(({ uk_code, uk_name, level, required_level }) => (
          <li key={uk_code} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
            <p className="font-semibold text-strong">
              <bdi>{uk_name}</bdi>
            </p>
            <LevelSteps level={level ?? 0} required={required_level ?? LEVELS} />
          </li>
        ))}
      </ul>
      <LevelScale />
    </Card>
  )
}

/** Hours of products without a unit come last, so that the list adds up. */
function HoursByUnit({ units, other }: { units: readonly Unit[]; other: number }) {
  const { t } = useLingui()
  const most = Math.max(other, ...units.map(({ hours }) => hours))
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Trans>Jam belajar per unit kompetensi</Trans>
        </h2>
        <p className="text-sm text-muted">
          <Trans>Jam satu produk dibagi rata ke unit yang dilatihnya.</Trans>
        </p>
      </div>
      <ul className="grid gap-3.5">
        {units.map(({ uk_code, uk_name, hours }) => (
          <Hours key={uk_code} name={uk_name} hours={hours} most={most} />
        ))}
        {other > 0 && <Hours name={t`Di luar unit kompetensi`} hours={other} most={most} />}
      </ul>
      <Scale from={t`${formatNumber(0)} jam`} to={t`${formatNumber(most)} jam`} />
    </Card>
  )
}

/** The meaning of a bar's ends. */
function Scale({ from, to }: { from: string; to: string }) {
  return (
    <p aria-hidden className="-mt-2 flex justify-between text-xs text-muted tabular-nums">
      <span>{from}</span>
      <span>{to}</span>
    </p>
  )
}

interface HoursProps {
  name: string
  hours: number
  /** The most hours of any row. */
  most: number
}

function Hours({ name, hours, most }: HoursProps) {
  const { t } = useLingui()
  return (
    <li className="grid gap-1.5 text-sm">
      <span className="flex items-baseline justify-between gap-4">
        <bdi className="font-semibold text-strong">{name}</bdi>
        <span className="shrink-0 text-muted tabular-nums">{t`${formatNumber(hours)} jam`}</span>
      </span>
      <span aria-hidden className="block h-2.5 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ inlineSize: `${(100 * hours) / most}%` }}
        />
      </span>
    </li>
  )
}

interface FigureProps {
  icon: LucideIcon
  name: string
  value: string
}

function Figure({ icon: Icon, name, value }: FigureProps) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-0.5 p-3.5 sm:p-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex items-center gap-2.5 text-2xl font-bold text-strong tabular-nums">
        <Icon aria-hidden className="size-6 text-primary max-sm:hidden" />
        {value}
      </dd>
    </Card>
  )
}

function NoStatistics() {
  return (
    <EmptyState
      title={<Trans>Belum ada yang dihitung</Trans>}
      action={
        <LinkButton to={paths.product}>
          <Trans>Jelajahi katalog</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Jam belajar dan level kompetensi muncul setelah Anda menyelesaikan kelas atau asesmen.
      </Trans>
    </EmptyState>
  )
}
