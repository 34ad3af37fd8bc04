import { Trans, useLingui } from '@lingui/react/macro'
import type { KindSlug, Schedule } from '../../api/types'
import { hoursOf } from '../../kinds/details/facts'
import { MODES } from '../../kinds/facts/names'
import { formatDateRange } from '../../lib/format'
import { strikeOf } from '../../lib/strikeOf'
import { cn } from '../../ui/cn'
import { Price } from '../../ui/Price'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { ProductLink } from '../catalogue/ProductLink'
import { SeatsLeft } from './SeatsLeft'

interface ScheduleComparisonProps {
  kind: KindSlug
  /** The one whose page this is. */
  here: string
  schedules: readonly Schedule[]
}

const head = 'px-3.5 py-2.5 text-start text-[13px] font-semibold whitespace-nowrap text-muted'
const cell = 'px-3.5 py-3 align-top'
/** The dates stay in sight where the rest is pushed aside. */
const first = 'sticky start-0 z-1 bg-inherit max-sm:min-w-34 max-sm:shadow-[1px_0_0_var(--line)]'

/** The dates line by line: where, when, by whom, and for how much. */
export function ScheduleComparison({ kind, here, schedules }: ScheduleComparisonProps) {
  const { t } = useLingui()
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, by keyboard as well
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table aria-label={t`Perbandingan jadwal`} className="w-full min-w-2xl text-[15px]">
        <thead>
          <tr className="bg-surface">
            {[t`Tanggal`, t`Lokasi`, t`Pukul`, t`Pengajar`, t`Harga`, t`Kursi`].map(
              (name, index) => (
                <th key={name} scope="col" className={cn(head, index === 0 && first)}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {schedules.map((schedule) => (
            <Row
              key={schedule.item_id}
              kind={kind}
              isHere={schedule.slug === here}
              schedule={schedule}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  kind: KindSlug
  isHere: boolean
  schedule: Schedule
}

function Row({ kind, isHere, schedule }: RowProps) {
  const { starts_at, ends_at, mode, location_name, time_zone, teachers } = schedule
  const zone = time_zone ?? undefined
  return (
    <tr className={cn('border-t border-line', isHere ? 'bg-primary-tint' : 'bg-surface')}>
      <th scope="row" className={cn(cell, first, 'text-start font-semibold')}>
        <ProductLink
          kind={kind}
          slug={schedule.slug}
          here={isHere}
          className={cn('text-strong', !isHere && 'text-primary hover:underline')}
        >
          {starts_at && formatDateRange(starts_at, ends_at ?? starts_at, undefined, zone)}
        </ProductLink>
        {isHere && (
          <span className="block text-[13px] font-normal text-muted">
            <Trans>Halaman ini</Trans>
          </span>
        )}
      </th>
      <td className={cell}>
        {mode === 'online' || !location_name ? (
          MODES.online
        ) : (
          <UntranslatedText>{location_name}</UntranslatedText>
        )}
      </td>
      <td className={cn(cell, 'whitespace-nowrap tabular-nums')}>
        {starts_at && ends_at && hoursOf(starts_at, ends_at, zone)}
      </td>
      <td className={cell}>
        <UntranslatedText>{teachers.join('; ')}</UntranslatedText>
      </td>
      <td className={cell}>
        <Price amount={schedule.price} strike={strikeOf(schedule)} />
      </td>
      <td className={cell}>
        <SeatsLeft schedule={schedule} />
      </td>
    </tr>
  )
}
