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

const LEVELS = 5

/** What was learned: hours by competency unit, and the levels where they were measured. */
export function Statistics() {
  return (
    <QueryView
      query={useQuery(statisticQuery())}
      pending={<ListSkeleton count={4} className="grid gap-4" item="h-20 rounded-card" />}
    >
      {(data) =>
        data.dimensions.length || data.other_hours ? <Chart data={data} /> : <NoStatistics />
      }
    </QueryView>
  )
}

function Chart({ data }: { data: Statistic }) {
  const { t } = useLingui()
  const filled = data.dimensions.filter(({ hours, level }) => hours > 0 || level !== null)
  const most = Math.max(1, data.other_hours, ...filled.map(({ hours }) => hours))
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
        <table className="w-full text-sm max-sm:block">
          <thead className="text-start text-muted max-sm:sr-only">
            <tr>
              {[t`Unit kompetensi`, t`Jam belajar`, t`Level`].map((name) => (
                <th key={name} scope="col" className="pb-2 text-start font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-sm:grid">
            {filled.map((row) => (
              <Row key={row.uk_code} row={row} most={most} />
            ))}
            {data.other_hours > 0 && <OtherHours hours={data.other_hours} most={most} />}
          </tbody>
        </table>
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
  const { hours, level, required_level } = row
  return (
    <tr className={ROW}>
      <th scope="row" className="py-3 pe-6 text-start font-semibold text-strong max-sm:p-0">
        <bdi>{row.uk_name}</bdi>
      </th>
      <td className="w-48 py-3 pe-6 max-sm:w-auto max-sm:p-0">
        <Hours hours={hours} most={most} />
      </td>
      <td className="w-48 py-3 max-sm:w-auto max-sm:p-0">
        {level === null ? <Dash /> : <Level level={level} required={required_level ?? LEVELS} />}
      </td>
    </tr>
  )
}

const ROW = 'align-middle max-sm:grid max-sm:gap-2 max-sm:py-4'

/** Nothing was counted here; on phones the line is left out. */
const Dash = () => (
  <span aria-hidden className="text-muted max-sm:hidden">
    –
  </span>
)

/** The hours of products that develop no unit, so that the list adds up. */
function OtherHours({ hours, most }: { hours: number; most: number }) {
  return (
    <tr className={ROW}>
      <th scope="row" className="py-3 pe-6 text-start font-semibold text-strong max-sm:p-0">
        <Trans>Di luar unit kompetensi</Trans>
      </th>
      <td className="w-48 py-3 pe-6 max-sm:w-auto max-sm:p-0">
        <Hours hours={hours} most={most} />
      </td>
      <td className="max-sm:hidden">
        <Dash />
      </td>
    </tr>
  )
}

function Hours({ hours, most }: { hours: number; most: number }) {
  const { t } = useLingui()
  if (hours === 0) return <Dash />
  return (
    <span className="grid gap-1.5">
      <span className="text-muted tabular-nums">{t`${formatNumber(hours)} jam`}</span>
      <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ inlineSize: `${(100 * hours) / most}%` }}
        />
      </span>
    </span>
  )
}

function Level({ level, required }: { level: number; required: number }) {
  const isReached = level >= required
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-muted tabular-nums">
        {level === 0 ? (
          <Trans>Belum mencapai level 1, perlu {required}</Trans>
        ) : (
          <Trans>
            Level {level}, perlu {required}
          </Trans>
        )}
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
