import { Trans } from '@lingui/react/macro'
import { Repeat1, UserRoundCheck } from 'lucide-react'
import type { AssessmentDetail } from '../../api/types'
import { extent } from '../facts/assessment'
import type { KindDetail } from '../kind'
import { audience } from './facts'

export const assessment: KindDetail<AssessmentDetail> = {
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
  agencyRole: (detail) => detail.job_role.slug,
  hasFreeCheck: true,
}
