import type { TrainingDetail } from '../../api/types'
import { duration } from '../facts/common'
import type { KindDetail } from '../kind'
import { classFacts, dateFact } from './facts'

export const training: KindDetail<TrainingDetail> = {
  facts: (detail) => [
    ...dateFact(detail),
    duration(detail.duration_hours * 60),
    ...classFacts(detail),
  ],
  schedules: ({ schedules }) => schedules,
  allSchedules: ({ schedules_total, subject_code }) => ({
    total: schedules_total,
    path: `/product/training?subject=${encodeURIComponent(subject_code)}`,
  }),
}
