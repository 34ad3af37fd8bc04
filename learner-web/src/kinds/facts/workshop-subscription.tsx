import { Trans } from '@lingui/react/macro'
import { CalendarRange, Infinity as Endless, Ticket } from 'lucide-react'
import type { SubscriptionCard } from '../../api/types'
import type { Fact } from '../kind'

/** The term of a subscription. */
export function term({ period_days }: SubscriptionCard): Fact {
  return {
    icon: CalendarRange,
    label: <Trans>Masa langganan</Trans>,
    value: <Trans>{period_days} hari</Trans>,
  }
}

/** The number of workshops in a subscription. */
export function quota({ workshop_quota }: SubscriptionCard): Fact {
  return {
    icon: workshop_quota === null ? Endless : Ticket,
    label: <Trans>Kuota workshop</Trans>,
    value:
      workshop_quota === null ? (
        <Trans>Tanpa batas</Trans>
      ) : (
        <Trans>{workshop_quota} workshop</Trans>
      ),
  }
}
