import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { KindSlug, Schedule } from '../../api/types'
import { hoursOf } from '../../kinds/details/facts'
import { MODES } from '../../kinds/facts/names'
import { formatDateRange } from '../../lib/format'
import { strikeOf } from '../../lib/strikeOf'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { cn } from '../../ui/cn'
import { Price } from '../../ui/Price'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { ProductLink } from '../catalogue/ProductLink'
import { SeatsLeft } from './SeatsLeft'

const mark = 'rounded border-s-3 border-warning bg-warning-tint'

interface ScheduleComparisonProps {
  kind: KindSlug
  /** The one whose page this is. */
  here: string
  schedules: readonly Schedule[]
}

/** Something that dates may differ in: equal texts are the same. */
interface Point {
  name: string
  text: string
  value: ReactNode
}

interface DateProps {
  kind: KindSlug
  schedule: Schedule
  isHere: boolean
  points: readonly Point[]
  /** What the page's own date has instead. */
  own: readonly Point[]
}

/** The dates beside each other, or one under the other on phones; what differs from this page's is marked. */
export function ScheduleComparison({ kind, here, schedules }: ScheduleComparisonProps) {
  const pointsOf = usePoints()
  const isDesktop = useIsDesktop()
  const page = schedules.find(({ slug }) => slug === here)
  const own = page ? pointsOf(page) : []
  const dates = schedules.map((schedule) => ({
    kind,
    schedule,
    own,
    isHere: schedule.slug === here,
    points: pointsOf(schedule),
  }))
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-2 text-sm text-muted">
        <span aria-hidden className={cn('h-4 w-6 shrink-0', mark)} />
        <Trans>Yang ditandai berbeda dari jadwal di halaman ini.</Trans>
      </p>
      {isDesktop ? <DatesTable dates={dates} /> : <DatesList dates={dates} />}
    </div>
  )
}

function usePoints(): (schedule: Schedule) => Point[] {
  const { t } = useLingui()
  return (schedule) => {
    const { starts_at, ends_at, mode, location_name, teachers, price, time_zone } = schedule
    const isOnline = mode === 'online' || !location_name
    const hours = starts_at && ends_at && hoursOf(starts_at, ends_at, time_zone ?? undefined)
    return [
      {
        name: t`Lokasi`,
        text: isOnline ? '' : location_name,
        value: isOnline ? MODES.online : <UntranslatedText>{location_name}</UntranslatedText>,
      },
      { name: t`Pukul`, text: typeof hours === 'string' ? hours : '', value: hours },
      {
        name: t`Pengajar`,
        text: teachers.join('; '),
        value: <UntranslatedText>{teachers.join('; ')}</UntranslatedText>,
      },
      {
        name: t`Harga`,
        text: String(price),
        value: <Price amount={price} strike={strikeOf(schedule)} />,
      },
    ]
  }
}

const isSame = (own: readonly Point[], { name, text }: Point) =>
  own.every((point) => point.name !== name || point.text === text)

function Value({ own, point }: { own: readonly Point[]; point: Point }) {
  if (isSame(own, point)) return point.value
  return (
    <span className={cn('inline-block px-1.5 font-semibold text-strong', mark)}>
      <span className="sr-only">
        <Trans>Berbeda:</Trans>{' '}
      </span>
      {point.value}
    </span>
  )
}

function DateLink({ kind, schedule, isHere }: Pick<DateProps, 'kind' | 'schedule' | 'isHere'>) {
  const { starts_at, ends_at, time_zone } = schedule
  return (
    <>
      <ProductLink
        kind={kind}
        slug={schedule.slug}
        here={isHere}
        className={cn('font-semibold', isHere ? 'text-strong' : 'text-primary hover:underline')}
      >
        {starts_at &&
          formatDateRange(starts_at, ends_at ?? starts_at, undefined, time_zone ?? undefined)}
      </ProductLink>
      {isHere && (
        <span className="block text-[13px] font-normal text-muted">
          <Trans>Halaman ini</Trans>
        </span>
      )}
    </>
  )
}

function DatesList({ dates }: { dates: readonly DateProps[] }) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Perbandingan jadwal`} className="grid gap-3">
      {dates.map((date) => (
        <li
          key={date.schedule.item_id}
          className={cn(
            'grid gap-2.5 rounded-card border p-4',
            date.isHere ? 'border-primary bg-primary-tint' : 'border-line bg-surface',
          )}
        >
          <div>
            <DateLink {...date} />
          </div>
          <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-[15px]">
            {date.points.map((point) => (
              <div key={point.name} className="contents">
                <dt className="text-muted">{point.name}</dt>
                <dd>
                  <Value own={date.own} point={point} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="empty:hidden">
            <SeatsLeft schedule={date.schedule} kind={date.kind} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const head = 'px-3.5 py-2.5 text-start text-[13px] font-semibold whitespace-nowrap text-muted'
const cell = 'px-3.5 py-3 align-top'

function DatesTable({ dates }: { dates: readonly DateProps[] }) {
  const { t } = useLingui()
  const names = dates[0]?.points.map(({ name }) => name) ?? []
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, by keyboard as well
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table aria-label={t`Perbandingan jadwal`} className="w-full min-w-2xl text-[15px]">
        <thead>
          <tr>
            {[t`Tanggal`, ...names, t`Kursi`].map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date) => (
            <Row key={date.schedule.item_id} {...date} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ own, points, ...date }: DateProps) {
  return (
    <tr className={cn('border-t border-line', date.isHere && 'bg-primary-tint')}>
      <th scope="row" className={cn(cell, 'text-start')}>
        <DateLink {...date} />
      </th>
      {points.map((point) => (
        <td key={point.name} className={cell}>
          <Value own={own} point={point} />
        </td>
      ))}
      <td className={cell}>
        <SeatsLeft schedule={date.schedule} kind={date.kind} />
      </td>
    </tr>
  )
}
