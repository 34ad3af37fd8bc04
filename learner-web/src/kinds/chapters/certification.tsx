import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CertificationDetail } from '../../api/types'
import type { KindChapters } from '../kind'
import { sampleCertificate } from './sampleCertificate'

export const certification: KindChapters<CertificationDetail> = {
  unitsTitle: msg`Unit kompetensi yang diujikan`,
  sections: ({ steps, documents, sample_certificate, units }) => [
    {
      as: 'list',
      mark: 'number',
      title: <Trans>Alur sertifikasi</Trans>,
      short: msg`Alur`,
      items: steps,
    },
    {
      as: 'list',
      mark: 'check',
      title: <Trans>Berkas yang diserahkan</Trans>,
      short: msg`Berkas`,
      items: documents,
    },
    sampleCertificate(sample_certificate, units),
  ],
}
