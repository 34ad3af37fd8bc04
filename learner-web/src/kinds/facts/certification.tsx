import { Trans } from '@lingui/react/macro'
import { CalendarClock, CalendarDays } from 'lucide-react'
import type { CertificationCard } from '../../api/types'
import { isSoldOut } from '../../lib/isSoldOut'
import type { Fact } from '../kind'
import { dates } from './common'

/** The day of the exam, or that it is not known yet; empty when sold out. */
export function examDay(card: CertificationCard): Fact[] {
  const label = <Trans>Jadwal ujian</Trans>
  if (isSoldOut(card)) return []
  if (card.awaits_date)
    return [{ icon: CalendarClock, label, value: <Trans>Jadwal belum dibuka</Trans> }]
  const value = card.starts_at ? dates(card) : <Trans>Kapan saja</Trans>
  return [{ icon: CalendarDays, label, value }]
}
