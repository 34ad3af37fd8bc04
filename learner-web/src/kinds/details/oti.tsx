import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UserRoundCheck } from 'lucide-react'
import type { OtiCard, OtiDetail } from '../../api/types'
import { days, meetings } from '../facts/oti'
import type { Fact, KindDetail } from '../kind'
import { classFacts, dateFact } from './facts'
import { sampleCertificate } from './sections'

export const oti: KindDetail<OtiDetail> = {
  unitsTitle: msg`Unit kompetensi yang dikembangkan`,
  facts: (detail) => [
    ...dateFact(detail),
    days(detail),
    meetings(detail),
    ...roles(detail),
    ...classFacts(detail),
  ],
  sections: ({ benefits_detail, sessions, place: where, sample_certificate }) => [
    {
      as: 'tiles',
      title: <Trans>Keuntungan mengikuti kelas</Trans>,
      short: msg`Keuntungan`,
      items: benefits_detail,
    },
    {
      as: 'sessions',
      title: <Trans>Jadwal sesi</Trans>,
      short: msg`Jadwal`,
      items: sessions,
      place: where,
    },
    sampleCertificate(sample_certificate),
  ],
}

function roles({ job_roles }: OtiCard): Fact[] {
  if (job_roles.length === 0) return []
  const names = job_roles.map(({ name }) => name).join(', ')
  return [{ icon: UserRoundCheck, label: <Trans>Peran</Trans>, value: names }]
}
