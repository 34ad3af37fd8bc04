import type { SubscriptionDetail } from '../../api/types'
import { quota, term } from '../facts/workshop-subscription'
import type { KindDetail } from '../kind'
import { audience } from './facts'

export const workshopSubscription: KindDetail<SubscriptionDetail> = {
  facts: (detail) => [term(detail), quota(detail), ...audience(detail)],
}
