import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Repeat1, UserRoundCheck } from 'lucide-react'
import type { AssessmentDetail } from '../../api/types'
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
      value: <Trans>1 kali tiap pembelian</Trans>,
    },
    ...audience(detail),
  ],
  sections: () => [],
  agencyRole: (detail) => detail.job_role.slug,
}
