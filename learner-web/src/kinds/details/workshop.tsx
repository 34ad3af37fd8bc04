import type { WorkshopDetail } from '../../api/types'
import { duration } from '../facts/common'
import type { KindDetail } from '../kind'
import { classFacts, dateFact } from './facts'

export const workshop: KindDetail<WorkshopDetail> = {
  facts: (detail) => [
    ...dateFact(detail),
    duration(detail.duration_hours * 60),
    ...classFacts(detail),
  ],
}
