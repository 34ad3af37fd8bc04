import { Trans } from '@lingui/react/macro'
import type { CartRow } from '../api/types'
import { brokenAtDots } from '../lib/format'
import { UntranslatedText } from '../ui/UntranslatedText'
import { moment, place } from './facts/common'

export type Dated = Pick<CartRow, 'starts_at' | 'ends_at' | 'mode' | 'location_name'> &
  Partial<Pick<CartRow, 'awaits_date'>>

/** The date and place of a dated line, or a note that its exam has no date yet. */
export function WhenAndWhere({ of }: { of: Dated }) {
  if (of.awaits_date)
    return (
      <p className="text-sm font-medium text-warning">
        <Trans>Jadwal ujian belum dibuka</Trans>
      </p>
    )
  if (of.starts_at === null) return null
  const when = moment(of)
  return (
    <p className="text-sm text-muted">
      {typeof when === 'string' ? brokenAtDots(when) : when} ·{' '}
      <UntranslatedText>{place(of).value}</UntranslatedText>
    </p>
  )
}
