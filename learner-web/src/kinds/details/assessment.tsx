import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Repeat1, UserRoundCheck } from 'lucide-react'
import type { AssessmentDetail, RequiredUnit } from '../../api/types'
import { extent } from '../facts/assessment'
import type { KindDetail } from '../kind'
import { audience } from './facts'

export const assessment: KindDetail<AssessmentDetail> = {
  unitsTitle: msg`Unit kompetensi yang diukur`,
  facts: (detail) => [
    ...extent(detail),
    { icon: UserRoundCheck, label: <Trans>Peran</Trans>, value: detail.job_role.name },
    {
      icon: Repeat1,
      label: <Trans>Kesempatan</Trans>,
      value: detail.price > 0 ? <Trans>1 kali tiap pembelian</Trans> : <Trans>1 kali</Trans>,
    },
    ...audience(detail),
  ],
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
  levels: (detail) => detail.levels,
  agencyRole: (detail) => detail.job_role.slug,
  hasFreeCheck: true,
}

const isRequired = ({ required_level }: RequiredUnit) => required_level !== null
