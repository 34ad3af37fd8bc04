import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BadgeCheck, Clock, Landmark } from 'lucide-react'
import type { CertificationDetail } from '../../api/types'
import { formatDuration } from '../../lib/format'
import { scheme } from '../facts/certification'
import { validity } from '../facts/common'
import type { KindDetail } from '../kind'
import { audience, classFacts, dateFact } from './facts'

export const certification: KindDetail<CertificationDetail> = {
  unitsTitle: msg`Unit kompetensi yang diujikan`,
  facts: (detail) => [
    scheme(detail),
    { icon: Landmark, label: <Trans>Penerbit</Trans>, value: detail.issuer },
    validity(detail.validity_months),
    {
      icon: Clock,
      label: <Trans>Waktu ujian</Trans>,
      value: formatDuration(detail.exam_minutes),
    },
    {
      icon: BadgeCheck,
      label: <Trans>Nilai lulus</Trans>,
      value: detail.passing_score,
    },
    ...dateFact(detail),
    ...(detail.mode === '' ? audience(detail) : classFacts(detail)),
  ],
  sections: ({ steps, documents }) => [
    { as: 'list', mark: 'number', title: <Trans>Alur sertifikasi</Trans>, items: steps },
    { as: 'list', mark: 'check', title: <Trans>Berkas yang diserahkan</Trans>, items: documents },
  ],
}
