import { Trans } from '@lingui/react/macro'
import { CalendarClock, CalendarDays, FileBadge } from 'lucide-react'
import type { CertificationCard } from '../../api/types'
import type { Fact } from '../kind'
import { dates } from './common'

export function scheme({ scheme_code }: CertificationCard): Fact {
  return { icon: FileBadge, label: <Trans>Kode skema</Trans>, value: scheme_code }
}

/** When its exam is, or that nobody knows yet; nothing of one that is sat at any time. */
export function examDay(card: CertificationCard): Fact[] {
  const label = <Trans>Jadwal ujian</Trans>
  if (card.awaits_date)
    return [{ icon: CalendarClock, label, value: <Trans>Jadwal belum dibuka</Trans> }]
  return card.starts_at ? [{ icon: CalendarDays, label, value: dates(card) }] : []
}
