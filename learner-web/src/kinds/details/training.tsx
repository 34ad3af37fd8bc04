import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrainingDetail } from '../../api/types'
import { duration } from '../facts/common'
import type { KindDetail } from '../kind'
import { classFacts, dateFact } from './facts'

export const training: KindDetail<TrainingDetail> = {
  unitsTitle: msg`Unit kompetensi yang dikembangkan`,
  facts: (detail) => [
    ...dateFact(detail),
    duration(detail.duration_hours * 60),
    ...classFacts(detail),
  ],
  sections: ({ syllabus, day_agenda, starts_at, ends_at }) => [
    {
      as: 'list',
      mark: 'number',
      title: <Trans>Materi pelatihan</Trans>,
      short: msg`Materi`,
      items: syllabus,
    },
    {
      as: 'days',
      title: <Trans>Acara per hari</Trans>,
      short: msg`Acara`,
      items: day_agenda,
      starts: starts_at,
      ends: ends_at,
    },
  ],
  schedules: ({ schedules }) => schedules,
  allSchedules: ({ schedules_total, subject_code }) => ({
    total: schedules_total,
    path: `/product/training?subject=${encodeURIComponent(subject_code)}`,
  }),
}
