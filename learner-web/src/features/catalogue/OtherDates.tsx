import { Plural, Trans } from '@lingui/react/macro'
import type { ProductCard, TrainingCard } from '../../api/types'

/** A card that may represent several dates of its subject. */
export type DatedCard = ProductCard & Partial<Pick<TrainingCard, 'subject_code' | 'other_dates'>>

/** The server counts no further than one more. */
const MOST = 10

/** How many other dates its subject has; nothing where there is none. */
export function OtherDates({ card }: { card: DatedCard }) {
  const others = card.other_dates ?? 0
  if (others > MOST) return <Trans>{MOST}+ jadwal lain</Trans>
  return others > 0 ? <Plural value={others} other="+# jadwal lain" /> : null
}
