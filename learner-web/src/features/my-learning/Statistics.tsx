import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type Statistic, statisticQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { formatNumber } from '../../lib/format'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'

const LEVELS = 5

/** What was learned: hours by competency unit, and the levels where they were measured. */
export function Statistics() {
  return (
    <QueryView
      query={useQuery(statisticQuery())}
      pending={<ListSkeleton count={4} className="grid gap-4" item="h-20 rounded-card" />}
    >
      {(data) => (data.dimensions.length ? <Chart data={data} /> : <NoStatistics />)}
    </QueryView>
  )
}

function Chart({ data }: { data: Statistic }) {
  const { t } = useLingui()
  const most = Math.max(1, ...data.dimensions.map(({ hours }) => hours))
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-10">
        <Figure name={t`Jam belajar`} value={formatNumber(data.hours)} />
        <Figure name={t`Produk selesai`} value={formatNumber(data.products)} />
        <Figure name={t`Unit kompetensi`} value={formatNumber(data.units)} />
      </dl>
      <Card className="grid gap-5 p-4 sm:p-5">
        <h2 className="text-lg">
          <Trans>Jam belajar dan level per unit kompetensi</Trans>
        </h2>
        <ul className="grid gap-5">
          {data.dimensions.map((row) => (
            <Row key={row.uk_code} row={row} most={most} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface RowProps {
  row: Statistic['dimensions'][number]
  /** The most hours of any unit. */
  most: number
}

function Row({ row, most }: RowProps) {
  const { t } = useLingui()
  return (
    <li className="grid gap-x-6 gap-y-2 sm:grid-cols-[1fr_12rem] sm:items-center">
      <div className="grid gap-1.5">
        <p className="flex justify-between gap-x-4 text-sm">
          <span className="font-semibold text-strong">
            <UntranslatedText>{row.uk_name}</UntranslatedText>
          </span>
          {row.hours > 0 && (
            <span className="shrink-0 text-muted tabular-nums">{t`${formatNumber(row.hours)} jam`}</span>
          )}
        </p>
        {row.hours > 0 && (
          <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full rounded-full bg-primary"
              style={{ inlineSize: `${(100 * row.hours) / most}%` }}
            />
          </span>
        )}
      </div>
      {row.level !== null && <Level level={row.level} required={row.required_level ?? LEVELS} />}
    </li>
  )
}

function Level({ level, required }: { level: number; required: number }) {
  const isReached = level >= required
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-muted tabular-nums">
        <Trans>
          Level {level}, perlu {required}
        </Trans>
      </p>
      <span aria-hidden className="grid grid-cols-5 gap-1">
        {Array.from({ length: LEVELS }, (_, index) => index + 1).map((step) => (
          <span
            key={step}
            className={cn(
              'h-2 rounded-full',
              step <= level ? (isReached ? 'bg-success' : 'bg-warning') : 'bg-sunken',
              step === required && 'outline-2 outline-offset-1 outline-line',
            )}
          />
        ))}
      </span>
    </div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col justify-between">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-2xl font-bold text-strong tabular-nums">{value}</dd>
    </div>
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
