import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TrainingDetail } from '../../api/types'
import type { KindChapters } from '../kind'

export const training: KindChapters<TrainingDetail> = {
  unitsTitle: msg`Unit kompetensi yang dikembangkan`,
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
}
