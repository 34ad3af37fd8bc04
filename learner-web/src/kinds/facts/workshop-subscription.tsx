import { Trans } from '@lingui/react/macro'
import { CalendarRange, Infinity as Endless, Ticket } from 'lucide-react'
import type { SubscriptionCard } from '../../api/types'
import type { Fact } from '../kind'

/** For how long a subscription runs. */
export function term({ period_days }: SubscriptionCard): Fact {
  return {
    icon: CalendarRange,
    label: <Trans>Masa langganan</Trans>,
    value: <Trans>{period_days} hari</Trans>,
  }
}

/** How many workshops a subscription is good for. */
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
