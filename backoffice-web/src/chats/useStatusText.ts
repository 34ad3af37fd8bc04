import { useLingui } from '@lingui/react/macro'
import { useText } from '../define/useText'
import { formatNearMoment } from '../ui/format'
import { STATUSES } from './messages'
import type { Conversation } from './types'

/** The status of a conversation; of a snoozed one with its end. */
export function useStatusText(): (of: Pick<Conversation, 'status' | 'snoozed_until'>) => string {
  const { t } = useLingui()
  const text = useText()
  return ({ status, snoozed_until }) =>
    status === 'snoozed' && snoozed_until
      ? t`Ditunda sampai ${formatNearMoment(snoozed_until)}`
      : text(STATUSES[status])
}
