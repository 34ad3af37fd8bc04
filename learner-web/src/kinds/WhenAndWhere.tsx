import type { CartRow } from '../api/types'
import { UntranslatedText } from '../ui/UntranslatedText'
import { moment, place } from './facts/common'

export type Dated = Pick<CartRow, 'starts_at' | 'ends_at' | 'mode' | 'location_name'>

/** The date and place of a line that has a date. */
export function WhenAndWhere({ of }: { of: Dated }) {
  if (of.starts_at === null) return null
  return (
    <p className="text-sm text-muted">
      {moment(of)} · <UntranslatedText>{place(of).value}</UntranslatedText>
    </p>
  )
}
