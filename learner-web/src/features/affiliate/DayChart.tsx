import { Trans, useLingui } from '@lingui/react/macro'
import type { AffiliateDashboard } from '../../api/affiliate'
import { formatDate, formatNumber, formatRupiah } from '../../lib/format'

type Day = AffiliateDashboard['days'][number]

const WIDTH = 600
const HEIGHT = 160
const TOP = 16
const MIDDLE = (TOP + HEIGHT) / 2

/** Clicks as bars with purchases before them, day by day; the table beneath says the same in words. */
export function DayChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map((day) => Math.max(day.clicks, day.orders)))
  if (days.every(({ clicks, orders }) => clicks + orders === 0))
    return (
      <p className="text-muted">
        <Trans>Belum ada klik dalam rentang ini.</Trans>
      </p>
    )
  const step = WIDTH / days.length
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="grid gap-3">
      <div className="flex gap-2 [direction:ltr]">
        <Scale most={most} />
        <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="min-w-0 flex-1">
          <line y1={TOP} y2={TOP} x2={WIDTH} className="stroke-line" strokeDasharray="4 4" />
          {most % 2 === 0 && (
            <line
              y1={MIDDLE}
              y2={MIDDLE}
              x2={WIDTH}
              className="stroke-line"
              strokeDasharray="4 4"
            />
          )}
          <line y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} x2={WIDTH} className="stroke-line" />
          {days.map((day, index) => {
            const clicks = (day.clicks / most) * (HEIGHT - TOP)
            const orders = (day.orders / most) * (HEIGHT - TOP)
            return (
              <g key={day.day} transform={`translate(${index * step + step * 0.15} 0)`}>
                <title>{`${formatDate(day.day)}: ${day.clicks} · ${day.orders}`}</title>
                <rect
                  width={step * 0.7}
                  y={HEIGHT - clicks}
                  height={clicks}
                  rx="2"
                  className="fill-primary opacity-70"
                />
                <rect
                  width={step * 0.7}
                  y={HEIGHT - Math.max(orders, day.orders ? 6 : 0)}
                  height={Math.max(orders, day.orders ? 6 : 0)}
                  rx="2"
                  className="fill-price"
                />
              </g>
            )
          })}
        </svg>
      </div>
      {first && last && (
        <p
          aria-hidden
          className="flex justify-between text-xs text-muted tabular-nums [direction:ltr]"
        >
          <span>{formatDate(first.day)}</span>
          <span>{formatDate(last.day)}</span>
        </p>
      )}
      <figcaption className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium">
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-sm bg-primary opacity-70" />
          <Trans>Klik</Trans>
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-sm bg-price" />
          <Trans>Pembelian</Trans>
        </span>
      </figcaption>
      <DayTable days={days} />
    </figure>
  )
}

/** The grid lines of the chart: the maximum, half of it if that is whole, zero. */
function Scale({ most }: { most: number }) {
  const marks = [
    { value: most, y: TOP },
    ...(most % 2 === 0 ? [{ value: most / 2, y: MIDDLE }] : []),
    { value: 0, y: HEIGHT },
  ]
  return (
    <div aria-hidden className="relative w-7 text-end text-xs text-muted tabular-nums">
      {marks.map(({ value, y }) => (
        <span
          key={value}
          className="absolute end-0 -translate-y-1/2"
          style={{ top: `${(100 * y) / HEIGHT}%` }}
        >
          {formatNumber(value)}
        </span>
      ))}
    </div>
  )
}

function DayTable({ days }: { days: readonly Day[] }) {
  const { t } = useLingui()
  return (
    <div className="sr-only">
      <table>
        <caption>
          <Trans>Klik dan pembelian per hari</Trans>
        </caption>
        <thead>
          <tr>
            {[t`Tanggal`, t`Klik`, t`Pembelian`, t`Komisi`].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDate(day.day)}</th>
              <td>{formatNumber(day.clicks)}</td>
              <td>{formatNumber(day.orders)}</td>
              <td>{formatRupiah(day.commission)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
