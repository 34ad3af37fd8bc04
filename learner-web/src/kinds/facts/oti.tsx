import { Trans } from '@lingui/react/macro'
import { CalendarRange, Presentation } from 'lucide-react'
import type { OtiCard } from '../../api/types'
import type { Fact } from '../kind'

export function days({ duration_days }: OtiCard): Fact {
  return {
    icon: CalendarRange,
    label: <Trans>Lama kelas</Trans>,
    value: <Trans>{duration_days} hari</Trans>,
  }
}

export function meetings({ session_count }: OtiCard): Fact {
  return {
    icon: Presentation,
    label: <Trans>Sesi</Trans>,
    value: <Trans>{session_count} sesi</Trans>,
  }
}
