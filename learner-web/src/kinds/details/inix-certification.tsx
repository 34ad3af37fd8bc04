import { Trans } from '@lingui/react/macro'
import { BadgeCheck, Clock, Landmark, ListChecks } from 'lucide-react'
import type { InixCertificationDetail } from '../../api/types'
import { formatDuration } from '../../lib/format'
import { validity } from '../facts/common'
import { examCode } from '../facts/inix-certification'
import type { KindDetail } from '../kind'
import { audience } from './facts'

export const inixCertification: KindDetail<InixCertificationDetail> = {
  facts: (detail) => [
    { icon: Landmark, label: <Trans>Penerbit</Trans>, value: detail.vendor },
    examCode(detail),
    validity(detail.validity_months),
    {
      icon: Clock,
      label: <Trans>Waktu ujian</Trans>,
      value: formatDuration(detail.exam_minutes),
    },
    {
      icon: ListChecks,
      label: <Trans>Soal</Trans>,
      value: <Trans>{detail.question_count} soal</Trans>,
    },
    { icon: BadgeCheck, label: <Trans>Nilai lulus</Trans>, value: detail.passing_score },
    ...audience(detail),
  ],
}
