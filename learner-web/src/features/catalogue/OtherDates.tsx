import { Plural } from '@lingui/react/macro'
import type { ProductCard, TrainingCard } from '../../api/types'

/** A card that may stand for several dates of its subject. */
export type DatedCard = ProductCard & Partial<Pick<TrainingCard, 'subject_code' | 'other_dates'>>

/** How many other dates its subject has; nothing where there is none. */
export function OtherDates({ card }: { card: DatedCard }) {
  const others = card.other_dates ?? 0
  return others > 0 ? <Plural value={others} other="+# tanggal lain" /> : null
}
