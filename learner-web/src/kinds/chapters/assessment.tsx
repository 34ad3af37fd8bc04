import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AssessmentDetail, RequiredUnit } from '../../api/types'
import type { KindChapters } from '../kind'

export const assessment: KindChapters<AssessmentDetail> = {
  unitsTitle: msg`Unit kompetensi yang diukur`,
  levels: (detail) => detail.levels,
  sections: ({ units, job_role, sample_question }) => [
    {
      as: 'result',
      title: <Trans>Contoh hasil</Trans>,
      items: units.some(isRequired) ? units : [],
      role: job_role.name,
    },
    {
      as: 'question',
      title: <Trans>Contoh soal</Trans>,
      items: sample_question ? [sample_question] : [],
      role: job_role.slug,
    },
  ],
}

const isRequired = ({ required_level }: RequiredUnit) => required_level !== null
