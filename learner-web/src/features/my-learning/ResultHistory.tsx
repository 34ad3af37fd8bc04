import { Trans } from '@lingui/react/macro'
import type { Statistic } from '../../api/learning'
import { to } from '../../app/paths'
import { dateFormatFor } from '../../lib/dateFormatFor'
import { formatScore } from '../../lib/formatScore'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'

type Result = Statistic['results'][number]

/** The scores of each job role over time; the latest role comes first. */
export function ResultHistory({ results }: { results: readonly Result[] }) {
  const roles = [...new Set(results.map(({ job_role }) => job_role).reverse())]
  const isOneEach = roles.length === results.length
  return (
    <Card className="grid gap-5 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          {isOneEach ? <Trans>Skor terakhir</Trans> : <Trans>Perkembangan hasil</Trans>}
        </h2>
        <p className="text-sm text-muted">
          {isOneEach ? (
            <Trans>Skor 0 sampai 100</Trans>
          ) : (
            <Trans>Skor 0 sampai 100, tiap titik satu asesmen</Trans>
          )}
        </p>
      </div>
      {isOneEach ? (
        <Rows results={results} />
      ) : (
        <ul className="grid items-start gap-6">
          {roles.map((role) => (
            <li key={role} className="grid gap-3">
              <h3 className="text-base">
                <bdi>{role}</bdi>
              </h3>
              <RoleHistory results={results.filter(({ job_role }) => job_role === role)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RoleHistory({ results }: { results: readonly Result[] }) {
  return (
    <>
      {results.length > 1 && <Line results={results} />}
      <Rows results={results} />
    </>
  )
}

/** The newest first; dots only where a line above has them. */
function Rows({ results }: { results: readonly Result[] }) {
  const isDrawn = new Set(results.map(({ job_role }) => job_role)).size < results.length
  const format = dateFormatFor(results.map(({ ended_at }) => ended_at))
  return (
    <ol className="grid text-sm">
      {[...results].reverse().map((result) => (
        <Row
          key={result.sesi_uuid}
          result={result}
          when={format(result.ended_at)}
          isDrawn={isDrawn}
        />
      ))}
    </ol>
  )
}

const MARKS = [100, 50, 0]

/** The points in the order of the results, evenly apart. For the eye alone: the list below says the same. */
function Line({ results }: { results: readonly Result[] }) {
  const points = results.map(({ sesi_uuid, is_free, score }, index) => ({
    id: sesi_uuid,
    isFree: is_free,
    x: (100 * index) / (results.length - 1),
    y: 100 - score,
  }))
  return (
    <div aria-hidden className="grid grid-cols-[2rem_1fr] py-2 [direction:ltr]">
      <ul className="relative text-xs text-muted tabular-nums">
        {MARKS.map((mark) => (
          <li key={mark} className="absolute -translate-y-1/2" style={{ top: `${100 - mark}%` }}>
            {mark}
          </li>
        ))}
      </ul>
      <div className="relative mx-2 h-32">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {MARKS.map((mark) => (
            <line
              key={mark}
              x2="100"
              y1={mark}
              y2={mark}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            className="fill-none stroke-primary"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {points.map(({ id, x, y, isFree }) => (
          <span
            key={id}
            className="absolute -translate-1/2"
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            <Dot isFree={isFree} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Hollow where a free assessment only estimates. */
function Dot({ isFree }: { isFree: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'block size-3 shrink-0 rounded-full border-2 border-primary',
        isFree ? 'bg-surface' : 'bg-primary',
      )}
    />
  )
}

interface RowProps {
  result: Result
  when: string
  isDrawn: boolean
}

function Row({ result, when, isDrawn }: RowProps) {
  const { sesi_uuid, title, is_free, score } = result
  return (
    <li>
      <Link
        to={to.summary(sesi_uuid)}
        className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
      >
        {isDrawn && <Dot isFree={is_free} />}
        <span className="grid min-w-0 flex-1">
          <bdi className="font-medium text-strong">{title}</bdi>
          <span className="text-muted">
            {when}
            {is_free && (
              <>
                {' · '}
                <Trans>Perkiraan awal</Trans>
              </>
            )}
          </span>
        </span>
        <b className="text-base text-strong tabular-nums">{formatScore(score)}</b>
      </Link>
    </li>
  )
}
