import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { OtiDetail } from '../../api/types'
import type { KindChapters } from '../kind'
import { sampleCertificate } from './sampleCertificate'

export const oti: KindChapters<OtiDetail> = {
  unitsTitle: msg`Unit kompetensi yang dikembangkan`,
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
