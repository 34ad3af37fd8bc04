import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ElearningDetail } from '../../api/types'
import type { KindChapters } from '../kind'
import { sampleCertificate } from './sampleCertificate'

export const elearning: KindChapters<ElearningDetail> = {
  unitsTitle: msg`Unit kompetensi yang dipelajari`,
  sections: ({ slug, sections, sample_certificate }) => [
    { as: 'curriculum', title: <Trans>Isi kelas</Trans>, slug, items: sections },
    sampleCertificate(sample_certificate),
  ],
}
